package arenhold.server.computer;

import arenhold.engine.Code;
import arenhold.engine.Conversation;
import arenhold.engine.EngineFault;
import arenhold.engine.Served;
import arenhold.engine.process.EngineProcess;
import arenhold.players.Decision;
import arenhold.players.PlayerInfo;
import arenhold.players.Seen;
import arenhold.players.Thinking;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * A running process of our own players, and the conversation with it by the engine protocol. It is
 * told what the seats know, as any engine is. Several threads may wait for answers at once.
 */
final class PlayerProcess implements AutoCloseable {

  /** How often those who wait look whether to stop, in milliseconds. */
  private static final long LOOK = 5;

  /** How many seats it knows at once; the one asked longest ago is told all again. */
  static final int MOST = 256;

  /** How long it may take to answer after being told to stop. */
  private static final long STOPS = TimeUnit.SECONDS.toNanos(5);

  /** How long after that it is ended, if it has answered nothing at all. */
  private static final long HANGS = TimeUnit.SECONDS.toNanos(30);

  private final EngineProcess process;
  private final Conversation conversation;

  /** The names of the open matches, the one used longest ago first. */
  private final LinkedHashMap<String, Boolean> open = new LinkedHashMap<>(MOST, 0.75f, true);

  /** The matches in which an answer is waited for. */
  private final Set<String> asking = new HashSet<>();

  /** What the players failed with, by match. */
  private final Map<String, EngineFault> failed = new HashMap<>();

  private EngineFault ended;

  /** When it did not stop and has said nothing since; 0 if it has. */
  private long silentSince;

  private PlayerProcess(EngineProcess process, Conversation conversation) {
    this.process = process;
    this.conversation = conversation;
  }

  /**
   * Greets a process that has been started, and waits until it has introduced itself.
   *
   * @throws EngineFault if it does not
   */
  static PlayerProcess greeted(EngineProcess process) {
    Conversation conversation = new Conversation(process);
    try {
      conversation.hello();
    } catch (EngineFault fault) {
      process.close();
      throw fault;
    }
    return new PlayerProcess(process, conversation);
  }

  /**
   * Listens to the process, until it ends or has not been asked anything for a while.
   *
   * @throws EngineFault why it has ended, other than for want of questions
   */
  void listen(Duration idle) {
    try {
      while (heard(idle)) {
        // Goes on.
      }
    } catch (EngineFault fault) {
      throw end(fault);
    }
  }

  private boolean heard(Duration idle) {
    String line;
    process.within(idle.toMillis());
    try {
      line = process.receive();
    } catch (EngineFault fault) {
      // Questions have deadlines of their own, those that are still being sent too.
      if (fault.code() != Code.SILENT && fault.code() != Code.UNREAD) throw fault;
      return !isIdle();
    }
    hear(line);
    return true;
  }

  /** Whether nobody waits; then nobody may ask any more either. */
  private synchronized boolean isIdle() {
    if (!asking.isEmpty()) return false;
    ended = new EngineFault(Code.GONE, "nothing was asked");
    return true;
  }

  private synchronized void hear(String line) {
    silentSince = 0;
    try {
      conversation.hear(line);
    } catch (EngineFault fault) {
      if (fault.match() == null) throw fault;
      // Of a question that was given up it is no news.
      if (asking.contains(fault.match())) failed.put(fault.match(), fault);
    }
    notifyAll();
  }

  /**
   * Has a player decide.
   *
   * @param match a name of its own for each seat of each match
   * @return the decision; null if this process cannot be asked, or has ended meanwhile
   * @throws EngineFault if the player has failed
   */
  synchronized Decision decide(String match, PlayerInfo player, Seen<?> seen, Thinking thinking) {
    if (ended != null) return null;
    asking.add(match);
    try {
      if (!told(match, player, seen, thinking)) return null;
      conversation.put(match, seen, null, thinking.nodes());
      return answer(match, thinking);
    } catch (EngineFault fault) {
      if (fault.match() == null) end(fault);
      else over(match);
      if (fault.code() == Code.FAILED) throw fault;
      return null;
    } finally {
      asking.remove(match);
      failed.remove(match);
    }
  }

  /** Tells it all that has led up to the question. Returns whether it was not too late for that. */
  private boolean told(String match, PlayerInfo player, Seen<?> seen, Thinking thinking) {
    if (open.get(match) == null) {
      makeRoom();
      int rules = seen.game().info().version();
      String label = Served.label(player);
      conversation.begin(match, rules, seen.known(), thinking.seed(), null, label);
      open.put(match, true);
    }
    while (!conversation.brief(match, seen.known(), process::hasRoom)) {
      if (ended != null || thinking.stop().test(0)) return false;
      await();
    }
    return true;
  }

  private void makeRoom() {
    if (open.size() < MOST) return;
    Iterator<String> oldest = open.keySet().iterator();
    String match = oldest.next();
    while (asking.contains(match)) match = oldest.next();
    over(match);
  }

  /** It need not know this match any more. */
  synchronized void over(String match) {
    if (open.remove(match) != null && ended == null) conversation.over(match, null);
  }

  private Decision answer(String match, Thinking thinking) {
    long stopped = 0;
    while (true) {
      // A player that has failed leaves the choice to the game as well.
      if (failed.containsKey(match)) throw failed.remove(match);
      Decision decision = conversation.decided(match);
      if (decision != null) return decision;
      if (ended != null) return null;
      if (stopped == 0 && thinking.stop().test(0)) {
        conversation.stop(match);
        stopped = System.nanoTime();
      }
      if (stopped != 0 && System.nanoTime() - stopped > STOPS) {
        giveUp(match);
        return null;
      }
      await();
    }
  }

  /** It does not stop: goes on without this match, or without the process if it hangs. */
  private void giveUp(String match) {
    over(match);
    if (silentSince == 0) silentSince = System.nanoTime();
    else if (System.nanoTime() - silentSince > HANGS) {
      end(new EngineFault(Code.SILENT, "it does not stop"));
    }
  }

  private void await() {
    try {
      wait(LOOK);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the wait for it was ended", stopped);
    }
  }

  /** Nothing more comes from it, for the first reason given. */
  private synchronized EngineFault end(EngineFault why) {
    if (ended == null) ended = why;
    process.close();
    notifyAll();
    return ended;
  }

  @Override
  public void close() {
    end(new EngineFault(Code.GONE, "the server has ended it"));
  }
}
