package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Duel;
import arenhold.server.testing.Gathered;
import arenhold.server.testing.Guest;
import arenhold.server.testing.LivePage;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Notices for players who come back, visible to them alone. */
class NoticeTest extends ServerTest {

  private static final String KEY =
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
  private static final String AUTH = "BTBZMqHH6r4Tts7J_aSIgg";

  @Autowired private JdbcClient database;

  private static JsonNode notices(Guest guest) {
    return Guest.JSON.readTree(guest.request("GET", "/api/me/notices", null).body());
  }

  /** Lets the player to move finish the turn while the other is away; returns the other's seat. */
  private static int moveWhileTheOtherIsAway(Duel duel, LivePage page) {
    int here = duel.asked();
    int away = 1 - here;
    duel.seat(away).tear();
    duel.seat(here).awaitState(state -> !state.at("/room/seats/" + away + "/present").asBoolean());
    Random random = new Random(1);
    while (duel.seat(here).state().at("/match/question").isObject()) {
      JsonNode state = duel.seat(here).state();
      JsonNode choices = state.at("/match/question/choices");
      String choice = choices.get(random.nextInt(choices.size())).path("notation").asString();
      long asked = state.at("/match/asked").asLong();
      int before = state.at("/match/choices").asInt();
      duel.seat(here).sendAcked("choose", Map.of("choice", choice, "asked", asked));
      duel.seat(here).awaitState(now -> now.at("/match/choices").asInt() > before);
    }
    return away;
  }

  @Test
  void an_absent_player_is_notified_of_their_turn_until_they_have_moved() {
    Duel duel = Duel.start(server());
    int here = duel.asked();
    Guest away = duel.player(1 - here);
    try (LivePage page = LivePage.of(away);
        LivePage others = LivePage.of(duel.player(here))) {
      page.await("noticed", told -> told.path("unread").asInt() == 0);
      others.await("noticed");
      int seat = moveWhileTheOtherIsAway(duel, page);
      JsonNode told = page.await("noticed", noticed -> noticed.path("newest").isObject());
      assertEquals(1, told.path("unread").asInt());
      assertEquals("turn", told.at("/newest/kind").asString());
      assertEquals("/r/" + duel.link(), told.at("/newest/page").asString());
      assertEquals("duel", told.at("/newest/params/form").asString());
      assertEquals(1, notices(away).path("unread").asInt());
      assertEquals(0, notices(duel.player(here)).path("notices").size(), "it concerns one alone");
      duel.replace(seat, away.enter(duel.link()));
      duel.seat(seat).awaitState(state -> state.path("match").isObject());
      int before = duel.seat(seat).state().at("/match/choices").asInt();
      duel.seat(here).awaitState(state -> state.at("/match/choices").asInt() >= before);
      Random random = new Random(2);
      while (duel.asked() == seat) duel.chooseAtRandom(random);
      page.await("noticed", noticed -> noticed.path("unread").asInt() == 0);
    }
  }

  @Test
  void an_absent_player_is_notified_of_the_end_and_marks_it_read() {
    Duel duel = Duel.start(server());
    Guest away = duel.player(1);
    try (LivePage page = LivePage.of(away)) {
      duel.seat(1).tear();
      duel.seat(0).awaitState(state -> !state.at("/room/seats/1/present").asBoolean());
      duel.seat(0).awaitAck(duel.seat(0).command("resign"));
      JsonNode told = page.await("noticed", noticed -> noticed.path("newest").isObject());
      assertEquals("ended", told.at("/newest/kind").asString());
      assertEquals("true", told.at("/newest/params/won").asString());
      long last = told.at("/newest/id").asLong();
      Guest stranger = Guest.at(server());
      stranger.post("/api/me/notices/read", Map.of("last", last));
      assertEquals(1, notices(away).path("unread").asInt(), "nobody else marks it as read");
      assertEquals(
          0, away.post("/api/me/notices/read", Map.of("last", last)).path("unread").asInt());
      page.await("noticed", noticed -> noticed.path("unread").asInt() == 0);
      assertEquals(1, notices(away).path("notices").size(), "it is kept");
    }
  }

  /** The notices of a player, newest first. */
  private static JsonNode newest(Guest guest) {
    return notices(guest).at("/notices/0");
  }

