package arenhold.server.ops;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.Arenhold;
import arenhold.server.testing.OwnDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.callback.BaseCallback;
import org.flywaydb.core.api.callback.Context;
import org.flywaydb.core.api.callback.Event;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.jdbc.core.JdbcTemplate;

/** Schema changes may take any time, and nobody waits long behind them. */
class MigrationsTest {

  private static final String APPLIED =
      "select version from flyway_schema_history where success and version like '9%' order by 1";

  /** Starts a server whose database timeout is one second, with scripts that take longer. */
  private static List<String> applied(Map<String, String> database) {
    List<String> arguments = new ArrayList<>();
    arguments.add("--server.port=0");
    arguments.add("--management.server.port=0");
    arguments.add("--arenhold.database-seconds=1");
    arguments.add("--spring.flyway.locations=classpath:db/migration,classpath:db/slow");
    database.forEach((key, value) -> arguments.add("--" + key + "=" + value));
    try (var server =
        new SpringApplicationBuilder(Arenhold.class).run(arguments.toArray(String[]::new))) {
      return server.getBean(JdbcTemplate.class).queryForList(APPLIED, String.class);
    }
  }

  @Test
  void a_migration_may_take_longer_than_an_answer_of_the_embedded_database() throws IOException {
    Path data = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "slow");
    assertEquals(List.of("9000", "9001"), applied(Map.of("arenhold.data", data.toString())));
  }

  @Test
  void a_migration_may_take_longer_than_an_answer_of_a_configured_database() throws IOException {
    try (OwnDatabase database = new OwnDatabase()) {
      assertEquals(List.of("9000", "9001"), applied(database.settings()));
    }
  }

  /** Scripts of a test, each with an action before it. */
  private static Flyway flyway(
      OwnDatabase database, Path scripts, Duration lockWait, Runnable before) {
    Map<String, String> settings = database.settings();
    String url = settings.get("spring.datasource.url");
    String user = settings.get("spring.datasource.username");
    return Flyway.configure()
        .dataSource(Migrations.unhurried(url, user, null))
        .locations("filesystem:" + scripts)
        .baselineOnMigrate(true)
        .baselineVersion("0")
        .configuration(Map.of("flyway.postgresql.transactional.lock", "false"))
        .callbacks(
            new Migrations.Limits(lockWait),
            new BaseCallback() {
              @Override
              public boolean supports(Event event, Context context) {
                return event == Event.BEFORE_EACH_MIGRATE;
              }

              @Override
              public void handle(Event event, Context context) {
                before.run();
              }
            })
        .load();
  }

  private static void script(Path scripts, String name, String sql) throws IOException {
    Files.writeString(scripts.resolve(name), sql);
  }

  private static void end(Connection reader) {
    try {
      reader.commit();
    } catch (SQLException failure) {
      throw new IllegalStateException(failure);
    }
  }

  /** A table that {@code reader} reads until it commits. */
  private static void read(Connection reader) throws SQLException {
    reader.createStatement().execute("create table big (id int)");
    reader.setAutoCommit(false);
    reader.createStatement().execute("select * from big");
  }

  @Test
  void a_migration_that_does_not_get_its_lock_is_tried_again(@TempDir Path scripts)
      throws IOException, SQLException {
    try (OwnDatabase database = new OwnDatabase();
        Connection reader = database.connect()) {
      read(reader);
      script(scripts, "V1__wide.sql", "alter table big add column note text;");
      AtomicInteger begun = new AtomicInteger();
      Runnable endTheThirdTime =
          () -> {
            if (begun.incrementAndGet() == 3) end(reader);
          };
      Migrations.migrate(flyway(database, scripts, Duration.ofMillis(50), endTheThirdTime), 12);
      assertEquals(3, begun.get());
      try (var rows = reader.createStatement().executeQuery("select note from big")) {
        assertEquals(1, rows.getMetaData().getColumnCount());
      }
    }
  }

  @Test
  void a_lock_that_never_comes_and_other_faults_fail_the_start(@TempDir Path scripts)
      throws IOException, SQLException {
    try (OwnDatabase database = new OwnDatabase();
        Connection reader = database.connect()) {
      read(reader);
      script(scripts, "V1__wide.sql", "alter table big add column note text;");
      AtomicInteger begun = new AtomicInteger();
      Flyway flyway = flyway(database, scripts, Duration.ofMillis(20), begun::incrementAndGet);
      assertThrows(FlywayException.class, () -> Migrations.migrate(flyway, 3));
      assertEquals(3, begun.get());
      reader.commit();
      begun.set(0);
      script(scripts, "V1__wide.sql", "alter table nowhere add column note text;");
      assertThrows(FlywayException.class, () -> Migrations.migrate(flyway, 3));
      assertEquals(1, begun.get());
    }
  }

  @Test
  void a_script_without_transaction_restarts_after_a_failure(@TempDir Path scripts)
      throws IOException, SQLException {
    try (OwnDatabase database = new OwnDatabase();
        Connection own = database.connect()) {
      own.createStatement().execute("create table big (id int); insert into big values (1), (1)");
      script(
          scripts,
          "V1__once.sql",
          """
          drop index concurrently if exists once;
          create unique index concurrently once on big (id);
          """);
      script(scripts, "V1__once.sql.conf", "executeInTransaction=false");
      Flyway flyway = flyway(database, scripts, Duration.ofSeconds(5), () -> {});
      assertThrows(FlywayException.class, () -> Migrations.migrate(flyway, 1));
      own.createStatement().execute("truncate big");
      Migrations.migrate(flyway, 1);
      String valid = "select indisvalid from pg_index where indexrelid = 'once'::regclass";
      try (var rows = own.createStatement().executeQuery(valid)) {
        assertTrue(rows.next() && rows.getBoolean(1));
      }
    }
  }
}
