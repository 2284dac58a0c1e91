package arenhold.server.testing;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;

/** A PostgreSQL beside the server, which can be stopped and started again under it. */
public final class OwnDatabase implements AutoCloseable {

  private final Path files;
  private final int port;
  private EmbeddedPostgres postgres;

  public OwnDatabase() throws IOException {
    files = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "database");
    port = RunningServer.freePort();
    start();
  }

  /** Starts it on the same files and port. */
  public void start() throws IOException {
    postgres =
        EmbeddedPostgres.builder()
            .setDataDirectory(files)
            .setCleanDataDirectory(false)
            .setPort(port)
            .start();
  }

  /** Stops it, whoever is connected. */
  public void stop() throws IOException {
    postgres.close();
  }

  /** What a server must be told to use it. */
  public Map<String, String> settings() {
    return Map.of(
        "spring.datasource.url",
        "jdbc:postgresql://localhost:" + port + "/postgres",
        "spring.datasource.username",
        "postgres");
  }

  /** A connection of one's own. */
  public Connection connect() throws SQLException {
    return postgres.getPostgresDatabase().getConnection();
  }

  @Override
  public void close() throws IOException {
    postgres.close();
  }
}
