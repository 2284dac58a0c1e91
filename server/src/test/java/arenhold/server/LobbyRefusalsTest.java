package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Gathered;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Invalid requests to a room before its match: the sender gets a code, nobody else hears of it,
 * nothing changes.
 */
class LobbyRefusalsTest extends ServerTest {

  private static Map<String, Object> option(String key, String value) {
    return Map.of("key", key, "value", value);
  }

  private HttpResponse<String> make(String form, int seats, Map<String, String> table) {
    Map<String, Object> wish = new HashMap<>();
    wish.put("game", "tashkalar");
    wish.put("form", form);
    wish.put("seats", seats);
    wish.put("table", table);
    wish.put("watching", false);
    return Guest.at(server()).request("POST", "/api/rooms", wish);
  }

  @Test
  void a_table_is_not_made_with_options_that_are_not_there_or_contradict_each_other() {
    List<HttpResponse<String>> wrong =
        List.of(
            make("duel", 2, Map.of("colour", "blue")),
            make("duel", 2, Map.of("first", "3")),
            make("duel", 2, Map.of("first", "team1")),
            make("duel", 2, Map.of("takeBack", "")),
            make("melee", 3, Map.of("first", "4")),
            make("melee", 4, Map.of("schools", "ban")),
            make("melee", 2, Map.of()),
            make("melee", 5, Map.of()),
            make("team-duel", 3, Map.of()),
            make("team-duel", 4, Map.of("colour1", "2")),
            make("duel", -1, Map.of()),
            make("nothing", 2, Map.of()));
    List<String> problems =
        List.of(
            "option",
            "value",
            "value",
            "value",
            "beginner",
            "value",
            "seats",
            "seats",
            "seats",
            "value",
            "seats",
            "");
    for (int i = 0; i < wrong.size(); i++) {
      HttpResponse<String> answer = wrong.get(i);
      String problem = Guest.JSON.readTree(answer.body()).at("/params/problem").asString("");
      assertEquals(problems.get(i), problem);
      assertEquals(400, answer.statusCode());
      assertEquals("bad-setup", Guest.JSON.readTree(answer.body()).path("code").asString());
    }
    assertEquals(200, make("melee", 4, Map.of("first", "4")).statusCode());
    Map<String, String> nothing = new HashMap<>();
    nothing.put("first", null);
    HttpResponse<String> empty = make("duel", 2, nothing);
    assertEquals(400, empty.statusCode());
    assertEquals("bad-option", Guest.JSON.readTree(empty.body()).path("code").asString());
  }

  @Test
  void options_that_contradict_each_other_cannot_be_set_one_after_the_other() {
    Gathered room = Gathered.at(server(), "melee", 3, Map.of());
    Socket host = room.seat(0);
    assertEquals("bad-setup", room.refused(host, "tableOption", option("first", "4")));
    host.awaitAck(host.sendAcked("seats", Map.of("count", 4)));
    host.awaitAck(host.sendAcked("tableOption", option("first", "4")));
    assertEquals("bad-setup", room.refused(host, "seats", Map.of("count", 3)));
    assertEquals("bad-option", room.refused(host, "seats", Map.of("count", 5)));
    assertEquals("bad-option", room.refused(host, "tableOption", option("first", "5")));
    assertEquals("bad-option", room.refused(host, "tableOption", option("first", "team1")));
    assertEquals("bad-option", room.refused(host, "tableOption", option("colour1", "1")));
    assertEquals("bad-option", room.refused(host, "tableOption", option("", "")));
  }

  @Test
  void a_school_of_an_expansion_is_not_chosen_where_there_are_none_and_not_shut_out_once_chosen() {
    Gathered room = Gathered.at(server(), "duel", 2, Map.of());
    Map<String, Object> everfrost = option("school", "everfrost");
    assertEquals("bad-setup", room.refused(room.seat(1), "seatOption", everfrost));
    room.seat(0).awaitAck(room.seat(0).sendAcked("tableOption", option("expansions", "yes")));
    room.seat(1).awaitAck(room.seat(1).sendAcked("seatOption", everfrost));
    Map<String, Object> without = option("expansions", "no");
    assertEquals("bad-setup", room.refused(room.seat(0), "tableOption", without));
  }

  @Test
  void the_same_school_is_not_chosen_twice_and_chance_may_be() {
    Gathered room = Gathered.at(server(), "team-duel", 4, Map.of());
    room.seat(0).awaitAck(room.seat(0).sendAcked("seatOption", option("school", "sylvan")));
    for (int seat = 1; seat < 4; seat++) {
      Map<String, Object> sylvan = option("school", "sylvan");
      assertEquals("option-taken", room.refused(room.seat(seat), "seatOption", sylvan));
      room.seat(seat).awaitAck(room.seat(seat).sendAcked("seatOption", option("school", "random")));
    }
  }

