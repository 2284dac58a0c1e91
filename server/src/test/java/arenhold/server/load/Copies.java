package arenhold.server.load;

import arenhold.server.testing.Guest;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;

/**
 * Thousands of rooms in the middle of a match, copied in the database from one that was really
 * played: each with two players of its own, the first of whom has a session.
 */
final class Copies {

  /** The tables to copy, ordered by their references. */
  private static final List<String> TABLES =
      List.of("room", "room_player", "match", "match_player", "match_entry");

  private final String server;
  private final String cookieName;

  private Copies(String server, String cookieName) {
    this.server = server;
    this.cookieName = cookieName;
  }

  /** Makes this many copies of the room behind this link. */
  static Copies of(Connection database, LoadRoom room, int count) throws SQLException {
    String id = value(database, "select id::text from room where seat_link = ?", room.link());
    String state = "select state ->> 'match' from room where seat_link = ?";
    String match = value(database, state, room.link());
    Guest[] guests = {room.guest(0), room.guest(1)};
    people(database, guests, count);
    for (String table : TABLES) {
      String key = table.equals("room") ? "id" : "room_id";
      if (table.startsWith("match_")) key = "match_id";
      String owner = table.startsWith("match_") ? match : id;
      copy(database, table, key, owner, changes(room, id, match, guests), count);
    }
    return new Copies(guests[0].server(), guests[0].cookie().split("=", 2)[0]);
  }

  /** A value in the template, and its replacement in copy number g. */
  private static List<String[]> changes(LoadRoom room, String id, String match, Guest[] guests) {
    return List.of(
        new String[] {id, "md5('room' || g)::uuid::text"},
        new String[] {match, "md5('match' || g)::uuid::text"},
        new String[] {guests[0].id(), "md5('one' || g)::uuid::text"},
        new String[] {guests[1].id(), "md5('other' || g)::uuid::text"},
        new String[] {room.link(), "md5('seat' || g)"},
        new String[] {room.watch(), "md5('watch' || g)"});
  }

  private static void people(Connection database, Guest[] guests, int count) throws SQLException {
    String[] names = {"one", "other"};
    for (int i = 0; i < 2; i++) {
      List<String[]> change =
          List.<String[]>of(
              new String[] {guests[i].id(), "md5('%s' || g)::uuid::text".formatted(names[i])});
      copy(database, "player", "id", guests[i].id(), change, count);
    }
    String session =
        """
        insert into session (token_hash, player_id)
        select sha256(md5('token' || g)::bytea), md5('one' || g)::uuid
        from generate_series(1, ?) g""";
    try (PreparedStatement statement = database.prepareStatement(session)) {
      statement.setInt(1, count);
      statement.executeUpdate();
    }
  }

  private static void copy(
      Connection database,
      String table,
      String key,
      String owner,
      List<String[]> changes,
      int count)
      throws SQLException {
    String text = "to_jsonb(t)::text";
    for (String[] change : changes) {
      text = "replace(%s, '%s', %s)".formatted(text, change[0], change[1]);
    }
    String sql =
        "insert into %1$s select x.* from %1$s t, generate_series(1, ?) g,"
            + " lateral jsonb_populate_record(null::%1$s, (%2$s)::jsonb) x where t.%3$s = ?";
    try (PreparedStatement statement = database.prepareStatement(sql.formatted(table, text, key))) {
      statement.setInt(1, count);
      statement.setObject(2, UUID.fromString(owner));
      statement.executeUpdate();
    }
  }

  private static String value(Connection database, String sql, String parameter)
      throws SQLException {
    try (PreparedStatement statement = database.prepareStatement(sql)) {
      statement.setString(1, parameter);
      try (var row = statement.executeQuery()) {
        row.next();
        return row.getString(1);
      }
    }
  }

  /** The player on the first seat of the copy with this number, from 1. */
  Guest guest(int number) {
    String token = md5("token" + number);
    UUID id = uuid(md5("one" + number));
    return Guest.known(server, cookieName + "=" + token, id.toString());
  }

  /** The seat link of the copy with this number. */
  String link(int number) {
    return md5("seat" + number);
  }

  private static UUID uuid(String hex) {
    return UUID.fromString(hex.replaceFirst("(.{8})(.{4})(.{4})(.{4})(.{12})", "$1-$2-$3-$4-$5"));
  }

  private static String md5(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("MD5").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
