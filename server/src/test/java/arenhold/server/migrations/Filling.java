package arenhold.server.migrations;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.UUID;

/** A database after years of play: many matches, with logs of two lines. */
final class Filling {

  private static final int AT_ONCE = 50_000;

  private Filling() {}

  /** The id of the n-th match; spread over the index like random ones. */
  static UUID match(int n) {
    return id('a', n);
  }

  /** The id of the n-th player. */
  static UUID player(int n) {
    return id('b', n);
  }

  /** In the format of the database's {@code id()}. */
  private static UUID id(char kind, int n) {
    try {
      byte[] text = (kind + String.valueOf(n)).getBytes(java.nio.charset.StandardCharsets.US_ASCII);
      byte[] hash = java.security.MessageDigest.getInstance("MD5").digest(text);
      String hex = java.util.HexFormat.of().formatHex(hash);
      return UUID.fromString(hex.replaceFirst("(.{8})(.{4})(.{4})(.{4})(.{12})", "$1-$2-$3-$4-$5"));
    } catch (java.security.NoSuchAlgorithmException missing) {
      throw new IllegalStateException(missing);
    }
  }

  /**
   * Fills an empty database: for each ten matches a player and a room, for each match two seats,
   * two lines, and two rating changes.
   */
  static void fill(Connection connection, int matches) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("set synchronous_commit = off");
      // The rows are right: checking their foreign keys is unnecessary.
      statement.execute("set session_replication_role = replica");
      statement.execute(
          """
          create function pg_temp.id(kind text, n int) returns uuid language sql immutable
            as $$ select md5(kind || n)::uuid $$""");
      int tenth = matches / 10;
      statement.execute(
          """
          insert into player (id, name) select pg_temp.id('b', n), 'Player ' || n
          from generate_series(0, %d) n"""
              .formatted(tenth - 1));
      statement.execute(
          """
          insert into room (id, seat_link, watch_link, host, version, state)
          select pg_temp.id('c', n), 's' || md5('s' || n), 'w' || md5('w' || n),
            pg_temp.id('b', n), 40,
            jsonb_build_object('id', pg_temp.id('c', n), 'version', 40, 'phase', 'OVER',
              'game', 'tashkalar', 'form', 'duel', 'host', pg_temp.id('b', n),
              'seats', jsonb_build_array(
                jsonb_build_object('player', pg_temp.id('b', n), 'options', '{}'::jsonb),
                jsonb_build_object('player', pg_temp.id('b', (n + 1) %% %d), 'options', '{}'::jsonb)),
              'played', (select jsonb_agg(jsonb_build_object('match', pg_temp.id('a', n * 10 + i)))
                         from generate_series(0, 9) i))
          from generate_series(0, %d) n"""
              .formatted(tenth, tenth - 1));
      for (int from = 0; from < matches; from += AT_ONCE) {
        int to = Math.min(matches, from + AT_ONCE) - 1;
        statement.execute(
            """
            insert into match
              (id, room_id, game, form, rules_version, setup, seed, seed_hash, started_at,
               ended_at, outcome, rated)
            select pg_temp.id('a', n), pg_temp.id('c', n / 10), 'tashkalar', 'duel', 1,
              '{"game":"tashkalar","form":"duel","seats":[{},{}],"table":{}}',
              decode(md5('x' || n), 'hex'), decode(md5('y' || n), 'hex'),
              now() - make_interval(mins => %1$d - n), now() - make_interval(mins => %1$d - n - 20),
              '{"places":[1,2],"reason":"played","deciders":[]}', true
            from generate_series(%2$d, %3$d) n"""
                .formatted(matches, from, to));
        statement.execute(
            """
            insert into match_player
              (match_id, seat, player_id, side, place, ended_at, result, options, cards)
            select pg_temp.id('a', n), s, pg_temp.id('b', (n / 10 + s) %% %1$d), s, 1 + s,
              now() - make_interval(mins => %4$d - n - 20), 1 - 2 * s, '{"school":"northern"}',
              '{"knight":3,"dragon":1}'
            from generate_series(%2$d, %3$d) n, generate_series(0, 1) s"""
                .formatted(tenth, from, to, matches));
        statement.execute(
            """
            insert into match_entry (match_id, seq, seat, notation, ack)
            select pg_temp.id('a', n), s, s, 'place e' || s, pg_temp.id('b', n) || '/' || s
            from generate_series(%d, %d) n, generate_series(0, 1) s"""
                .formatted(from, to));
        statement.execute(
            """
            insert into rating_change
              (match_id, player_id, mu_before, sigma_before, mu, sigma)
            select pg_temp.id('a', n), pg_temp.id('b', (n / 10 + s) %% %d), 25, 8, 25.5, 7.9
            from generate_series(%d, %d) n, generate_series(0, 1) s"""
                .formatted(tenth, from, to));
      }
      statement.execute("reset session_replication_role");
      statement.execute("reset synchronous_commit");
      statement.execute("vacuum analyze");
    }
  }
}
