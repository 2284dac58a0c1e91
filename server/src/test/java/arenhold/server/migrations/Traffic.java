package arenhold.server.migrations;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import javax.sql.DataSource;

/**
 * One player and one reader, all the time, and a monitor of how long they wait for a lock. Their
 * statements are the server's for a choice, a finished match and a history.
 */
final class Traffic implements AutoCloseable {

  /** The observations since the last query; times in microseconds. */
  record Seen(long writes, long reads, long longestWrite, long longestRead, long longestLock) {}

  private static final long PAUSE_NANOS = 2_000_000;

  private interface Work {
    void once(Connection connection) throws SQLException;
  }

  private final DataSource database;
  private final int matches;
  private final AtomicLong writes = new AtomicLong();
  private final AtomicLong reads = new AtomicLong();
  private final AtomicLong longestWrite = new AtomicLong();
  private final AtomicLong longestRead = new AtomicLong();
  private final AtomicLong longestLock = new AtomicLong();
  private final AtomicInteger seq = new AtomicInteger(1_000);
  private final Thread[] threads;
  private volatile SQLException fault;
  private volatile boolean closed;

  Traffic(DataSource database, int matches) {
    this.database = database;
    this.matches = matches;
    threads =
        new Thread[] {
          start("writer", connection -> timed(writes, longestWrite, () -> write(connection))),
          start("reader", connection -> timed(reads, longestRead, () -> read(connection))),
          start("watch", this::watch)
        };
  }

  private interface Timed {
    void run() throws SQLException;
  }

  private static void timed(AtomicLong count, AtomicLong longest, Timed work) throws SQLException {
    long since = System.nanoTime();
    work.run();
    long took = (System.nanoTime() - since) / 1000;
    longest.accumulateAndGet(took, Math::max);
    count.incrementAndGet();
  }

  private Thread start(String name, Work work) {
    return Thread.ofPlatform()
        .name(name)
        .start(
            () -> {
              try (Connection connection = database.getConnection()) {
                try (var statement = connection.createStatement()) {
                  statement.execute("set application_name = '" + name + "'");
                }
                while (!closed) {
                  work.once(connection);
                  LockSupport.parkNanos(PAUSE_NANOS);
                }
              } catch (SQLException failure) {
                fault = failure;
              }
            });
  }

  /**
   * A choice: a line, the clocks, the player to move. Now and then a match of its own begins and
   * ends.
   */
  private void write(Connection connection) throws SQLException {
    int line = seq.incrementAndGet();
    UUID match = Filling.match(ThreadLocalRandom.current().nextInt(matches));
    connection.setAutoCommit(false);
    run(
        connection,
        "insert into match_entry (match_id, seq, seat, notation, ack) values (?, ?, 0, 'e5', null)",
        match,
        line);
    run(
        connection,
        """
        insert into match_clock (match_id, room_id, state, due_at)
        select id, room_id, '{}', now() + interval '1 day' from match where id = ?
        on conflict (match_id) do update set state = excluded.state, due_at = excluded.due_at""",
        match);
    run(
        connection,
        "update match_player set asked_at = now() where match_id = ? and seat = 0",
        match);
    if (line % 10 == 0) {
      UUID own = UUID.randomUUID();
      run(
          connection,
          """
          insert into match (id, room_id, game, form, rules_version, setup, seed, seed_hash)
          select ?, room_id, game, form, rules_version, setup, seed, seed_hash
          from match where id = ?""",
          own,
          match);
      run(
          connection,
          """
          insert into match_player (match_id, seat, player_id, side)
          select ?, seat, player_id, side from match_player where match_id = ?""",
          own,
          match);
      run(connection, "update match set ended_at = now(), outcome = '{}' where id = ?", own);
    }
    connection.commit();
  }

  /** A player's newest matches, and the log of one. */
  private void read(Connection connection) throws SQLException {
    UUID player = Filling.player(ThreadLocalRandom.current().nextInt(matches / 10));
    UUID match = Filling.match(ThreadLocalRandom.current().nextInt(matches));
    run(
        connection,
        """
        select m.id, p.place from match_player p join match m on m.id = p.match_id
        where p.player_id = ? and p.ended_at is not null
        order by p.ended_at desc, p.match_id desc limit 20""",
        player);
    run(
        connection,
        "select seq, seat, notation from match_entry where match_id = ? order by seq",
        match);
    run(
        connection,
        "select r.state from room r join match m on m.room_id = r.id where m.id = ?",
        match);
  }

  private void watch(Connection connection) throws SQLException {
    try (var statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery(
                """
                select coalesce(max(extract(epoch from clock_timestamp() - l.waitstart)), 0)
                from pg_locks l join pg_stat_activity a using (pid)
                where not l.granted and a.application_name in ('writer', 'reader')""")) {
      row.next();
      longestLock.accumulateAndGet(Math.round(row.getDouble(1) * 1e6), Math::max);
    }
  }

  private static void run(Connection connection, String sql, Object... values) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) statement.setObject(i + 1, values[i]);
      statement.execute();
    }
  }

  /** The observations since the last call; fails if one of them could not go on. */
  Seen take() throws SQLException {
    if (fault != null) throw fault;
    return new Seen(
        writes.getAndSet(0),
        reads.getAndSet(0),
        longestWrite.getAndSet(0),
        longestRead.getAndSet(0),
        longestLock.getAndSet(0));
  }

  @Override
  public void close() {
    closed = true;
    try {
      for (Thread thread : threads) thread.join();
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }
}
