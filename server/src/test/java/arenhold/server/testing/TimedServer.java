package arenhold.server.testing;

import arenhold.server.Arenhold;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Primary;

/**
 * The server in this process, with a new database, in a time that passes when a test wants it to.
 */
public final class TimedServer implements AutoCloseable {

  @TestConfiguration
  static class WithManualTime {
    @Bean
    @Primary
    ManualTime manualTime() {
      return new ManualTime();
    }
  }

  private final ConfigurableApplicationContext running;

  private TimedServer(ConfigurableApplicationContext running) {
    this.running = running;
  }

  /** Starts it; returns when it can be reached. */
  public static TimedServer start() throws IOException {
    Path data = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "timed");
    return new TimedServer(
        new SpringApplicationBuilder(Arenhold.class, WithManualTime.class)
            .run("--server.port=0", "--management.server.port=0", "--arenhold.data=" + data));
  }

  /** Its time. */
  public ManualTime time() {
    return running.getBean(ManualTime.class);
  }

  /** The server's address. */
  public String address() {
    return "http://localhost:" + running.getEnvironment().getProperty("local.server.port");
  }

  @Override
  public void close() {
    running.close();
  }
}
