package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Gathered;
import arenhold.server.testing.Socket;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Matches that go on without seats that are out, in real rooms. */
class OutTest extends ClockRooms {

  /** Lets the time of the player to move run out; returns that seat once everyone knows. */
  private int flagged(Gathered room, int count) {
    int seat = asked(room);
    time.pass(305_050);
    for (Socket socket : room.sockets()) out(socket, count);
    return seat;
  }

  private static JsonNode out(Socket socket, int count) {
    return socket.awaitState(state -> state.at("/match/out").size() == count);
  }

  @Test
  void the_others_play_on_after_a_flag_and_the_clock_of_the_player_who_is_out_stands() {
    Gathered room = begun("melee", 3, LIVE);
    int seat = flagged(room, 1);
    for (Socket socket : room.sockets()) {
      JsonNode match = socket.state().path("match");
      assertTrue(match.path("outcome").isNull());
      assertEquals(seat, match.at("/out/0/seat").asInt());
      assertEquals("time", match.at("/out/0/reason").asString());
      assertFalse(match.path("canComeBack").asBoolean());
      assertEquals("wentOut", told(socket).get(1), told(socket)::toString);
    }
    assertNotEquals(seat, asked(room));
    assertEquals(List.of(asked(room)), running(room));
    choose(room, asked(room));
    time.pass(60_000);
    choose(room, asked(room));
    assertEquals(0, left(room, seat));
    assertEquals("not-allowed", room.seat(seat).refused("pause", Map.of()));
    assertEquals("not-allowed", room.seat(seat).refused("resign", room.seat(seat).moment()));
  }

  /** Events since the flag fell. */
  private static List<String> told(Socket socket) {
    List<String> kinds =
        socket.events().stream().map(event -> event.path("kind").asString()).toList();
    return kinds.subList(kinds.lastIndexOf("flagFell"), kinds.size());
  }

  private static List<Integer> running(Gathered room) {
    return clock(room).path("running").valueStream().map(JsonNode::asInt).toList();
  }

  @Test
  void the_state_survives_the_rooms_sleep() {
    Gathered room = begun("melee", 3, LIVE);
    int seat = flagged(room, 1);
    int next = asked(room);
    asleep(room);
    Socket again = room.guest(next).enter(room.link());
    JsonNode state = out(again, 1);
    assertEquals(seat, state.at("/match/out/0/seat").asInt());
    assertTrue(state.at("/match/question").isObject());
    again.awaitAck(again.sendAcked("choose", answer(again)));
  }

  @Test
  void with_one_left_the_match_is_over_and_later_leavers_place_better() {
    Gathered room = begun("melee", 3, LIVE);
    int first = flagged(room, 1);
    int second = asked(room);
    time.pass(305_050);
    for (Socket socket : room.sockets()) {
      JsonNode outcome = over(socket).at("/match/outcome");
      assertEquals("time", outcome.path("reason").asString());
      assertEquals(3, outcome.path("places").get(first).asInt());
      assertEquals(2, outcome.path("places").get(second).asInt());
    }
  }

  @Test
  void late_messages_are_processed_after_the_flag_has_fallen() {
    Gathered room = begun("melee", 3, LIVE);
    int seat = asked(room);
    Map<String, ?> answer = answer(room.seat(seat));
    time.pass(305_000);
    assertEquals("not-asked", room.seat(seat).refused("choose", answer));
    for (Socket socket : room.sockets()) out(socket, 1);
  }

  @Test
  void players_who_are_out_need_not_consent() {
    Gathered room = begun("melee", 3, LIVE);
    int seat = flagged(room, 1);
    for (int i = 0; i < 3; i++) {
      if (i != seat) room.seat(i).awaitAck(room.seat(i).sendAcked("pause", Map.of()));
    }
    room.settle();
    assertTrue(clock(room).path("paused").isObject());
  }

  @Test
  void an_absent_player_is_no_longer_waited_for_and_may_come_back() {
    Gathered room = begun("melee", 3, LIVE);
    int seat = asked(room);
    Socket waiting = room.seat((seat + 1) % 3);
    room.seat(seat).tear();
    JsonNode absent = waiting.awaitState(state -> state.at("/match/clock/absent").size() == 1);
    assertTrue(absent.at("/match/clock/absent/0/goesOn").asBoolean());
    assertEquals("not-yet", waiting.refused("claimWin", waiting.moment()));
    time.pass(90_000);
    waiting.awaitAck(waiting.command("claimWin"));
    assertEquals("left", out(waiting, 1).at("/match/out/0/reason").asString());
    Socket back = room.guest(seat).enter(room.link());
    back.awaitState(state -> state.at("/match/canComeBack").asBoolean());
    assertEquals("stale", back.refused("comeBack", Map.of("moment", 0)));
    back.awaitAck(back.command("comeBack"));
    for (Socket socket : List.of(back, waiting)) {
      JsonNode match = out(socket, 0).path("match");
      assertFalse(match.path("canComeBack").asBoolean());
      assertEquals("takenOver", socket.events().getLast().path("kind").asString());
    }
    assertEquals("not-allowed", back.refused("comeBack", back.moment()));
  }

  @Test
  void a_teammate_plays_on_alone_without_the_absent_player() {
    Gathered room = begun("team-duel", 4, LIVE);
    int seat = asked(room);
    Socket mate = room.seat((seat + 2) % 4);
    room.seat(seat).tear();
    mate.awaitState(state -> state.at("/match/clock/absent").size() == 1);
    time.pass(90_000);
    mate.awaitAck(mate.command("claimWin"));
    JsonNode state = out(mate, 1);
    assertTrue(state.at("/match/outcome").isNull());
    assertTrue(state.at("/match/question").isObject(), "the turn is the teammate's now");
  }
}
