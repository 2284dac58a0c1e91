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
import java.util.LinkedHashMap;
import java.util.List;
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

  /**
   * How many seats it knows at once; the one asked longest ago is forgotten, and told all again.
   */
  static final int MOST = 256;

  /** How answers begin. */
  private static final String ANSWER = "{\"t\":\"choose\"";

  /**
   * How long after a question was given up it is ended if it has answered nothing. Until it
   * answers, nothing more is asked.
   */
  private static final long HANGS = TimeUnit.SECONDS.toNanos(30);

  private final EngineProcess process;
  private final Conversation conversation;

  private final int mostLines;
  private final long stops;

  /** How many lines it knows of each open match, the one used longest ago first. */
  private final LinkedHashMap<String, Integer> open = new LinkedHashMap<>(MOST, 0.75f, true);

  /** Other names for seats in whose matches a question was given up, by their own. */
  private final Map<String, String> renamed = new HashMap<>();

  /** Matches that are over, but in which an answer is still waited for. */
  private final Set<String> left = new HashSet<>();

  /** The matches in which an answer is waited for. */
  private final Set<String> asking = new HashSet<>();

  /** What the players failed with, by match. */
  private final Map<String, EngineFault> failed = new HashMap<>();

  private EngineFault ended;

  /** When a question was last given up with no answer to anything since; 0 if there is none. */
  private long silentSince;

  private int givenUp;

  private PlayerProcess(
      EngineProcess process, Conversation conversation, int mostLines, Duration stops) {
    this.process = process;
    this.conversation = conversation;
    this.mostLines = mostLines;
    this.stops = stops.toNanos();
  }

  /**
   * Greets a process that has been started, and waits until it has introduced itself.
   *
   * @param mostLines of how many lines of logs it has the memory
   * @param stops how long it may take to answer after being told to stop
   * @throws EngineFault if it does not
   */
  static PlayerProcess greeted(EngineProcess process, int mostLines, Duration stops) {
    Conversation conversation = new Conversation(process);
    try {
      conversation.hello();
    } catch (RuntimeException | Error failure) {
      process.close();
      throw failure;
    }
    return new PlayerProcess(process, conversation, mostLines, stops);
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
    if (line.startsWith(ANSWER)) silentSince = 0;
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
   * @param seat a name of its own for each seat of each match
   * @return the decision; null if this process cannot be asked, or has ended meanwhile
   * @throws EngineFault if the player has failed
   */
  synchronized Decision decide(String seat, PlayerInfo player, Seen<?> seen, Thinking thinking) {
    if (ended != null || isSilent()) return null;
    String match = match(seat);
    asking.add(match);
    try {
      if (!told(match, player, seen, thinking)) return null;
      conversation.put(match, seen, null, thinking.nodes());
      Decision decision = answer(match, thinking);
      if (decision == null) giveUp(seat, match);
      return decision;
    } catch (EngineFault fault) {
      if (fault.match() == null) end(fault);
      else forget(match);
      if (fault.code() == Code.FAILED) throw fault;
      return null;
    } finally {
      asking.remove(match);
      failed.remove(match);
      if (left.remove(match)) forget(match);
    }
  }

  /** Whether it may hang: then it is not asked, and ended after a while. */
  private boolean isSilent() {
    if (silentSince == 0) return false;
    boolean hangs = System.nanoTime() - silentSince > HANGS;
    if (hangs) end(new EngineFault(Code.SILENT, "it does not stop"));
    return true;
  }

  /** Tells it all that has led up to the question. Returns whether it was not too late for that. */
  private boolean told(String match, PlayerInfo player, Seen<?> seen, Thinking thinking) {
    int lines = seen.known().lines().size() + seen.known().changes().size();
    makeRoom(match, lines);
    if (open.get(match) == null) {
      int rules = seen.game().info().version();
      String label = Served.label(player);
      conversation.begin(match, rules, seen.known(), thinking.seed(), null, label);
    }
    open.put(match, lines);
    while (!conversation.brief(match, seen.known(), process::hasRoom)) {
      if (ended != null || thinking.stop().test(0)) return false;
      await();
    }
    return true;
  }

  /** Has it forget other seats, for one of which it is told so many lines. */
  private void makeRoom(String match, int lines) {
    int others = 0;
    for (var each : open.entrySet()) if (!each.getKey().equals(match)) others += each.getValue();
    for (String each : List.copyOf(open.keySet())) {
      boolean place = open.containsKey(match) || open.size() < MOST;
      if (place && others + lines <= mostLines) return;
      if (each.equals(match) || asking.contains(each)) continue;
      others -= open.get(each);
      forget(each);
    }
  }

  private String match(String seat) {
    return renamed.getOrDefault(seat, seat);
  }

  /** What was given up may still be answered, or fail, under the name of the match. */
  private void giveUp(String seat, String match) {
    forget(match);
    if (ended != null) return;
    renamed.put(seat, seat + " again " + ++givenUp);
    silentSince = System.nanoTime();
  }

  /** Nothing more is asked for this seat. */
  synchronized void over(String seat) {
    String match = match(seat);
    renamed.remove(seat);
    if (asking.contains(match)) left.add(match);
    else forget(match);
  }

  private void forget(String match) {
    if (open.remove(match) == null || ended != null) return;
    try {
      conversation.over(match, null);
    } catch (EngineFault fault) {
      end(fault);
    }
  }

  /** The answer; null if none comes although it was told to stop, or if it has ended. */
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
      if (stopped != 0 && System.nanoTime() - stopped > stops) return null;
      await();
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