  @Test
  void names_are_those_of_now_and_deleted_accounts_have_none() {
    Guest other = Guest.account(server());
    Guest away = Guest.at(server());
    Duel duel = Duel.start(other, away, List.of("northern", "southern"), false);
    duel.seat(1).tear();
    duel.seat(0).awaitState(state -> !state.at("/room/seats/1/present").asBoolean());
    try (LivePage page = LivePage.of(away)) {
      duel.seat(0).awaitAck(duel.seat(0).command("resign"));
      JsonNode told = page.await("noticed", noticed -> noticed.path("newest").isObject());
      String before = "Player " + other.id().substring(0, 13);
      assertEquals(before, told.at("/newest/params/players").asString());
    }
    String renamed = "Someone " + other.id().substring(0, 8);
    other.request("PUT", "/api/me/name", Map.of("name", renamed));
    assertEquals(renamed, newest(away).at("/params/players").asString());
    other.post("/api/me/delete", Map.of("password", "two words apart " + other.id()));
    String left = notices(away).toString();
    assertEquals("–", newest(away).at("/params/players").asString());
    assertFalse(left.contains(renamed) || left.contains(other.id()), left);
    String stored =
        database
            .sql("select string_agg(params::text, '') from notice where player_id = ?::uuid")
            .param(away.id())
            .query(String.class)
            .single();
    assertFalse(stored.contains(renamed.substring(8)), stored);
  }

  @Test
  void an_absent_player_is_notified_of_clock_proposals_until_they_are_settled() {
    Map<String, ?> live = Map.of("kind", "live", "base", 600, "increment", 0, "delay", 0);
    Map<String, ?> days = Map.of("kind", "days", "perTurn", 86_400);
    List<String> schools = List.of("northern", "southern");
    Duel duel = Duel.start(Guest.at(server()), Guest.at(server()), schools, false, live);
    Guest away = duel.player(1);
    duel.seat(1).tear();
    duel.seat(0).awaitState(state -> !state.at("/room/seats/1/present").asBoolean());
    try (LivePage page = LivePage.of(away)) {
      duel.seat(0).awaitAck(duel.seat(0).sendAcked("pause", Map.of()));
      JsonNode told = page.await("noticed", noticed -> noticed.path("newest").isObject());
      assertEquals("pause", told.at("/newest/kind").asString());
      assertEquals("/r/" + duel.link(), told.at("/newest/page").asString());
      assertTrue(told.at("/newest/params/players").asString().startsWith("Guest "));
      duel.seat(0).awaitAck(duel.seat(0).sendAcked("changeClock", Map.of("control", days)));
      told = page.await("noticed", noticed -> noticed.path("newest").isObject());
      assertEquals("clock", told.at("/newest/kind").asString());
      assertEquals(1, told.path("unread").asInt(), "another proposal takes its place");
      duel.seat(0).awaitState(state -> state.at("/match/clock/proposal/control").isObject());
      long number = duel.seat(0).state().at("/match/clock/proposal/number").asLong();
      duel.seat(0).awaitAck(duel.seat(0).sendAcked("decline", Map.of("proposal", number)));
      page.await("noticed", noticed -> noticed.path("unread").asInt() == 0);
    }
    assertEquals(0, notices(duel.player(0)).path("notices").size(), "who proposes knows it");
    duel.replace(1, away.enter(duel.link()));
    duel.seat(1).awaitState(state -> state.path("match").isObject());
    duel.seat(0).awaitAck(duel.seat(0).sendAcked("pause", Map.of()));
    duel.seat(1).awaitState(state -> state.at("/match/clock/proposal").isObject());
    assertEquals(2, notices(away).path("notices").size(), "who is there sees it");
  }

  /** These seats send the same message, one after the other. */
  private static void say(Gathered room, List<Integer> seats, String type, Map<String, ?> data) {
    for (int seat : seats) {
      room.seat(seat).settle();
      room.seat(seat).awaitAck(room.seat(seat).sendAcked(type, data));
    }
  }

