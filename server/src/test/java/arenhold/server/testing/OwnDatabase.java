package arenhold.server.testing;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
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
            .setServerConfig("fsync", "on")
            .setServerConfig("synchronous_commit", "on")
            .setServerConfig("full_page_writes", "on")
            .setServerConfig("logging_collector", "on")
            .setServerConfig("log_statement", "mod")
            .setServerConfig("log_line_prefix", "%p ")
            .start();
  }

  /** Stops it, with clients connected. */
  public void stop() throws IOException {
    postgres.close();
  }

  /** The settings with which a server uses it. */
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

  /** Its first process. */
  public ProcessHandle process() throws IOException {
    String id = Files.readAllLines(files.resolve("postmaster.pid")).getFirst().trim();
    return ProcessHandle.of(Long.parseLong(id)).orElseThrow();
  }

  /** Its log: every change and every broken connection, by process. */
  public List<String> log() throws IOException {
    List<String> lines = new ArrayList<>();
    try (var notes = Files.list(files.resolve("log"))) {
      for (Path note : notes.sorted().toList()) {
        try (var text = Files.lines(note, StandardCharsets.ISO_8859_1)) {
          text.filter(line -> line.contains("LOG:")).forEach(lines::add);
        }
      }
    }
    return lines;
  }

  @Override
  public void close() throws IOException {
    postgres.close();
  }
}
