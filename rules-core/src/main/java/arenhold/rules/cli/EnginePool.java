package arenhold.rules.cli;

import arenhold.engine.Conversation;
import arenhold.engine.EngineFault;
import arenhold.engine.process.EngineProcess;
import arenhold.players.Decision;
import arenhold.players.Player;
import arenhold.players.PlayerInfo;
import arenhold.players.Seen;
import arenhold.players.Thinking;
import arenhold.rules.Outcome;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Engines as players of a ladder. Of each as many processes run as matches are played at the same
 * time; when a match is over, its process plays the next one.
 */
final class EnginePool implements AutoCloseable {

  /** What engines begin with among players. */
  static final String PREFIX = "engine:";

  /** The name of the only match that a process plays at a time. */
  private static final String MATCH = "m";

  private final Queue<EngineProcess> started = new ConcurrentLinkedQueue<>();

  /**
   * An engine as it is listed; none is started before it is needed.
   *
   * @param text {@code engine:COMMAND}
   * @param milliseconds how long it may take for a question
   */
  PlayerInfo info(String text, long milliseconds) {
    String command = text.substring(PREFIX.length());
    EngineCommand.words(command);
    Engine engine = new Engine(command, milliseconds, new ConcurrentLinkedQueue<>());
    return new PlayerInfo(text, 1, setup -> plays(engine, setup.game()), () -> new Seated(engine));
  }

  private boolean plays(Engine engine, String game) {
    Talk talk = talk(engine);
    engine.idle().add(talk);
    return talk.conversation().plays(game);
  }

  private Talk talk(Engine engine) {
    Talk free = engine.idle().poll();
    if (free != null) return free;
    EngineProcess process = EngineCommand.start(engine.command());
    started.add(process);
    Conversation conversation = new Conversation(process);
    try {
      conversation.hello();
      return new Talk(process, conversation);
    } catch (EngineFault fault) {
      throw Wrong.failed(PREFIX + engine.command() + ": " + fault.text());
    }
  }

  @Override
  public void close() {
    started.forEach(EngineProcess::close);
  }

  /**
   * An engine.
   *
   * @param idle its processes that play no match now
   */
  private record Engine(String command, long milliseconds, Queue<Talk> idle) {}

  /** A process that has introduced itself. */
  private record Talk(EngineProcess process, Conversation conversation) {}

  /** An engine in one seat of one match. */
  final class Seated implements Player {
    private final Engine engine;
    private Talk talk;
    private boolean failed;

    private Seated(Engine engine) {
      this.engine = engine;
    }

    @Override
    public Decision decide(Seen<?> seen, Thinking thinking) {
      boolean fine = false;
      try {
        if (talk == null) {
          talk = talk(engine);
          int rules = seen.game().info().version();
          talk.conversation().open(MATCH, rules, seen.known(), thinking.seed(), null);
        }
        Decision decision =
            talk.conversation().ask(MATCH, seen, engine.milliseconds(), thinking.nodes());
        fine = true;
        return decision;
      } finally {
        failed = !fine;
      }
    }

    /** Frees the process; {@code outcome} is null if the match was broken off. */
    void over(Outcome outcome) {
      if (talk == null) return;
      if (failed) {
        talk.process().close();
        return;
      }
      talk.conversation().over(MATCH, outcome);
      engine.idle().add(talk);
    }
  }
}
