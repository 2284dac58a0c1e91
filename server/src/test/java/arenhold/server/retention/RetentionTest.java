package arenhold.server.retention;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Gathered;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Data past its retention is deleted overnight, and nothing else is. */
class RetentionTest extends ServerTest {

  @Autowired private Retention retention;
  @Autowired private JdbcClient database;

  private void update(String sql, Object... values) {
    database.sql(sql).params(values).update();
  }

  private boolean there(String table, String column, Object value) {
    return database
        .sql("select exists (select from %s where %s = ?)".formatted(table, column))
        .param(value)
        .query(Boolean.class)
        .single();
  }

  @Test
  void sessions_go_when_their_life_is_over() throws InterruptedException {
    UUID old = UUID.fromString(Guest.at(server()).id());
    UUID young = UUID.fromString(Guest.at(server()).id());
    String age = "update session set created_at = now() - make_interval(days => ?)";
    update(age + " where player_id = ?", 400, old);
    update(age + " where player_id = ?", 399, young);
    retention.run();
    assertFalse(there("session", "player_id", old));
    assertTrue(there("session", "player_id", young));
    assertTrue(there("player", "id", old), "they are not old enough themselves");
  }

  private UUID guest(int days) {
    UUID id = UUID.randomUUID();
    update(
        """
        insert into player (id, name, created_at)
        values (?, 'Old guest', now() - make_interval(days => ?))""",
        id,
        days);
    return id;
  }

  /** References that keep a guest, each with the guest it keeps. */
  private Map<String, UUID> kept() {
    Map<String, UUID> kept = new LinkedHashMap<>();
    kept.put("young", guest(29));
    UUID other = guest(1);
    UUID room = UUID.fromString(room(null));
    String match =
        """
        insert into match (id, room_id, game, form, rules_version, setup, seed, seed_hash)
        values (?, ?, 'tashkalar', 'duel', 1, '{}', '', '')""";
    UUID played = UUID.randomUUID();
    update(match, played, room);
    Map<String, String> rows = new LinkedHashMap<>();
    rows.put("session", "insert into session (token_hash, player_id) values (uuid_send(:id), :id)");
    rows.put("account", "insert into account (player_id, password) values (:id, '')");
    rows.put("deleted", "update player set deleted_at = now() where id = :id");
    rows.put(
        "host",
        """
        insert into room (id, seat_link, host, version, state)
        values (:id, :id::text, :id, 1, '{"phase":"OVER"}')""");
    rows.put("seat", "insert into room_player (room_id, player_id) values (:room, :id)");
    rows.put(
        "match",
        "insert into match_player (match_id, seat, player_id, side) values (:match, 0, :id, 0)");
    rows.put(
        "rating",
        """
        insert into rating (player_id, game, form, mu, sigma, matches, changed_at)
        values (:id, 'none', 'none', 25, 8, 1, now())""");
    rows.put(
        "challenge",
        """
        insert into challenge
          (id, challenger, challenged, game, form, options, clock, rated, state, expires_at)
        values (:id, :other, :id, 'none', 'none', '{}', '{"kind":"none"}', false, 'declined',
          now() + interval '1 day')""");
    rows.put("block", "insert into challenge_block (player_id, blocked) values (:other, :id)");
    rows.put("notice", "insert into notice (player_id, kind, params) values (:id, 'none', '{}')");
    rows.forEach(
        (what, sql) -> {
          UUID id = guest(31);
          database
              .sql(sql)
              .param("id", id)
              .param("other", other)
              .param("room", room)
              .param("match", played)
              .update();
          kept.put(what, id);
        });
    return kept;
  }

  @Test
  void guests_without_traces_are_deleted_and_nobody_else() throws InterruptedException {
    UUID gone = guest(31);
    Map<String, UUID> kept = kept();
    retention.run();
    assertFalse(there("player", "id", gone));
    kept.forEach((what, id) -> assertTrue(there("player", "id", id), what));
    kept.values().forEach(id -> update("delete from room where id = ?", id));
  }

  @Test
  void a_guest_needed_at_this_very_moment_stays() throws InterruptedException {
    UUID needed = guest(31);
    database.sql("create table needed (player_id uuid references player (id))").update();
    try {
      update("insert into needed values (?)", needed);
      retention.run();
      assertTrue(there("player", "id", needed));
    } finally {
      database.sql("drop table needed").update();
    }
    retention.run();
    assertFalse(there("player", "id", needed));
  }

  /** The id of a new room in which nobody has been. */
  private String room(Map<String, ?> clock) {
    Guest host = Guest.at(server());
    Map<String, Object> wish =
        new LinkedHashMap<>(Map.of("game", "tashkalar", "form", "duel", "watching", false));
    wish.put("table", Map.of());
    if (clock != null) wish.put("clock", clock);
    return host.post("/api/rooms", wish).path("room").asString();
  }

  private void untouched(String room, int days) {
    String age = "update room set changed_at = now() - make_interval(days => ?) where id = ?::uuid";
    update(age, days, room);
  }

  private JsonNode state(String room) {
    String sql = "select state::text from room where id = ?::uuid";
    return Guest.JSON.readTree(database.sql(sql).param(room).query(String.class).single());
  }

  private String phase(String room) {
    return state(room).path("phase").asString();
  }

  @Test
  void tables_that_gather_in_vain_are_closed() throws InterruptedException {
    Map<String, ?> live = Map.of("kind", "live", "base", 300, "increment", 0, "delay", 0);
    Map<String, ?> days = Map.of("kind", "days", "perTurn", 86_400);
    List<String> closed = List.of(room(null), room(live), room(days));
    List<Integer> since = List.of(8, 8, 31);
    List<String> open = List.of(room(null), room(live), room(days));
    List<Integer> lately = List.of(6, 6, 29);
    for (int i = 0; i < 3; i++) {
      untouched(closed.get(i), since.get(i));
      untouched(open.get(i), lately.get(i));
    }
    retention.run();
    for (String room : closed) assertEquals("OVER", phase(room));
    for (String room : open) assertEquals("GATHERING", phase(room));
    String link = state(closed.getFirst()).path("seatLink").asString();
    var answer = Guest.at(server()).request("GET", "/api/links/" + link, null);
    assertEquals(410, answer.statusCode());
    assertEquals("{\"code\":\"closed\"}", answer.body());
  }

  @Test
  void a_table_with_people_or_a_match_is_kept() throws InterruptedException {
    Gathered there = Gathered.at(server(), "duel", 2, Map.of());
    String connected =
        database
            .sql("select id::text from room where seat_link = ?")
            .param(there.link())
            .query(String.class)
            .single();
    untouched(connected, 100);
    String playing = room(null);
    update(
        "update room set state = jsonb_set(state, '{phase}', '\"PLAYING\"') where id = ?::uuid",
        playing);
    untouched(playing, 100);
    String again = room(null);
    UUID before = UUID.randomUUID();
    update(
        "update room set state = jsonb_set(state, '{match}', to_jsonb(?::text)) where id = ?::uuid",
        before.toString(),
        again);
    untouched(again, 100);
    retention.run();
    assertEquals("GATHERING", phase(connected));
    assertEquals("PLAYING", phase(playing));
    assertEquals("OVER", phase(again), "as after its last match");
    assertEquals(before.toString(), state(again).path("match").asString());
    assertFalse(state(again).path("shut").asBoolean());
    // Nobody must look for the match of a room that has none.
    update("delete from room_player where room_id in (?::uuid, ?::uuid)", playing, again);
    update("delete from room where id in (?::uuid, ?::uuid)", playing, again);
  }
}
