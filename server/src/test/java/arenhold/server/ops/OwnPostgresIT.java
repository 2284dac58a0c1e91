package arenhold.server.ops;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.FreshData;
import arenhold.server.testing.Until;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

/**
 * A PostgreSQL whose recovery takes longer than a start may: it asks for more of its log as long as
 * the test's file exists.
 */
@ExtendWith(OutputCaptureExtension.class)
class OwnPostgresIT {

  private static final int CONNECTIONS = 10;
  private static final Settings.OwnDatabase LIMITS =
      new Settings.OwnDatabase(Duration.ofSeconds(10), Duration.ofMinutes(1));

  private final AtomicBoolean hopeless = new AtomicBoolean();
  private Path directory;
  private Path gate;

  @BeforeEach
  void fresh() throws IOException {
    Path data = FreshData.folder("own-postgres").toAbsolutePath();
    directory = data.resolve("postgres");
    gate = data.resolve("gate");
  }

  @AfterEach
  void open() throws IOException {
    Files.deleteIfExists(gate);
    assertFalse(hopeless.get(), "it was given up");
  }

  private OwnPostgres start() throws IOException, InterruptedException {
    return new OwnPostgres(directory, CONNECTIONS, LIMITS, () -> hopeless.set(true));
  }

  /** Blocks the next recovery until the gate opens. */
  private void recoversSlowly() throws IOException {
    Files.createFile(gate);
    Files.createFile(directory.resolve("recovery.signal"));
    Files.writeString(
        directory.resolve("postgresql.auto.conf"),
        "restore_command = 'while [ -e %s ]; do sleep 0.1; done; false'\n".formatted(gate),
        StandardOpenOption.APPEND);
  }

  private static int asked(OwnPostgres postgres) throws SQLException {
    try (Connection connection = DriverManager.getConnection(postgres.url());
        var answer = connection.createStatement().executeQuery("select n from kept")) {
      answer.next();
      return answer.getInt(1);
    }
  }

  private static void keep(OwnPostgres postgres) throws SQLException {
    try (Connection connection = DriverManager.getConnection(postgres.url());
        var statement = connection.createStatement()) {
      statement.execute("create table kept as select 7 as n");
    }
  }

  private ProcessHandle process() throws IOException {
    String pid = Files.readAllLines(directory.resolve("postmaster.pid")).getFirst().trim();
    return ProcessHandle.of(Long.parseLong(pid)).orElseThrow();
  }

  @Test
  void a_first_start_waits_for_a_recovery_that_takes_long(CapturedOutput output) throws Exception {
    try (OwnPostgres before = start()) {
      keep(before);
    }
    recoversSlowly();
    FutureTask<OwnPostgres> starting = new FutureTask<>(this::start);
    Thread.ofPlatform().start(starting);
    Until.holds("longer than it may", () -> output.getAll().contains("is still starting"));
    assertFalse(starting.isDone());
    Files.delete(gate);
    try (OwnPostgres postgres = starting.get()) {
      assertEquals(7, asked(postgres));
    }
  }

  @Test
  void a_start_again_waits_for_a_recovery_that_takes_long(CapturedOutput output) throws Exception {
    try (OwnPostgres postgres = start()) {
      keep(postgres);
      recoversSlowly();
      process().destroyForcibly();
      Until.holds("longer than it may", () -> output.getAll().contains("PostgreSQL runs again"));
      assertTrue(postgres.alive());
      assertThrows(SQLException.class, () -> asked(postgres), "it recovers");
      Files.delete(gate);
      Until.holds("it answers", () -> answers(postgres));
      assertEquals(7, asked(postgres));
    }
  }

  private static boolean answers(OwnPostgres postgres) {
    try {
      return asked(postgres) == 7;
    } catch (SQLException recovers) {
      return false;
    }
  }

  /** Its port was free when it was chosen, and another one listens there by now. */
  @Test
  void a_first_start_tries_another_port_where_another_one_answers() throws Exception {
    Path other = FreshData.folder("own-postgres").toAbsolutePath().resolve("postgres");
    try (OwnPostgres taken = new OwnPostgres(other, CONNECTIONS, LIMITS, () -> {})) {
      int port = URI.create(taken.url().substring("jdbc:".length())).getPort();
      Iterator<Integer> ports = List.of(port, 0).iterator();
      try (OwnPostgres postgres =
          new OwnPostgres(directory, CONNECTIONS, LIMITS, () -> hopeless.set(true), ports::next)) {
        keep(postgres);
        assertEquals(7, asked(postgres));
        assertThrows(SQLException.class, () -> asked(taken), "the other one was left alone");
      }
    }
  }

  @Test
  void a_first_start_without_a_process_is_given_up() throws Exception {
    start().close();
    Files.delete(directory.resolve("global").resolve("pg_control"));
    assertThrows(IOException.class, this::start);
  }
}
