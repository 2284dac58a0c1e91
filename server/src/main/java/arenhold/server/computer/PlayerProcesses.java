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
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/**
 * Lets computers think in a process of their own, which has a heap and a compiler of its own and
 * runs where nothing else wants the processor: rooms of people wait for none of it. It is started
 * when a computer is first asked, and ends when none has been for a while. Where it is not there,
 * or fails, the same players think in this process: they decide the same.
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

  /** Whether one runs, or is being started. */
  private boolean started;

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

  /** The process to ask; null if there is none yet. */
  private PlayerProcess process() {
    PlayerProcess now = running;
    if (now == null) start();
    return now;
  }

  /** Whether there is a process that can be asked. */
  boolean isThere() {
    return running != null;
  }

  private synchronized void start() {
    if (started || closed || System.nanoTime() - notBefore < 0) return;
    started = true;
    Thread.ofPlatform().daemon().name("player-process").start(this::run);
  }

  /** Starts a process and listens to it until it ends. */
  private void run() {
    try {
      var command = PlayerCommand.of(settings.threads(), settings.processMemory().toMegabytes());
      EngineProcess engine = EngineProcess.start(command);
      PlayerCommand.sacrifice(engine.pid());
      PlayerProcess process = PlayerProcess.greeted(engine);
      if (isRunning(process)) process.listen(settings.processIdle());
      else process.close();
    } catch (IOException | EngineFault | SecurityException failure) {
      if (!isClosed()) failed(failure);
    } finally {
      ended();
    }
  }

  private void failed(Exception failure) {
    figures.playerProcessFailed();
    LOG.warn("computers think in the server's own process for now: {}", failure.toString());
    synchronized (this) {
      notBefore = System.nanoTime() + AGAIN;
    }
  }

  private synchronized boolean isRunning(PlayerProcess process) {
    if (closed) return false;
    running = process;
    return true;
  }

  private synchronized boolean isClosed() {
    return closed;
  }

  private synchronized void ended() {
    running = null;
    started = false;
  }

  @PreDestroy
  synchronized void close() {
    closed = true;
    if (running != null) running.close();
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
      if (there != null) return there;
      if (here == null) here = info.seated().get();
      return here.decide(seen, thinking);
    }
  }
}
