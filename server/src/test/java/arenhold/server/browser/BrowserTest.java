package arenhold.server.browser;

import arenhold.server.testing.RunningServer;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;

/**
 * A test in real browsers against the packaged server. All tests of a process share one server,
 * which ends with the process: visitors are new to it, and the public pages also show other tests'
 * visitors, as on any server.
 */
abstract class BrowserTest extends VisitorsTest {

  /** A minute here brings as many visitors as a day elsewhere, and computers play at once. */
  private static final Map<String, String> CROWDED =
      Map.of(
          "arenhold.limits.guests", "100000",
          "arenhold.limits.logins-per-address", "100000",
          "arenhold.limits.seat-messages", "100000",
          "arenhold.limits.hints", "100000",
          "arenhold.computers.pace", "0s",
          "arenhold.computers.hint-within", "1m",
          "arenhold.analysis.effort", "10");

  private static RunningServer server;

  @BeforeAll
  static synchronized void start() throws IOException {
    if (server != null) return;
    server = RunningServer.start(CROWDED);
    Runtime.getRuntime().addShutdownHook(new Thread(server::close));
  }

  @Override
  final String address() {
    return server.address();
  }
}
