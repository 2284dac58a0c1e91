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
import java.util.function.IntSupplier;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The embedded PostgreSQL, with durable settings: what is committed survives a crash of the
 * machine. If it ends unexpectedly, because it was killed or its disk was full, it is restarted on
 * the same port, with exponential back-off. Runs until {@link #close}.
 */
final class OwnPostgres implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(OwnPostgres.class);

  private static final Duration FIRST_PAUSE = Duration.ofMillis(250);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(10);

  /** How many ports are tried at a start: each may be taken by others after it was found free. */
  private static final int MOST_PORTS = 5;

  /** How long a process in this directory may take to end, in seconds. */
  private static final long ENDING = 30;

  /** Disables the library's own timeout, which would abort a long recovery: this class decides. */
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
   * @param connections the maximum number of connections
   * @param hopeless run if it could not be restarted for too long
   */
  OwnPostgres(Path directory, int connections, Settings.OwnDatabase limits, Runnable hopeless)
      throws IOException, InterruptedException {
    this(directory, connections, limits, hopeless, () -> 0);
  }

  /**
   * @param ports the ports to try one after the other; 0 for one that is free
   */
  OwnPostgres(
      Path directory,
      int connections,
      Settings.OwnDatabase limits,
      Runnable hopeless,
      IntSupplier ports)
      throws IOException, InterruptedException {
    this.directory = directory;
    this.settings = durable(connections);
    this.limits = limits;
    this.hopeless = hopeless;
    Files.createDirectories(directory);
    stopOrphan();
    postgres = first(ports);
    process = here().orElseThrow(() -> new IOException("PostgreSQL ended right after its start"));
    control = Path.of(process.info().command().orElseThrow()).resolveSibling("pg_ctl");
    watch = Thread.ofPlatform().daemon().name("postgres-watch").start(this::watch);
  }

  /** The first start, on the first port where it is this PostgreSQL that answers. */
  private EmbeddedPostgres first(IntSupplier ports) throws IOException, InterruptedException {
    for (int left = MOST_PORTS - 1; ; left--) {
      EmbeddedPostgres begun = started(builder(ports.getAsInt())::start);
      if (left == 0 || here().isPresent()) return begun;
      LOG.warn("another PostgreSQL answers on port {}; starting on another one", begun.getPort());
      begun.close();
      awaitEndOfStart();
      stopOrphan();
    }
  }

  /** Waits until no start is under way here: one that has yet to find its port taken locks it. */
  private void awaitEndOfStart() {
    ProcessHandle.current()
        .children()
        .filter(this::startsHere)
        .forEach(start -> start.onExit().orTimeout(ENDING, TimeUnit.SECONDS).join());
  }

  private boolean startsHere(ProcessHandle child) {
    List<String> words = List.of(child.info().arguments().orElse(new String[0]));
    return words.contains(directory.toString());
  }

  private EmbeddedPostgres.Builder builder(int port) {
    // No shutdown hook: the context stops it after everything that uses it.
    var builder =
        EmbeddedPostgres.builder()
            .setDataDirectory(directory)
            .setCleanDataDirectory(false)
            .setRegisterShutdownHook(false)
            .setPort(port)
            .setPGStartupWait(FOR_EVER);
    settings.forEach(builder::setServerConfig);
    return builder;
  }

  /**
   * Starts it on one port. It may take any time as long as its process is alive: aborting a long
   * recovery would only start it over.
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
        if (here().isEmpty()) {
          start.cancel(true);
          throw new IOException("PostgreSQL has not started within " + limits.startWithin(), late);
        }
        LOG.warn("PostgreSQL is still starting: it may have much to recover");
      }
    }
  }

  /** Its JDBC URL. */
  String url() {
    return postgres.getJdbcUrl("postgres", "postgres");
  }

  /** Whether its process is alive. */
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

  /** Restarts it. Returns false if it was given up. */
  private boolean startAgain() throws InterruptedException {
    LOG.error("PostgreSQL has ended unexpectedly; restarting it");
    long since = System.nanoTime();
    for (Duration pause = FIRST_PAUSE; ; pause = longer(pause)) {
      Optional<ProcessHandle> started = start();
      if (started.isPresent()) {
        process = started.get();
        LOG.warn("PostgreSQL runs again");
        return true;
      }
      if (System.nanoTime() - since > limits.giveUpAfter().toNanos()) {
        LOG.error("PostgreSQL cannot be restarted; giving up");
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
      // Unread output would fill the pipe and block it.
      Process starting =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      // Not interruptible: close() stops whatever was started.
      starting.onExit().join();
      // Ignore its exit code: pg_ctl gives up waiting during a long recovery.
      return here();
    } catch (IOException failure) {
      LOG.warn("PostgreSQL cannot be started: {}", failure.toString());
      return Optional.empty();
    }
  }

  /** This directory's PostgreSQL, if it is alive. */
  private Optional<ProcessHandle> here() {
    return running().filter(this::worksHere);
  }

  /** The process that the directory's lock file names, if it is alive. */
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
   * Stops a PostgreSQL that a killed server left running in this directory. SIGTERM would wait for
   * its clients; SIGINT makes it shut down cleanly at once.
   */
  private void stopOrphan() throws IOException, InterruptedException {
    Optional<ProcessHandle> orphan = here();
    if (orphan.isEmpty()) return;
    long pid = orphan.get().pid();
    LOG.info("stopping the PostgreSQL that an earlier run left behind (process {})", pid);
    new ProcessBuilder("kill", "-INT", String.valueOf(pid)).inheritIO().start().waitFor();
    orphan.get().onExit().orTimeout(ENDING, TimeUnit.SECONDS).join();
  }

  /**
   * Whether the process is this directory's PostgreSQL: the pid may have been reused, even by
   * another PostgreSQL.
   */
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