  @Test
  void a_match_of_teams_does_not_begin_with_too_few_or_unequal_teams() {
    Gathered room = Gathered.at(server(), "team-duel", 4, Map.of());
    room.seat(3).awaitAck(room.seat(3).sendAcked("stand", Map.of()));
    room.settle();
    for (int seat = 0; seat < 3; seat++) room.seat(seat).awaitAck(room.seat(seat).ready());
    room.settle();
    assertEquals("gathering", room.seat(0).state().at("/room/phase").asString());
    assertEquals("bad-option", room.refused(room.seat(0), "seats", Map.of("count", 3)));
    assertEquals("bad-option", room.refused(room.seat(0), "seats", Map.of("count", 2)));
    assertEquals("no-seat", room.refused(room.seat(3), "sit", Map.of("seat", 4)), "a third team");
    assertEquals("seat-taken", room.refused(room.seat(3), "sit", Map.of("seat", 2)));
    room.seat(3).awaitAck(room.seat(3).sendAcked("sit", Map.of("seat", 3)));
    room.settle();
    room.seat(3).awaitAck(room.seat(3).ready());
    room.seat(0).awaitState(state -> state.at("/room/phase").asString().equals("playing"));
    assertFalse(room.seat(0).state().path("match").isNull());
  }

  @Test
  void only_the_host_changes_the_table_and_watchers_change_nothing() {
    Gathered room = Gathered.at(server(), "melee", 3, Map.of());
    Map<String, Map<String, ?>> hosts =
        Map.of(
            "tableOption", option("takeBack", "no"),
            "seats", Map.of("count", 4),
            "free", Map.of("seat", 0),
            "watching", Map.of("on", false));
    Socket watcher = room.watched(Guest.at(server()));
    hosts.forEach(
        (type, data) -> {
          assertEquals("not-host", room.refused(room.seat(1), type, data), type);
          assertEquals("not-host", room.refused(watcher, type, data), type);
        });
    assertEquals("not-allowed", room.refused(watcher, "sit", Map.of("seat", 0)));
    Map<String, Map<String, ?>> seats =
        Map.of(
            "stand", Map.of(),
            "seatOption", option("school", "sylvan"),
            "swap", Map.of("seat", 0),
            "propose", Map.of("seat", 0, "key", "school", "value", "sylvan"),
            "ready", Map.of("on", true, "terms", 0),
            "again", Map.of());
    seats.forEach((type, data) -> assertEquals("no-seat", room.refused(watcher, type, data), type));
  }

  @Test
  void nothing_of_the_table_changes_while_a_match_is_played() {
    Gathered room = Gathered.at(server(), "duel", 2, Map.of());
    room.begin();
    long terms = room.seat(0).state().at("/room/terms").asLong();
    Map<String, Map<String, ?>> all =
        Map.of(
            "sit", Map.of("seat", 1),
            "stand", Map.of(),
            "seatOption", option("school", "sylvan"),
            "swap", Map.of("seat", 1),
            "propose", Map.of("seat", 0, "key", "school", "value", "sylvan"),
            "ready", Map.of("on", false, "terms", terms),
            "tableOption", option("takeBack", "no"),
            "seats", Map.of("count", 2),
            "free", Map.of("seat", 1),
            "again", Map.of());
    all.forEach(
        (type, data) -> assertEquals("wrong-phase", room.refused(room.seat(0), type, data), type));
    room.resign(0);
    all.forEach(
        (type, data) -> {
          if (type.equals("again")) return;
          assertEquals("wrong-phase", room.refused(room.seat(0), type, data), type);
        });
  }

  @Test
  void a_game_that_is_not_there_has_no_catalogue_and_an_unknown_language_is_english() {
    Guest guest = Guest.at(server());
    HttpResponse<String> none = guest.request("GET", "/api/catalogue/chess/en", null);
    assertEquals(404, none.statusCode());
    assertEquals("{\"code\":\"not-found\"}", none.body());
    HttpResponse<String> english = guest.request("GET", "/api/catalogue/tashkalar/en", null);
    for (String language : List.of("xx", "en-GB", "--", "e".repeat(300))) {
      var other = guest.request("GET", "/api/catalogue/tashkalar/" + language, null);
      assertEquals(english.body(), other.body(), language);
    }
    HttpResponse<String> czech = guest.request("GET", "/api/catalogue/tashkalar/cs-CZ", null);
    assertTrue(!czech.body().equals(english.body()) && czech.body().contains("Severn"));
    String tag = english.headers().firstValue("etag").orElseThrow();
    var same = guest.request("GET", "/api/catalogue/tashkalar/en", null, "If-None-Match", tag);
    assertEquals(304, same.statusCode());
    assertTrue(guest.request("GET", "/api/games", null).body().contains("\"key\":\"duel\""));
  }
}
