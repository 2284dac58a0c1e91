package arenhold.server.load;

import arenhold.server.testing.RunningServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Servers for load tests: everyone connects from one address, and often. */
final class LoadServer {

  static final Map<String, String> PLENTY =
      Map.of(
          "arenhold.limits.sockets-per-address", "100000",
          "arenhold.limits.seat-messages", "100000",
          "arenhold.limits.guests", "100000",
          "arenhold.limits.silence", "1h");

  /** The options of {@code ./play}. */
  static final List<String> PLAY =
      List.of(
          "-XX:+UseCompactObjectHeaders",
          "-XX:MinHeapFreeRatio=70",
          "-XX:MaxHeapFreeRatio=85",
          "--sun-misc-unsafe-memory-access=allow",
          "--enable-native-access=ALL-UNNAMED");

  private LoadServer() {}

  /** A packaged server with a database of its own. */
  static RunningServer start(Wishes wishes) throws IOException {
    return start(wishes, Map.of());
  }

  /** The same with further settings. */
  static RunningServer start(Wishes wishes, Map<String, String> more) throws IOException {
    Map<String, String> settings = new HashMap<>(PLENTY);
    settings.putAll(more);
    Path data = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "load");
    List<String> machine = new ArrayList<>(PLAY);
    machine.add("-XX:NativeMemoryTracking=summary");
    machine.add("-Xmx%dm".formatted(wishes.of("heap", 2048)));
    RunningServer server = RunningServer.start(data, settings, machine, Map.of());
    int cores = wishes.of("cores", 0);
    if (cores > 0) share(server, cores);
    return server;
  }

  /** Gives the server and its database the first so many cores, and the generator all others. */
  private static void share(RunningServer server, int cores) throws IOException {
    ProcessHandle own = ProcessHandle.of(server.process()).orElseThrow();
    pin(ProcessHandle.current(), cores + "-" + (Runtime.getRuntime().availableProcessors() - 1));
    Stream.concat(Stream.of(own), own.descendants()).forEach(each -> pin(each, "0-" + (cores - 1)));
    ProcessHandle database = server.database();
    Stream.concat(Stream.of(database), database.descendants())
        .forEach(each -> pin(each, "0-" + (cores - 1)));
  }

  private static void pin(ProcessHandle process, String cores) {
    try {
      new ProcessBuilder("taskset", "-a", "-c", "-p", cores, Long.toString(process.pid()))
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start()
          .waitFor();
    } catch (IOException | InterruptedException failed) {
      throw new IllegalStateException("cannot be pinned to cores " + cores, failed);
    }
  }
}
