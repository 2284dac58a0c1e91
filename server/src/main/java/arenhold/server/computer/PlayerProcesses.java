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
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
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

  /** Of how many lines of logs it has the memory in each megabyte that it may use. */
  private static final int LINES_OF_A_MEGABYTE = 50;

  /** How long a process may take to answer after being told to stop. */
  private static final Duration STOPS = Duration.ofSeconds(5);

  private final Settings.Computers settings;
  private final Figures figures;
  private final Duration stops;
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
    this(settings.computers(), figures, STOPS);
  }

  PlayerProcesses(Settings.Computers settings, Figures figures, Duration stops) {
    this.settings = settings;
    this.figures = figures;
    this.stops = stops;
  }

  /** A player for one seat of one match. */
  public Player seated(PlayerInfo info) {
    return settings.process() ? new Seated(info) : info.seated().get();
  }

  /** No question will be put to a player any more. */
  void left(Player player) {
    if (!(player instanceof Seated seated)) return;
    seated.left = true;
    PlayerProcess now = running;
    if (now != null) now.over(seated.seat);
  }

  /** Whether it makes a difference to this player to be {@link #left}. */
  static boolean holds(Player player) {
    return player instanceof Seated;
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
    } catch (IOException | RuntimeException | Error failure) {
      failed(failure);
    } finally {
      ended();
    }
  }

  private EngineProcess begun() throws IOException {
    if (classes == null || !Files.exists(classes)) classes = PlayerCommand.classes();
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
    try (PlayerProcess process = PlayerProcess.greeted(begun, mostLines(), stops)) {
      running = process;
      process.listen(settings.processIdle());
    }
  }

  private int mostLines() {
    return Math.toIntExact(settings.processMemory().toMegabytes() * LINES_OF_A_MEGABYTE);
  }

  private void failed(Throwable failure) {
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
    private final String seat = "seat " + seats.incrementAndGet();
    private volatile boolean left;
    private Player here;

    private Seated(PlayerInfo info) {
      this.info = info;
    }

    @Override
    public Decision decide(Seen<?> seen, Thinking thinking) {
      Decision there = there(seen, thinking);
      if (there != null) return there;
      figures.thought("server");
      if (here == null) here = info.seated().get();
      return here.decide(seen, thinking);
    }

    private Decision there(Seen<?> seen, Thinking thinking) {
      PlayerProcess process = left ? null : process();
      if (process == null) return null;
      try {
        Decision decision = process.decide(seat, info, seen, thinking);
        if (decision != null) figures.thought("process");
        return decision;
      } catch (EngineFault failed) {
        figures.thought("process");
        throw failed;
      } finally {
        if (left) process.over(seat);
      }
    }
  }
}
