package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Gathered;
import arenhold.server.testing.Guest;
import arenhold.server.testing.Socket;
import arenhold.server.testing.Until;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Agreements about time, and the options while a player is gone. */
class ClockConsentTest extends ClockRooms {

  @Test
  void a_pause_stops_all_clocks_once_everyone_agrees_and_until_everyone_resumes() {
    Gathered room = begun(LIVE);
    int seat = asked(room);
    Socket socket = room.seat(seat);
    time.pass(6_000);
    String ack = socket.sendAcked("pause", Map.of());
    socket.awaitAck(ack);
    room.settle();
    assertEquals(List.of("pause"), List.of(clock(room).at("/proposal/kind").asString()));
    assertTrue(clock(room).path("paused").isNull());
    time.pass(1_000);
    all(room, "pause", Map.of());
    assertTrue(clock(room).path("proposal").isNull());
    assertEquals(time.now(), clock(room).at("/paused/since").asLong());
    assertEquals(298_000, left(room, seat));
    socket.send("pause", Map.of(), ack);
    socket.awaitAck(ack);
    assertEquals("paused", socket.refused("choose", answer(socket)));
    assertEquals("paused", socket.refused("takeBack", socket.moment()));
    time.pass(3_600_000);
    socket.awaitAck(socket.sendAcked("unpause", Map.of()));
    room.settle();
    assertEquals(1, clock(room).at("/paused/agreed").size());
    all(room, "unpause", Map.of());
    assertTrue(clock(room).path("paused").isNull());
    assertEquals(298_000, left(room, seat));
    time.pass(1_000);
    choose(room, seat);
    assertEquals(297_000, left(room, seat) / 1000 * 1000 % 10_000 + 290_000);
  }

  @Test
  void a_pause_that_nobody_ends_ends_automatically() {
    Gathered room = begun(LIVE);
    all(room, "pause", Map.of());
    time.passUntil(clock(room).at("/paused/until").asLong() + 50);
    for (Socket socket : room.sockets()) {
      socket.awaitState(state -> state.at("/match/clock/paused").isNull());
    }
    time.pass(305_000);
    assertEquals("time", over(room.seat(0)).at("/match/outcome/reason").asString());
  }

  @Test
  void another_clock_needs_everybodys_consent_and_may_be_none() {
    Gathered room = begun(LIVE);
    Socket one = room.seat(0);
    Socket two = room.seat(1);
    one.awaitAck(one.sendAcked("changeClock", Map.of("control", DAYS)));
    room.settle();
    assertEquals("days", clock(room).at("/proposal/control/kind").asString());
    two.awaitAck(two.sendAcked("decline", proposal(room)));
    room.settle();
    assertTrue(clock(room).path("proposal").isNull());
    assertEquals(0, clock(room).at("/declined/seat").asInt(-1));
    assertEquals(1, clock(room).at("/declined/by").asInt(-1));
    one.awaitAck(one.sendAcked("changeClock", Map.of("control", DAYS)));
    two.awaitAck(two.sendAcked("changeClock", Map.of("control", DAYS)));
    room.settle();
    assertEquals("days", clock(room).at("/control/kind").asString());
    assertEquals(7_200_000, left(room, 0));
    asleep(room);
    Socket again = room.guest(0).enter(room.link());
    assertEquals(
        "days", again.awaitState(state -> true).at("/match/clock/control/kind").asString());
    Socket other = room.guest(1).enter(room.link());
    for (Socket each : List.of(again, other)) {
      each.awaitState(state -> true);
      each.awaitAck(each.sendAcked("changeClock", Map.of("control", NONE)));
    }
    again.settle();
    assertTrue(again.state().at("/match/clock").isNull());
    assertEquals("not-allowed", again.refused("pause", Map.of()));
    assertEquals("live", again.state().at("/room/clock/kind").asString(), "the next match");
  }

  @Test
  void declining_concerns_one_proposal_and_leaves_others_alone() {
    Gathered room = begun(LIVE);
    Socket one = room.seat(0);
    Socket two = room.seat(1);
    assertEquals("stale", two.refused("decline", Map.of("proposal", 0)), "nothing is proposed");
    one.awaitAck(one.sendAcked("changeClock", Map.of("control", DAYS)));
    room.settle();
    var first = proposal(room);
    one.awaitAck(one.sendAcked("pause", Map.of()));
    assertEquals("stale", room.refused(two, "decline", first), "another one took its place");
    assertEquals("stale", room.refused(two, "agree", first));
    assertEquals("pause", clock(room).at("/proposal/kind").asString());
    var second = proposal(room);
    assertTrue(second.get("proposal") > first.get("proposal"));
    String ack = two.sendAcked("decline", second);
    two.awaitAck(ack);
    assertEquals("stale", room.refused(two, "decline", second), "clicked twice");
    two.send("decline", second, ack);
    two.awaitAck(ack);
    one.awaitAck(one.sendAcked("pause", Map.of()));
    room.settle();
    assertTrue(clock(room).path("declined").isNull(), "something else is proposed");
    one.awaitAck(one.sendAcked("decline", proposal(room)));
    room.settle();
    assertEquals(0, clock(room).at("/declined/by").asInt(-1), "withdrawn");
    choose(room, asked(room));
    assertTrue(clock(room).path("declined").isNull(), "play goes on");
  }

