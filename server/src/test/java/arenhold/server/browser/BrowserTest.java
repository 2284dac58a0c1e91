package arenhold.server.browser;

import arenhold.server.testing.RunningServer;
import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** A test in real browsers against the packaged server, one for all tests of a class. */
abstract class BrowserTest extends VisitorsTest {

  private static RunningServer server;

  @BeforeAll
  static void start() throws IOException {
    server = RunningServer.start();
  }

  @AfterAll
  static void stop() {
    if (server != null) server.close();
  }

  @Override
  final String address() {
    return server.address();
  }
}
