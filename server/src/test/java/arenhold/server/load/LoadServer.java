package arenhold.server.load;

import arenhold.server.testing.RunningServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Servers to be loaded: everybody comes from one address, and often. */
final class LoadServer {

  static final Map<String, String> PLENTY =
      Map.of(
          "arenhold.limits.sockets-per-address", "100000",
          "arenhold.limits.seat-messages", "100000",
          "arenhold.limits.guests", "100000",
          "arenhold.limits.silence", "1h");

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
    List<String> machine =
        List.of(
            "-XX:+UseCompactObjectHeaders",
            "-XX:NativeMemoryTracking=summary",
            "-Xmx%dm".formatted(wishes.of("heap", 2048)));
    return RunningServer.start(data, settings, machine, Map.of());
  }
}