  @Test
  void turn_notices_start_once_players_may_leave_the_table_and_name_opponents_only() {
    Map<String, ?> live = Map.of("kind", "live", "base", 10_000, "increment", 0, "delay", 0);
    Map<String, ?> days = Map.of("kind", "days", "perTurn", 86_400);
    Gathered room = Gathered.at(server(), "team-duel", 4, Map.of("first", "1"));
    say(room, List.of(0), "clock", Map.of("control", live));
    room.begin();
    int seat = room.seat(0).state().at("/match/waiting/0/seat").asInt();
    List<Integer> all = List.of(0, 1, 2, 3);
    List<Integer> others = all.stream().filter(other -> other != seat).toList();
    Guest player = room.guest(seat);
    String opponents =
        others.stream()
            .filter(other -> other % 2 != seat % 2)
            .map(
                other ->
                    room.seat(0).state().at("/room/seats/" + other + "/player/name").asString())
            .collect(Collectors.joining(", "));
    try (LivePage page = LivePage.of(player)) {
      page.await("noticed");
      say(room, List.of(seat), "changeClock", Map.of("control", days));
      room.seat(seat).tear();
      String away = "/room/seats/" + seat + "/present";
      room.seat(others.getFirst()).awaitState(state -> !state.at(away).asBoolean());
      say(room, others, "changeClock", Map.of("control", days));
      JsonNode told = page.await("noticed", noticed -> noticed.path("newest").isObject());
      assertEquals("turn", told.at("/newest/kind").asString());
      assertEquals(opponents, told.at("/newest/params/players").asString());
      say(room, others, "pause", Map.of());
      Socket back = player.enter(room.link());
      back.awaitState(state -> state.path("match").isObject());
      back.awaitAck(back.sendAcked("pause", Map.of()));
      page.await("noticed", noticed -> noticed.path("unread").asInt() == 0);
      back.awaitAck(back.sendAcked("unpause", Map.of()));
      back.tear();
      room.seat(others.getFirst()).awaitState(state -> !state.at(away).asBoolean());
      say(room, others, "unpause", Map.of());
      told = page.await("noticed", noticed -> noticed.path("newest").isObject());
      assertEquals("turn", told.at("/newest/kind").asString(), "the pause is over");
      back = player.enter(room.link());
      back.awaitState(state -> state.path("match").isObject());
      say(room, others, "changeClock", Map.of("control", live));
      back.awaitAck(back.sendAcked("changeClock", Map.of("control", live)));
      page.await("noticed", noticed -> noticed.path("unread").asInt() == 0);
    }
  }

  private static void challenge(Guest from, Guest to) {
    Map<String, Object> wish =
        Map.of("player", to.id(), "game", "tashkalar", "form", "duel", "rated", false);
    from.post("/api/challenges", wish);
  }

  @Test
  void a_withdrawn_challenge_or_one_of_a_deleted_player_leaves_no_notice() {
    Guest from = Guest.at(server());
    Guest to = Guest.at(server());
    try (LivePage page = LivePage.of(to)) {
      challenge(from, to);
      page.await("noticed", noticed -> noticed.path("unread").asInt() == 1);
      challenge(from, to);
      page.await("noticed", noticed -> noticed.path("unread").asInt() == 0);
      page.await("noticed", noticed -> noticed.path("unread").asInt() == 1);
      from.post("/api/me/delete", Map.of());
      page.await("noticed", noticed -> noticed.path("unread").asInt() == 0);
    }
  }

  @Test
  void an_export_contains_notices_their_settings_and_challenges() {
    Guest one = Guest.at(server());
    Guest two = Guest.at(server());
    Guest third = Guest.at(server());
    challenge(one, two);
    challenge(third, one);
    challenge(third, two);
    String endpoint = "https://fcm.googleapis.com/fcm/send/" + one.id();
    Map<String, String> browser =
        Map.of("endpoint", endpoint, "p256dh", KEY, "auth", AUTH, "language", "it");
    one.request("POST", "/api/me/notices/push", browser);
    try (LivePage page = LivePage.of(one)) {
      page.await("noticed", noticed -> noticed.path("unread").asInt() == 1);
    }
    String body = one.request("GET", "/api/me/export", null).body();
    JsonNode kept = Guest.JSON.readTree(body);
    assertEquals(1, kept.path("notices").size());
    assertEquals("challenge", kept.at("/notices/0/kind").asString());
    assertEquals(1, kept.at("/challenges/sent").size());
    assertEquals(two.id(), kept.at("/challenges/sent/0/with/id").asString());
    assertEquals(1, kept.at("/challenges/received").size());
    assertEquals(third.id(), kept.at("/challenges/received/0/with/id").asString());
    assertEquals("duel", kept.at("/challenges/received/0/terms/form").asString());
    assertEquals("fcm.googleapis.com", kept.at("/noticeSettings/push/0/service").asString());
    assertEquals("everybody", kept.at("/noticeSettings/challenges").asString());
    assertTrue(kept.at("/noticeSettings/mail/language").isNull());
    for (String secret : List.of(endpoint, KEY, AUTH)) assertFalse(body.contains(secret));
  }
}
