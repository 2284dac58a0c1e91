package arenhold.server.migrations;

import arenhold.server.testing.Schema;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;
import javax.sql.DataSource;

/**
 * Fills a new embedded PostgreSQL, changes its schema in ten ways as {@code docs/migrations.md}
 * requires, and in some that it forbids, during play and reads, and prints how long they waited.
 * {@code scripts/migrations [matches]} runs it.
 */
public final class Trials {

  private static final int MATCHES = 1_000_000;
  private static final String LOCK_NOT_AVAILABLE = "55P03";
  private static final int ATTEMPTS = 12;
  private static final int BATCH = 1000;

  private final Connection connection;
  private final Traffic traffic;

  private Trials(Connection connection, Traffic traffic) {
    this.connection = connection;
    this.traffic = traffic;
  }

  private interface Change {
    void make() throws SQLException;
  }

  public static void main(String[] arguments) throws Exception {
    int matches = arguments.length > 0 ? Integer.parseInt(arguments[0]) : MATCHES;
    Path files = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "trials");
    try (EmbeddedPostgres postgres =
        EmbeddedPostgres.builder()
            .setDataDirectory(files)
            .setCleanDataDirectory(true)
            .setServerConfig("fsync", "on")
            .setServerConfig("max_wal_size", "4GB")
            .start()) {
      DataSource database = postgres.getPostgresDatabase();
      Schema.migrate(database);
      long since = System.nanoTime();
      try (Connection connection = database.getConnection()) {
        Filling.fill(connection, matches);
        System.out.printf(
            "%,d matches, %s, filled in %,d s%n%n",
            matches, size(connection), (System.nanoTime() - since) / 1_000_000_000);
        try (Traffic traffic = new Traffic(database, matches)) {
          new Trials(connection, traffic).all();
        }
      }
    }
  }

  private static String size(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        var row =
            statement.executeQuery("select pg_size_pretty(pg_database_size(current_database()))")) {
      row.next();
      return row.getString(1);
    }
  }

  private void all() throws SQLException {
    System.out.println(
        "| change | took s | longest wait for a lock ms | longest write ms | longest read ms |");
    System.out.println("| --- | ---: | ---: | ---: | ---: |");
    measure("nothing (baseline)", () -> pause(10));
    measure("1 add a nullable column", () -> run("alter table match add column note text"));
    measure(
        "2 add a column with a constant default",
        () -> run("alter table match_player add column hidden boolean not null default false"));
    measure("3 back-fill in batches of 1,000", () -> backFill("update match set note = form"));
    measure(
        "4 create an index concurrently",
        () -> {
          run("drop index concurrently if exists match_note");
          run("create index concurrently match_note on match (note, started_at)");
        });
    measure(
        "5 not null, through a check that is valid later",
        () -> {
          run("alter table match add constraint match_noted check (note is not null) not valid");
          backFill("update match set note = form where note is null");
          run("alter table match validate constraint match_noted");
          run("alter table match alter column note set not null");
          run("alter table match drop constraint match_noted");
          // The traffic does not know the column.
          run("alter table match alter column note drop not null");
        },
        "alter table match alter column note set default 'duel'");
    measure(
        "6 add a foreign key, valid later",
        () -> {
          run(
              """
              alter table rating_change add constraint rating_change_match
                foreign key (match_id) references match not valid""");
          run("alter table rating_change validate constraint rating_change_match");
        });
    measure(
        "7 add a check, valid later",
        () -> {
          run("alter table match_entry add constraint match_entry_seq check (seq >= 0) not valid");
          run("alter table match_entry validate constraint match_entry_seq");
        });
    measure("8 rename a column or change its type: a new one, both written", this::expand);
    measure("9 drop a column", () -> run("alter table match drop column note"));
    measure("10 split a table: a new one, copied in batches", this::split);
    System.out.println("| *against the rule:* | | | | |");
    measure("update of all rows at once", () -> run("update match_player set hidden = true"));
    measure("create an index", () -> run("create index match_form on match (form, started_at)"));
    measure("change a type", () -> run("alter table match_entry alter column seat type integer"));
    measure(
        "add a check at once",
        () -> run("alter table match_entry add constraint match_entry_seat check (seat > -9)"));
  }

  /** {@code form smallint} becomes {@code variant text}. */
  private void expand() throws SQLException {
    run("alter table match add column variant text");
    run(
        """
        create function match_variant() returns trigger language plpgsql
          as $$ begin new.variant := coalesce(new.variant, new.form); return new; end $$""");
    run(
        """
        create trigger match_variant before insert or update on match
          for each row execute function match_variant()""");
    backFill("update match set variant = form where variant is null");
    run("alter table match add constraint match_has_variant check (variant is not null) not valid");
    run("alter table match validate constraint match_has_variant");
    run("alter table match alter column variant set not null");
    run("alter table match drop constraint match_has_variant");
    // The traffic does not know the column.
    run("alter table match alter column variant drop not null");
    run("drop trigger match_variant on match");
  }

  private void split() throws SQLException {
    run(
        """
        create table match_seed (
          match_id uuid primary key, seed bytea not null, seed_hash bytea not null)""");
    walk(
        """
        insert into match_seed (match_id, seed, seed_hash)
        select id, seed, seed_hash from match where id = any (?) on conflict do nothing""");
    run(
        """
        alter table match_seed add constraint match_seed_match
          foreign key (match_id) references match not valid""");
    run("alter table match_seed validate constraint match_seed_match");
  }

  /** An update of {@code match}, for this many rows at once. */
  private void backFill(String update) throws SQLException {
    walk(update + (update.contains(" where ") ? " and" : " where") + " id = any (?)");
  }

  private void walk(String statement) throws SQLException {
    Object from = new java.util.UUID(0, 0);
    while (true) {
      try (var next =
              connection.prepareStatement("select id from match where id > ? order by id limit ?");
          var change = connection.prepareStatement(statement)) {
        next.setObject(1, from);
        next.setInt(2, BATCH);
        var ids = new java.util.ArrayList<Object>();
        try (var rows = next.executeQuery()) {
          while (rows.next()) ids.add(rows.getObject(1));
        }
        if (ids.isEmpty()) return;
        change.setArray(1, connection.createArrayOf("uuid", ids.toArray()));
        change.executeUpdate();
        from = ids.getLast();
      }
    }
  }

  /** As the server runs migrations: a short wait for locks, repeated if it times out. */
  private void run(String sql) throws SQLException {
    for (int attempt = 1; ; attempt++) {
      try (Statement statement = connection.createStatement()) {
        statement.execute("set lock_timeout = '5s'");
        statement.execute(sql);
        return;
      } catch (SQLException failure) {
        if (attempt >= ATTEMPTS || !LOCK_NOT_AVAILABLE.equals(failure.getSQLState())) throw failure;
      }
    }
  }

  private void pause(int seconds) throws SQLException {
    run("select pg_sleep(" + seconds + ")");
  }

  private void measure(String what, Change change, String... before) throws SQLException {
    for (String sql : before) run(sql);
    traffic.take();
    long since = System.nanoTime();
    change.make();
    double took = (System.nanoTime() - since) / 1e9;
    // Sessions that still wait are seen too.
    pause(1);
    Traffic.Seen seen = traffic.take();
    System.out.printf(
        Locale.ROOT,
        "| %s | %.1f | %.0f | %.0f | %.0f |%n",
        what,
        took,
        seen.longestLock() / 1e3,
        seen.longestWrite() / 1e3,
        seen.longestRead() / 1e3);
  }
}
