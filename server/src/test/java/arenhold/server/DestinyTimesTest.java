package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Gathered;
import arenhold.server.testing.Socket;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** How long abilities of who is not acting wait at a table (D19.5). */
class DestinyTimesTest extends DestinyRooms {

  /** How long an optional ability waits for somebody who is not acting, in ms (DS-D19.5). */
  private static final long REACTION = 15_000;

  private static JsonNode windows(Socket socket) {
    return match(socket).at("/clock/windows");
  }

  /** DS-D19.5. */
  @Test
  void an_optional_ability_of_the_other_player_waits_fifteen_seconds_and_counts_as_declined() {
    Gathered room = reacting(LIVE);
    for (Socket socket : room.sockets()) {
      assertEquals(REACTION, windows(socket).at("/0/left").asLong());
      assertEquals("[1]", windows(socket).at("/0/seats").toString());
      assertFalse(windows(socket).at("/0/holdable").asBoolean());
    }
    List<Long> before = left(room);
    int lines = log(room).size();
    time.pass(REACTION - 1);
    settle(room);
    assertEquals("trigger", prompt(room.seat(1)));
    time.pass(51);
    for (Socket socket : room.sockets()) {
      socket.awaitState(
          state -> !state.at("/match/waiting/0/prompt").asString("").equals("trigger"));
      assertTrue(match(socket).path("outcome").isNull());
    }
    assertEquals("2 ~no", log(room).get(lines));
    assertEquals(before, left(room), "the clocks of the match stood");
  }

  private static List<Long> left(Gathered room) {
    return match(room.seat(0)).at("/clock/left").valueStream().map(JsonNode::asLong).toList();
  }

  /** DS-D19.5: what is to be chosen after a yes runs on the ordinary clock. */
  @Test
  void after_a_yes_the_card_is_chosen_on_the_clock_of_the_player_asked() {
    Gathered room = reacting(LIVE);
    choose(room.seat(1), "yes");
    settle(room);
    assertEquals("discard", prompt(room.seat(1)));
    assertEquals(0, windows(room.seat(1)).size());
    assertEquals("[1]", match(room.seat(0)).at("/clock/running").toString());
    time.pass(REACTION + 50);
    settle(room);
    assertEquals("discard", prompt(room.seat(1)));
    choose(room.seat(1), firstOf(room.seat(1), "card"));
    settle(room);
    assertEquals(300_000 - REACTION - 50, left(room).get(1));
  }

  /** DS-D19.5: by days they have the ordinary time for an answer. */
  @Test
  void in_a_match_by_days_an_optional_ability_has_the_ordinary_time() {
    Gathered room = reacting(ClockRooms.DAYS);
    assertEquals(0, windows(room.seat(0)).size());
    time.pass(60 * 60 * 1_000L);
    settle(room);
    assertEquals("trigger", prompt(room.seat(1)));
    assertEquals("[1]", match(room.seat(0)).at("/clock/running").toString());
    choose(room.seat(1), "no");
    settle(room);
    assertTrue(log(room).contains("2 no"));
  }

  /** DS-D19.5. */
  @Test
  void without_a_clock_nobody_is_hurried() {
    Gathered room = reacting(ClockRooms.NONE);
    assertTrue(match(room.seat(0)).path("clock").isNull());
    time.pass(24 * 60 * 60 * 1_000L);
    settle(room);
    assertEquals("trigger", prompt(room.seat(1)));
    assertFalse(log(room).contains("2 ~no"));
  }
}
