package arenhold.server.browser;

import arenhold.server.testing.RunningServer;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;

/**
 * A test in real browsers against the packaged server. All tests of a process share one, which ends
 * with the process: who comes in a test is new there, and what they find of others is what
 * strangers find on any server.
 */
abstract class BrowserTest extends VisitorsTest {

  /** As many come here in a minute as elsewhere in a day. */
  private static final Map<String, String> CROWDED =
      Map.of("arenhold.limits.guests", "100000", "arenhold.limits.logins-per-address", "100000");

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