  @Test
  void agreeing_concerns_one_proposal_and_counts_once() {
    Gathered room = begun("melee", 3, LIVE);
    Socket one = room.seat(0);
    Socket two = room.seat(1);
    one.awaitAck(one.sendAcked("changeClock", Map.of("control", DAYS)));
    room.settle();
    var first = proposal(room);
    for (int i = 0; i < 3; i++) {
      two.awaitAck(two.sendAcked("agree", first));
      one.awaitAck(one.sendAcked("agree", first));
    }
    Socket tab = room.guest(1).enter(room.link());
    tab.awaitState(state -> true);
    tab.awaitAck(tab.sendAcked("agree", first));
    room.settle();
    assertEquals(
        List.of(0, 1), Guest.JSON.convertValue(clock(room).at("/proposal/agreed"), List.class));
    one.awaitAck(one.sendAcked("decline", first));
    one.awaitAck(one.sendAcked("changeClock", Map.of("control", DAYS)));
    Socket three = room.seat(2);
    assertEquals("stale", room.refused(three, "agree", first), "the same proposed again");
    assertEquals("live", clock(room).at("/control/kind").asString());
    all(room, "agree", proposal(room));
    assertEquals("days", clock(room).at("/control/kind").asString());
  }

  @Test
  void a_proposal_lapses_when_the_match_ends() {
    Gathered room = begun(LIVE);
    Socket one = room.seat(0);
    one.awaitAck(one.sendAcked("changeClock", Map.of("control", DAYS)));
    room.resign(1);
    assertEquals("over", one.refused("decline", Map.of("proposal", 1)));
    all(room, "again", Map.of());
    room.begin();
    assertTrue(clock(room).path("proposal").isNull());
    assertEquals("live", clock(room).at("/control/kind").asString());
  }

  @Test
  void the_win_can_be_claimed_from_an_absent_player_after_a_while_and_not_before() {
    Gathered room = begun(LIVE);
    int seat = asked(room);
    Socket waiting = room.seat(1 - seat);
    assertEquals("not-allowed", waiting.refused("claimWin", waiting.moment()), "they are there");
    time.pass(10_000);
    room.seat(seat).tear();
    waiting.awaitState(state -> state.at("/match/clock/absent").size() == 1);
    JsonNode absent = waiting.state().at("/match/clock/absent/0");
    assertEquals(seat, absent.path("seat").asInt());
    assertEquals(time.now(), absent.path("since").asLong());
    assertEquals(time.now() + 90_000, absent.path("claimableAt").asLong());
    time.pass(89_999);
    assertEquals("not-yet", waiting.refused("claimWin", waiting.moment()));
    time.pass(1);
    assertEquals("stale", waiting.refused("claimWin", Map.of("moment", -1)));
    waiting.awaitAck(waiting.command("claimWin"));
    JsonNode state = over(waiting);
    assertEquals("left", state.at("/match/outcome/reason").asString());
    assertEquals(2, state.at("/match/outcome/places/" + seat).asInt());
    assertEquals("left", waiting.events().getLast().path("kind").asString());
  }

  @Test
  void a_player_who_comes_back_in_time_plays_on() {
    Gathered room = begun(LIVE);
    int seat = asked(room);
    Socket waiting = room.seat(1 - seat);
    room.seat(seat).tear();
    waiting.awaitState(state -> state.at("/match/clock/absent").size() == 1);
    time.pass(100_000);
    Socket again = room.guest(seat).enter(room.link());
    waiting.awaitState(state -> state.at("/match/clock/absent").isEmpty());
    assertEquals("not-allowed", waiting.refused("claimWin", waiting.moment()));
    again.awaitState(state -> true);
    again.awaitAck(again.sendAcked("choose", answer(again)));
  }

  @Test
  void without_a_clock_an_absent_player_has_three_days() {
    Gathered room = begun(NONE);
    assertTrue(clock(room).isNull());
    int seat = asked(room);
    Socket waiting = room.seat(1 - seat);
    room.seat(seat).tear();
    waiting.awaitState(state -> state.at("/match/clock/absent").size() == 1);
    JsonNode clock = waiting.state().at("/match/clock");
    assertTrue(clock.at("/left/0").isNull());
    time.passUntil(clock.at("/absent/0/claimableAt").asLong() - 1);
    assertEquals("not-yet", waiting.refused("claimWin", waiting.moment()));
    time.pass(1);
    waiting.awaitAck(waiting.command("claimWin"));
    assertEquals("left", over(waiting).at("/match/outcome/reason").asString());
  }

