package arenhold.server.ops;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A PostgreSQL of the server's own, with durable settings: what is committed survives a crash of
 * the machine. When it ends by itself, because it was killed or its disk was full, it is started
 * again on the same port, at growing intervals. Runs until {@link #close}.
 */
final class OwnPostgres implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(OwnPostgres.class);

  private static final Duration FIRST_PAUSE = Duration.ofMillis(250);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(10);

  /** The library's own wait ends though a long recovery goes on: how long is decided here. */
  private static final Duration FOR_EVER = Duration.ofDays(1_000);

  private final Path directory;
  private final Map<String, String> settings;
  private final Settings.OwnDatabase limits;
  private final Runnable hopeless;
  private final EmbeddedPostgres postgres;
  private final Path control;
  private final Thread watch;
  private volatile ProcessHandle process;
  private volatile boolean givenUp;
  private volatile boolean closing;

  private static Map<String, String> durable(int connections) {
    Map<String, String> settings = new LinkedHashMap<>();
    settings.put("fsync", "on");
    settings.put("synchronous_commit", "on");
    settings.put("full_page_writes", "on");
    settings.put("max_connections", String.valueOf(connections));
    settings.put("listen_addresses", "127.0.0.1");
    return settings;
  }

  /**
   * Starts it.
   *
   * @param directory where it keeps its files
   * @param connections how many it takes at once
   * @param hopeless what to do when it could not be started again for too long
   */
  OwnPostgres(Path directory, int connections, Settings.OwnDatabase limits, Runnable hopeless)
      throws IOException, InterruptedException {
    this.directory = directory;
    this.settings = durable(connections);
    this.limits = limits;
    this.hopeless = hopeless;
    Files.createDirectories(directory);
    stopOrphan();
    // Stopped by the context, after everything that uses it, instead of beside it.
    var builder =
        EmbeddedPostgres.builder()
            .setDataDirectory(directory)
            .setCleanDataDirectory(false)
            .setRegisterShutdownHook(false)
            .setPGStartupWait(FOR_EVER);
    settings.forEach(builder::setServerConfig);
    postgres = started(builder::start);
    process = running().orElseThrow(() -> new IOException("PostgreSQL has ended at once"));
    control = Path.of(process.info().command().orElseThrow()).resolveSibling("pg_ctl");
    watch = Thread.ofPlatform().daemon().name("postgres-watch").start(this::watch);
  }

  /**
   * The first start. It may take any time as long as its process is there: one that is broken off
   * in a long recovery would begin that recovery anew.
   */
  private EmbeddedPostgres started(Callable<EmbeddedPostgres> first)
      throws IOException, InterruptedException {
    FutureTask<EmbeddedPostgres> start = new FutureTask<>(first);
    Thread.ofPlatform().daemon().name("postgres-start").start(start);
    while (true) {
      try {
        return start.get(limits.startWithin().toMillis(), TimeUnit.MILLISECONDS);
      } catch (ExecutionException failure) {
        throw new IOException("PostgreSQL cannot be started", failure.getCause());
      } catch (TimeoutException late) {
        if (running().filter(this::worksHere).isEmpty()) {
          start.cancel(true);
          throw new IOException("PostgreSQL has not started within " + limits.startWithin(), late);
        }
        LOG.warn("PostgreSQL is still starting: it may have much to recover");
      }
    }
  }

  /** Its address for JDBC. */
  String url() {
    return postgres.getJdbcUrl("postgres", "postgres");
  }

  /** Whether its process is there; a moment after it has ended it is not. */
  boolean alive() {
    return process.isAlive();
  }

  private void watch() {
    try {
      while (!closing) {
        process.onExit().join();
        if (!closing && !startAgain()) {
          givenUp = true;
          hopeless.run();
          return;
        }
      }
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whether it runs again; if not, it is given up. */
  private boolean startAgain() throws InterruptedException {
    LOG.error("PostgreSQL has ended by itself; starting it again");
    long since = System.nanoTime();
    for (Duration pause = FIRST_PAUSE; ; pause = longer(pause)) {
      Optional<ProcessHandle> started = start();
      if (started.isPresent()) {
        process = started.get();
        LOG.warn("PostgreSQL runs again");
        return true;
      }
      if (System.nanoTime() - since > limits.giveUpAfter().toNanos()) {
        LOG.error("PostgreSQL cannot be started again; giving up");
        return false;
      }
      Thread.sleep(pause);
    }
  }

  private static Duration longer(Duration pause) {
    Duration twice = pause.multipliedBy(2);
    return twice.compareTo(LONGEST_PAUSE) < 0 ? twice : LONGEST_PAUSE;
  }

  private Optional<ProcessHandle> start() {
    String options =
        settings.entrySet().stream()
            .map(one -> "-c " + one.getKey() + "=" + one.getValue())
            .collect(Collectors.joining(" ", "-p " + postgres.getPort() + " ", ""));
    List<String> command = new ArrayList<>();
    // PostgreSQL does not run as root; the first start does the same.
    if (System.getProperty("user.name").equals("root")) command.addAll(List.of("unshare", "-U"));
    command.addAll(List.of(control.toString(), "-D", directory.toString(), "-o", options));
    command.addAll(List.of("-w", "-t", String.valueOf(limits.startWithin().toSeconds()), "start"));
    try {
      // What it writes would otherwise fill a pipe that nobody reads.
      Process starting =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      // Not to be interrupted: whoever closes this stops what was started.
      starting.onExit().join();
      // Whatever it says: it gives up waiting while a long recovery goes on.
      return running().filter(this::worksHere);
    } catch (IOException failure) {
      LOG.warn("PostgreSQL cannot be started: {}", failure.toString());
      return Optional.empty();
    }
  }

  /** The process that works in this directory now. */
  private Optional<ProcessHandle> running() {
    try {
      List<String> lines = Files.readAllLines(directory.resolve("postmaster.pid"));
      if (lines.isEmpty()) return Optional.empty();
      long pid = Long.parseLong(lines.getFirst().trim());
      return ProcessHandle.of(pid).filter(ProcessHandle::isAlive);
    } catch (IOException | NumberFormatException noneOrHalfWritten) {
      return Optional.empty();
    }
  }

  /**
   * Stops the PostgreSQL that a killed server left behind on this directory. TERM would wait for
   * its clients; INT makes it shut down at once and cleanly.
   */
  private void stopOrphan() throws IOException, InterruptedException {
    Optional<ProcessHandle> orphan = running().filter(this::worksHere);
    if (orphan.isEmpty()) return;
    long pid = orphan.get().pid();
    LOG.info("stopping the PostgreSQL that an earlier run left behind (process {})", pid);
    new ProcessBuilder("kill", "-INT", String.valueOf(pid)).inheritIO().start().waitFor();
    orphan.get().onExit().orTimeout(30, TimeUnit.SECONDS).join();
  }

  /** The number in the lock may be another process's by now, even another PostgreSQL's. */
  private boolean worksHere(ProcessHandle found) {
    Path entry = Path.of("/proc", String.valueOf(found.pid()));
    try {
      return Files.isSameFile(entry.resolve("cwd"), directory)
          && Files.readSymbolicLink(entry.resolve("exe")).endsWith("postgres");
    } catch (IOException gone) {
      return false;
    }
  }

  /** Stops it for good. */
  @Override
  public void close() throws IOException {
    closing = true;
    watch.interrupt();
    try {
      if (!alive() && !givenUp) watch.join();
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
    if (alive()) postgres.close();
  }
}
