package arenhold.server.browser;

import arenhold.server.testing.RunningServer;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** A PostgreSQL beside the server, which can be stopped and started again under it. */
final class OwnDatabase implements AutoCloseable {

  private final Path files;
  private final int port;
  private EmbeddedPostgres postgres;

  OwnDatabase() throws IOException {
    files = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "database");
    port = RunningServer.freePort();
    start();
  }

  /** Starts it on the same files and port. */
  void start() throws IOException {
    postgres =
        EmbeddedPostgres.builder()
            .setDataDirectory(files)
            .setCleanDataDirectory(false)
            .setPort(port)
            .start();
  }

  /** Stops it, whoever is connected. */
  void stop() throws IOException {
    postgres.close();
  }

  /** What a server must be told to use it. */
  Map<String, String> settings() {
    return Map.of(
        "spring.datasource.url",
        "jdbc:postgresql://localhost:" + port + "/postgres",
        "spring.datasource.username",
        "postgres");
  }

  @Override
  public void close() throws IOException {
    postgres.close();
  }
}
