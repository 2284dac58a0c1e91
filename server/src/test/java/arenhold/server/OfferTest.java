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

/** An optional offer is visible to its holder alone, and nobody waits for it. */
class OfferTest extends ToyRooms {

  private Gathered ambush() {
    return begun("ambush", "walk", 3);
  }

  private static int holder(Gathered room) {
    for (int seat = 0; seat < 3; seat++) {
      if (match(room.seat(seat)).at("/view/flag/" + seat).asBoolean()) return seat;
    }
    throw new AssertionError("nobody holds the flag");
  }

  private List<Integer> askedAt(Gathered room) {
    return database
        .sql(
            """
            select seat from match_player where match_id = ? and asked_at is not null
            order by seat""")
        .param(id(room))
        .query(Integer.class)
        .list();
  }

  private static List<Integer> waiting(Socket socket) {
    return match(socket)
        .path("waiting")
        .valueStream()
        .map(one -> one.path("seat").asInt())
        .toList();
  }

  @Test
  void a_player_with_only_an_offer_is_not_asked_and_their_clock_stands() {
    Gathered room = ambush();
    int holder = holder(room);
    int other = (holder + 1) % 3;
    int last = (holder + 2) % 3;
    assertEquals(List.of(0, 1, 2), askedAt(room));
    choose(room.seat(holder), "1");
    choose(room.seat(other), "2");
    settle(room);
    JsonNode offer = match(room.seat(holder)).path("question");
    assertTrue(offer.path("offer").asBoolean());
    assertEquals("lay", offer.at("/choices/0/notation").asString());
    assertTrue(match(room.seat(other)).path("question").isNull());
    assertEquals(List.of(last), askedAt(room), "whose turn it is");
    assertEquals(List.of(last), waiting(room.seat(other)));
    JsonNode clock = match(room.seat(last)).path("clock");
    assertEquals(1, clock.path("running").size());
    assertEquals(last, clock.at("/running/0").asInt());
    time.pass(60_000);
    choose(room.seat(last), "0");
    settle(room);
    assertEquals(300_000, match(room.seat(holder)).at("/clock/left/" + holder).asLong());
  }

  @Test
  void an_offer_taken_while_others_decide_interrupts_nobody_and_counts_when_all_have() {
    Gathered room = ambush();
    int holder = holder(room);
    choose(room.seat(holder), "1");
    settle(room);
    choose(room.seat(holder), "lay");
    settle(room);
    for (Socket socket : room.sockets()) {
      assertFalse(match(socket).at("/view/laid").asBoolean());
      assertEquals(2, waiting(socket).size());
    }
    for (int seat = 0; seat < 3; seat++) if (seat != holder) choose(room.seat(seat), "2");
    for (Socket socket : room.sockets()) {
      socket.awaitState(state -> state.at("/match/view/laid").asBoolean());
      assertEquals(6, match(socket).at("/view/places/" + holder).asInt());
      assertEquals("flagLaid", socket.events().getLast().path("kind").asString());
    }
  }

  @Test
  void an_offer_during_another_players_turn_is_taken_at_any_moment_and_the_turn_goes_on() {
    Gathered room = ambush();
    int holder = holder(room);
    for (int seat = 0; seat < 3; seat++) choose(room.seat(seat), "0");
    settle(room);
    if (holder == 0) {
      choose(room.seat(0), "wait");
      settle(room);
    }
    int turn = holder == 0 ? 1 : 0;
    assertEquals(List.of(turn), askedAt(room));
    Map<String, Long> before = asked(room.seat(turn));
    choose(room.seat(holder), "lay");
    settle(room);
    assertEquals(List.of(turn), askedAt(room));
    assertEquals(before, asked(room.seat(turn)), "the question is still the same one");
    assertEquals(
        "not-asked", room.seat(holder).refused("choose", Map.of("choice", "lay", "asked", 0)));
  }
}
