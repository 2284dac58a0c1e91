package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Gathered;
import arenhold.server.testing.Socket;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What is taken back at a table, and what is not any more (D19.3, D19.10). */
class DestinyTakingBackTest extends DestinyRooms {

  /** DS-D19.3: one by one, to the start of the own action. */
  @Test
  void what_is_half_chosen_is_taken_back_until_a_die_is_rolled() {
    Gathered room = begun(SWORDS, VILLAINS);
    int seat = untilOffered(room, "reroll", "activate");
    Socket own = room.seat(seat);
    JsonNode before = match(own).path("view");
    List<String> offered = choices(own);
    int steps = rerolling(room, own);
    for (int i = 0; i < steps; i++) {
      assertTrue(match(own).path("canTakeBack").asBoolean());
      own.awaitAck(own.command("takeBack"));
      settle(room);
    }
    assertEquals("action", prompt(own));
    assertEquals(offered, choices(own));
    assertEquals(before, match(own).path("view"));
    assertFalse(match(own).path("canTakeBack").asBoolean());
    assertEquals("no-return", room.refused(own, "takeBack", own.moment()));
    rerolling(room, own);
    until(room, "discard");
    choose(own, firstOf(own, "card"));
    settle(room);
    assertFalse(match(own).path("canTakeBack").asBoolean(), "dice have been rolled");
  }

  /**
   * Begins to reroll a die, named unless it is the only one (DS-D19.4); returns the choices made.
   */
  private static int rerolling(Gathered room, Socket own) {
    choose(own, "reroll");
    settle(room);
    if (!prompt(own).equals("reroll")) return 1;
    choose(own, firstOf(own, "die"));
    settle(room);
    return 2;
  }

  /** Plays until somebody is asked for an action and offered this; returns whom. */
  private static int untilOffered(Gathered room, String choice, String... wishes) {
    for (int i = 0; i < 100; i++) {
      int seat = until(room, "action", wishes);
      if (choices(room.seat(seat)).contains(choice)) return seat;
      play(room, wishes);
    }
    throw new AssertionError(choice + " is never offered");
  }

  /** DS-D19.3: even one not yet answered, since its delay tells something. */
  @Test
  void nothing_is_taken_back_once_the_other_player_has_been_asked() {
    Gathered room = reacting(LIVE);
    Socket attacker = room.seat(0);
    assertFalse(match(attacker).path("canTakeBack").asBoolean());
    assertEquals("no-return", room.refused(attacker, "takeBack", attacker.moment()));
  }

  /** DS-D19.10: a card being played is shown when it is paid for. */
  @Test
  void a_card_half_played_is_seen_by_its_player_alone_and_goes_back_to_the_hand() {
    Gathered room = begun(HEROES, VILLAINS);
    int seat = untilCarrier(room);
    Socket own = room.seat(seat);
    Socket other = room.seat(1 - seat);
    String card = view(own).at("/action/card").asString();
    int frames = other.raw().size();
    assertEquals("carrier", prompt(own));
    assertTrue(view(other).at("/action/card").isNull());
    own.awaitAck(own.command("takeBack"));
    settle(room);
    assertEquals("action", prompt(own));
    assertTrue(view(own).at("/seats/" + seat + "/hand").toString().contains(card));
    for (String frame : other.raw().subList(frames, other.raw().size())) {
      assertFalse(frame.contains(card), frame);
    }
  }

  /** Plays until somebody who plays an upgrade is asked on whom; returns whom. */
  private static int untilCarrier(Gathered room) {
    for (int i = 0; i < 300; i++) {
      settle(room);
      for (int seat = 0; seat < 2; seat++) {
        if (prompt(room.seat(seat)).equals("carrier")) return seat;
      }
      play(room, "play", "activate");
    }
    throw new AssertionError("no upgrade is ever played");
  }

  /** DS-D19.3: tables may be opened without taking back. */
  @Test
  void at_a_table_without_taking_back_nothing_is_taken_back() {
    Gathered room = begun(LIVE, Map.of("takeBack", "no"), SWORDS, VILLAINS);
    Socket own = room.seat(untilOffered(room, "reroll", "activate"));
    choose(own, "reroll");
    settle(room);
    String next = prompt(own);
    assertFalse(next.equals("action"), "the reroll has begun");
    assertFalse(match(own).path("canTakeBack").asBoolean());
    assertEquals("not-allowed", room.refused(own, "takeBack", own.moment()));
    settle(room);
    assertEquals(next, prompt(own));
  }
}
