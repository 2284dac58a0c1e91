package arenhold.server.testing;

import arenhold.server.Arenhold;
import com.icegreen.greenmail.configuration.GreenMailConfiguration;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetupTest;
import java.io.IOException;
import java.nio.file.Path;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.postgresql.PostgreSQLContainer;

/**
 * A test against the running server with a real PostgreSQL: in a container if Docker is available,
 * otherwise embedded. All such tests share one server.
 */
@SpringBootTest(
    classes = Arenhold.class,
    webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
    properties = {
      "management.server.port=0",
      "arenhold.limits.sockets-per-address=2000",
      "arenhold.limits.seat-messages=100000",
      "arenhold.limits.watcher-messages=50",
      "arenhold.limits.hello-within=1m",
      "arenhold.limits.window=1h",
      "arenhold.limits.write-within=2s",
      "arenhold.limits.guests=100000",
      "arenhold.limits.reads=1000000",
      "arenhold.database-seconds=60",
      "arenhold.pools.web-statement=60s",
      "arenhold.limits.logins-per-address=100000",
      "arenhold.turn-mail.every=1d",
      "arenhold.computers.pace=0s",
      "arenhold.computers.process=false",
      "arenhold.analysis.effort=1",
      "arenhold.site.address=https://arena.example"
    })
public abstract class ServerTest {

  /** Receives the e-mails that the server sends. */
  protected static final GreenMail POST =
      new GreenMail(ServerSetupTest.SMTP.dynamicPort()).withConfiguration(anybody());

  @LocalServerPort private int port;

  private static GreenMailConfiguration anybody() {
    return new GreenMailConfiguration().withDisabledAuthentication();
  }

  @DynamicPropertySource
  static void mail(DynamicPropertyRegistry properties) {
    if (!POST.isRunning()) POST.start();
    properties.add("spring.mail.host", () -> "localhost");
    properties.add("spring.mail.port", () -> POST.getSmtp().getPort());
  }

  @DynamicPropertySource
  static void database(DynamicPropertyRegistry properties) throws IOException {
    if (DockerClientFactory.instance().isDockerAvailable()) {
      PostgreSQLContainer container = new PostgreSQLContainer("postgres:18");
      container.start();
      System.out.println("PostgreSQL of these tests: a container");
      properties.add("spring.datasource.url", container::getJdbcUrl);
      properties.add("spring.datasource.username", container::getUsername);
      properties.add("spring.datasource.password", container::getPassword);
    } else {
      Path data = FreshData.folder("data");
      System.out.println("PostgreSQL of these tests: embedded, because no Docker is here");
      properties.add("arenhold.data", data::toString);
    }
  }

  /** The server's address. */
  protected final String server() {
    return "http://localhost:" + port;
  }
}
