package arenhold.server.computer;

import arenhold.engine.EngineFault;
import arenhold.engine.process.EngineProcess;
import arenhold.players.Decision;
import arenhold.players.Player;
import arenhold.players.PlayerInfo;
import arenhold.players.Seen;
import arenhold.players.Thinking;
import arenhold.server.ops.Figures;
import arenhold.server.ops.Settings;
import jakarta.annotation.PreDestroy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/**
 * Lets computers think in a process of their own, which has a heap and a compiler of its own and a
 * lower priority: rooms of people wait for none of it. It is started when a computer is first
 * asked, and ends when none has been for a while. Where it is not there, or fails, the same players
 * think in this process: they decide the same.
 */
@Component
public class PlayerProcesses {

  private static final Logger LOG = LoggerFactory.getLogger(PlayerProcesses.class);

  /** How long after a failure another process is started, in nanoseconds. */
  private static final long AGAIN = TimeUnit.SECONDS.toNanos(30);

  private final Settings.Computers settings;
  private final Figures figures;
  private final AtomicLong seats = new AtomicLong();

  /** The process, once it has introduced itself. */
  private volatile PlayerProcess running;

  /** The same, or one that is being started; null if there is none. */
  private EngineProcess engine;

  /** Whether one runs, or is being started. */
  private boolean started;

  /** Where the classes are, once that is known. */
  private Path classes;

  private boolean closed;
  private long notBefore = System.nanoTime();

  @Autowired
  PlayerProcesses(Settings settings, Figures figures) {
    this(settings.computers(), figures);
  }

  PlayerProcesses(Settings.Computers settings, Figures figures) {
    this.settings = settings;
    this.figures = figures;
  }

  /** A player for one seat of one match. */
  public Player seated(PlayerInfo info) {
    return settings.process() ? new Seated(info) : info.seated().get();
  }

  /** No question will be put to a player any more. */
  void left(Player player) {
    PlayerProcess now = running;
    if (now != null && player instanceof Seated seated) now.over(seated.match);
  }

  /** The process to ask; null if there is none yet. */
  private PlayerProcess process() {
    PlayerProcess now = running;
    if (now == null) start();
    return now;
  }

  /** The id of the process that can be asked; 0 if there is none. */
  synchronized long pid() {
    return running == null ? 0 : engine.pid();
  }

  private synchronized void start() {
    if (started || closed || System.nanoTime() - notBefore < 0) return;
    started = true;
    Thread.ofPlatform().daemon().name("player-process").start(this::run);
  }

  /** Starts a process and listens to it until it ends. */
  private void run() {
    try {
      listen(begun());
    } catch (IOException | RuntimeException failure) {
      failed(failure);
    } finally {
      ended();
    }
  }

  private EngineProcess begun() throws IOException {
    if (classes == null) classes = PlayerCommand.classes();
    long megabytes = settings.processMemory().toMegabytes();
    ProcessBuilder command = PlayerCommand.of(settings.threads(), megabytes, classes);
    EngineProcess begun = EngineProcess.start(command);
    synchronized (this) {
      engine = begun;
      if (closed) begun.close();
    }
    PlayerCommand.sacrifice(begun.pid());
    return begun;
  }

  private void listen(EngineProcess begun) {
    try (PlayerProcess process = PlayerProcess.greeted(begun)) {
      running = process;
      process.listen(settings.processIdle());
    }
  }

  private void failed(Exception failure) {
    synchronized (this) {
      if (closed) return;
      notBefore = System.nanoTime() + AGAIN;
    }
    figures.playerProcessFailed();
    // What it said may name cards.
    String why = failure instanceof EngineFault fault ? fault.code().text() : failure.toString();
    LOG.warn("computers think in the server's own process for now: {}", why);
    LOG.debug("the process of computer players", failure);
  }

  private synchronized void ended() {
    running = null;
    engine = null;
    started = false;
  }

  @PreDestroy
  synchronized void close() {
    closed = true;
    if (engine != null) engine.close();
  }

  /** A player that is asked in the other process if it can be, and here otherwise. */
  private final class Seated implements Player {
    private final PlayerInfo info;
    private final String match = "seat " + seats.incrementAndGet();
    private Player here;

    private Seated(PlayerInfo info) {
      this.info = info;
    }

    @Override
    public Decision decide(Seen<?> seen, Thinking thinking) {
      PlayerProcess process = process();
      Decision there = process == null ? null : process.decide(match, info, seen, thinking);
      figures.thought(there == null ? "server" : "process");
      if (there != null) return there;
      if (here == null) here = info.seated().get();
      return here.decide(seen, thinking);
    }
  }
}
