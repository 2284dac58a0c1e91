package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Gathered;
import arenhold.server.testing.Socket;
import org.junit.jupiter.api.Test;

/** How players leave matches and end them (D15.5, D19.8). */
class DestinyLeavingTest extends DestinyRooms {

  /** DS-D15.5, DS-D19.8: in a free-for-all the others play on; the last one left wins. */
  @Test
  void who_leaves_a_free_for_all_is_out_and_the_last_one_left_wins() {
    Gathered room = begun(HEROES, VILLAINS, SWORDS);
    until(room, "action");
    Socket gone = room.seat(2);
    gone.awaitAck(gone.command("resign"));
    for (Socket socket : room.sockets()) {
      socket.awaitState(state -> state.at("/match/view/seats/2/out").asBoolean());
      assertTrue(match(socket).path("outcome").isNull());
      assertEquals("resigned", match(socket).at("/out/0/reason").asString());
    }
    settle(room);
    assertEquals("[]", view(room.seat(0)).at("/seats/2/characters").toString());
    assertEquals("not-allowed", room.refused(gone, "resign", gone.moment()));
    for (int i = 0; i < 30; i++) {
      play(room, "activate", "resolve", "at");
      settle(room);
      assertFalse(waiting(room).containsKey(2), "who is out is not asked");
    }
    room.seat(0).awaitAck(room.seat(0).command("resign"));
    for (Socket socket : room.sockets()) {
      socket.awaitState(state -> !state.at("/match/outcome").isNull());
      assertEquals("[2,1,3]", match(socket).at("/outcome/places").toString());
    }
  }

  /** DS-D15.5, DS-D19.8. */
  @Test
  void in_a_free_for_all_a_player_whose_time_is_up_is_out() {
    Gathered room = begun(HEROES, VILLAINS, SWORDS);
    int slow = until(room, "action");
    time.pass(300_050);
    for (Socket socket : room.sockets()) {
      socket.awaitState(state -> state.at("/match/view/seats/" + slow + "/out").asBoolean());
      assertTrue(match(socket).path("outcome").isNull());
      assertEquals("time", view(socket).at("/exits/0/how").asString());
    }
  }

  /** DS-D14.1, DS-D19.8. */
  @Test
  void in_a_duel_who_resigns_loses() {
    Gathered room = begun(HEROES, VILLAINS);
    until(room, "action");
    room.resign(0);
    for (Socket socket : room.sockets()) {
      assertEquals("[2,1]", match(socket).at("/outcome/places").toString());
      assertEquals("resigned", match(socket).at("/outcome/reason").asString());
    }
  }

  /** DS-D19.8: all players may agree on a draw. */
  @Test
  void those_who_agree_to_end_share_the_first_place() {
    Gathered room = begun(HEROES, VILLAINS);
    until(room, "action");
    for (Socket socket : room.sockets()) {
      settle(room);
      socket.awaitAck(socket.command("stop"));
    }
    for (Socket socket : room.sockets()) {
      socket.awaitState(state -> !state.at("/match/outcome").isNull());
      assertEquals("[1,1]", match(socket).at("/outcome/places").toString());
      assertEquals("agreed", match(socket).at("/outcome/reason").asString());
    }
  }
}