  @Test
  void a_match_without_clock_that_everyone_left_is_abandoned_after_thirty_days() {
    Gathered room = begun(NONE);
    UUID match = match(room);
    asleep(room);
    time.pass(30L * 24 * 3_600_000 - 10_000);
    Socket early = room.guest(0).enter(room.link());
    assertTrue(early.awaitState(state -> true).at("/match/outcome").isNull());
    early.tear();
    time.pass(15_000);
    var ended = database.sql("select outcome ->> 'reason' from match where id = ?").param(match);
    Until.holds("over", () -> ended.query(String.class).optional().isPresent());
    JsonNode state = over(room.guest(0).enter(room.link()));
    assertEquals("abandoned", state.at("/match/outcome/reason").asString());
    assertEquals(1, state.at("/match/outcome/places/0").asInt());
    assertEquals(1, state.at("/match/outcome/places/1").asInt());
    var file = room.guest(0).request("GET", "/api/links/" + room.link() + "/match", null);
    assertTrue(file.body().contains("* !abandoned\nresult abandoned 1 1"), file.body());
    assertEquals(200, room.guest(0).bring(file.body().getBytes()).statusCode());
  }

  @Test
  void only_players_of_a_running_match_speak_about_time() {
    Gathered room = Gathered.at(server(), "duel", 2, Map.of());
    Map<String, Map<String, ?>> said =
        Map.of(
            "pause", Map.of(),
            "unpause", Map.of(),
            "decline", Map.of("proposal", 1),
            "agree", Map.of("proposal", 1),
            "changeClock", Map.of("control", DAYS),
            "claimWin", Map.of("moment", 0));
    said.forEach(
        (type, data) -> assertEquals("wrong-phase", room.refused(room.seat(0), type, data), type));
    Gathered begun = begun(LIVE);
    Socket watcher = begun.watched(Guest.at(server()));
    said.forEach((type, data) -> assertEquals("no-seat", watcher.refused(type, data), type));
    assertEquals("wrong-phase", watcher.refused("clock", Map.of("control", DAYS)));
    Socket player = begun.seat(1);
    for (Map<String, ?> bad :
        List.of(
            Map.of("kind", "days", "perTurn", 5),
            Map.of("kind", "live", "base", 1, "increment", 0, "delay", 0))) {
      assertEquals("bad-option", begun.refused(player, "changeClock", Map.of("control", bad)));
    }
    for (String notation : List.of("!flag", "!left", "!abandoned")) {
      Socket asked = begun.seat(asked(begun));
      long question = asked.state().at("/match/asked").asLong();
      var data = Map.of("choice", notation, "asked", question);
      assertEquals("not-offered", begun.refused(asked, "choose", data));
    }
    // Clients do not date their choices: the server's time decides.
    var dated = new HashMap<>(answer(begun.seat(asked(begun))));
    dated.put("at", 1L);
    begun.seat(asked(begun)).send("choose", dated);
    JsonNode refused = begun.seat(asked(begun)).awaitType("refused");
    assertEquals("malformed", refused.at("/d/code").asString());
    player.sendRaw("{\"t\":\"claimWin\",\"d\":{}}");
    assertEquals("malformed", player.awaitType("refused").at("/d/code").asString());
    player.sendRaw("{\"t\":\"changeClock\",\"d\":{\"control\":{\"kind\":\"sand\"}}}");
    assertEquals("malformed", player.awaitType("refused").at("/d/code").asString());
    assertFalse(player.state().at("/match/clock").isNull());
  }

  @Test
  void a_player_asked_just_before_the_room_fell_asleep_can_be_claimed_against() {
    Gathered room = begun(NONE);
    int seat = asked(room);
    // Agreeing stores the clocks; later choices come too soon for another write.
    all(room, "changeClock", Map.of("control", NONE));
    while (asked(room) == seat) choose(room, seat);
    asleep(room);
    Socket waiting = room.guest(seat).enter(room.link());
    JsonNode absent = waiting.awaitState(state -> true).at("/match/clock/absent/0");
    assertEquals(1 - seat, absent.path("seat").asInt(-1));
    time.pass(80L * 3_600_000);
    waiting.awaitAck(waiting.command("claimWin"));
    JsonNode state = over(waiting);
    assertEquals("left", state.at("/match/outcome/reason").asString());
    assertEquals(2, state.at("/match/outcome/places/" + (1 - seat)).asInt());
  }
}
