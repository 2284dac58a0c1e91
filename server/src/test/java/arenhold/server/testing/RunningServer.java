package arenhold.server.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** The packaged server as a process, which can be killed and restarted in place. */
public final class RunningServer implements AutoCloseable {

  private static final long PATIENCE_SECONDS = 120;

  private static final int LOWEST_PORT = 16_000;
  private static final int HOW_MANY_PORTS = 8_000;

  /** Parallel test processes begin in different places. */
  private static final AtomicInteger PORTS =
      new AtomicInteger((int) (ProcessHandle.current().pid() * 97 % HOW_MANY_PORTS));

  /** Starts fast and needs little memory. */
  public static final List<String> SMALL =
      List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx512m");

  /** The packaged server; another copy of it may be given, for instance one that starts faster. */
  private static final String JAR = System.getProperty("server.jar", packaged());

  /** Its class data cache, if there is one. */
  private static final String CACHE =
      System.getProperty("server.cache", Path.of(JAR).resolveSibling("server.aot").toString());

  private final Path data;
  private final Map<String, String> settings;
  private final List<String> machine;
  private final Map<String, String> environment;

  /** A test class to start instead of the package, or null. */
  private final Class<?> instead;

  private final int port;
  private final int management;
  private final List<String> log = new CopyOnWriteArrayList<>();
  private Process process;

  /** The extracted server for {@link #SMALL} machines, if it was extracted since packaging. */
  private static String packaged() {
    Path packed = Path.of("target", "arenhold-server.jar");
    Path stamp = Path.of("target", "small", "unpacked");
    boolean unpacked =
        stamp.toFile().exists() && stamp.toFile().lastModified() >= packed.toFile().lastModified();
    return (unpacked ? stamp.resolveSibling(packed.getFileName()) : packed).toString();
  }

  private RunningServer(
      Path data,
      Map<String, String> settings,
      List<String> machine,
      Map<String, String> environment,
      Class<?> instead)
      throws IOException {
    this.instead = instead;
    this.data = data;
    this.settings = settings;
    this.machine = machine;
    this.environment = environment;
    this.port = freePort();
    this.management = freePort();
  }

  /** Starts a server with a new database of its own. */
  public static RunningServer start() throws IOException {
    return start(Map.of());
  }

  /** Starts a server with these settings. */
  public static RunningServer start(Map<String, String> settings) throws IOException {
    return start(settings, SMALL);
  }

  /** Starts a server with these settings on a JVM with these options. */
  public static RunningServer start(Map<String, String> settings, List<String> machine)
      throws IOException {
    return start(FreshData.folder("server"), settings, machine, Map.of());
  }

  /**
   * Starts a server with its data in this folder, with these settings, on a JVM with these options
   * and environment variables.
   */
  public static RunningServer start(
      Path data,
      Map<String, String> settings,
      List<String> machine,
      Map<String, String> environment)
      throws IOException {
    RunningServer server = new RunningServer(data, settings, machine, environment, null);
    server.startAgain();
    return server;
  }

  /** Starts this class, which takes the server's arguments, from the tests' own class path. */
  public static RunningServer start(Class<?> instead, Path data, Map<String, String> settings)
      throws IOException {
    RunningServer server = new RunningServer(data, settings, SMALL, Map.of(), instead);
    server.startAgain();
    return server;
  }

  /**
   * A port that nothing listens on, and that no process gets by chance before a server listens
   * there: it lies below the range for outgoing connections.
   */
  public static int freePort() {
    while (true) {
      int port = LOWEST_PORT + Math.floorMod(PORTS.getAndIncrement(), HOW_MANY_PORTS);
      try (ServerSocket socket = new ServerSocket(port)) {
        return socket.getLocalPort();
      } catch (IOException taken) {
        // In use; the next one then.
      }
    }
  }

  /** Starts the server on the same data and port; returns when it can be reached. */
  public void startAgain() throws IOException {
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(machine);
    command.addAll(program());
    command.add("--server.port=" + port);
    command.add("--management.server.port=" + management);
    command.add("--arenhold.data=" + data);
    settings.forEach((key, value) -> command.add("--" + key + "=" + value));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().putAll(environment);
    process = builder.start();
    CompletableFuture<Void> ready = new CompletableFuture<>();
    Thread.ofVirtual().start(() -> listen(process, ready));
    try {
      ready.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    } catch (CompletionException late) {
      process.destroyForcibly();
      throw late;
    }
  }

  private List<String> program() {
    if (instead != null) {
      return List.of("-cp", System.getProperty("java.class.path"), instead.getName());
    }
    boolean quick = Files.exists(Path.of(CACHE));
    return quick ? List.of("-XX:AOTCache=" + CACHE, "-jar", JAR) : List.of("-jar", JAR);
  }

  private void listen(Process started, CompletableFuture<Void> ready) {
    List<String> lines = new ArrayList<>();
    try (BufferedReader output = started.inputReader()) {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        lines.add(line);
        log.add(line);
        if (line.contains("Started Arenhold")) ready.complete(null);
        if (line.contains(" ERROR ")) System.out.println("server: " + line);
      }
    } catch (IOException closed) {
      lines.add(closed.toString());
    }
    ready.completeExceptionally(new IllegalStateException(String.join("\n", lines)));
  }

  /** The server's address, the same after every start. */
  public String address() {
    return "http://localhost:" + port;
  }

  /** Every line it has logged since its first start. */
  public List<String> log() {
    return List.copyOf(log);
  }

  /** Whether it reports that it is ready. */
  public boolean ready() {
    URI address = URI.create("http://127.0.0.1:" + management + "/actuator/health/readiness");
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpRequest request = HttpRequest.newBuilder(address).build();
      return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
    } catch (IOException gone) {
      return false;
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  /** Waits until it has exited; returns its exit code. */
  public int ended() {
    return process.onExit().orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join().exitValue();
  }

  /** The data folder of its PostgreSQL. */
  public Path databaseFiles() {
    return data.resolve("postgres");
  }

  /** Kills the server as a power cut would: none of its code runs any more. */
  public void kill() {
    process.destroyForcibly();
    process.onExit().join();
  }

  /** The id of its process. */
  public long process() {
    return process.pid();
  }

  /** The first process of its PostgreSQL. */
  public ProcessHandle database() throws IOException {
    Path lock = data.resolve("postgres/postmaster.pid");
    long id = Long.parseLong(Files.readAllLines(lock).getFirst().trim());
    return ProcessHandle.of(id).orElseThrow();
  }

  /** The port of its PostgreSQL, different after each start. */
  public int databasePort() throws IOException {
    Path lock = data.resolve("postgres/postmaster.pid");
    return Integer.parseInt(Files.readAllLines(lock).get(3).trim());
  }

  /** Asks the server to stop and waits until it has. */
  public void stop() {
    process.destroy();
    process.onExit().orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
  }

  @Override
  public void close() {
    stop();
  }
}
