package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.players.Level;
import arenhold.server.computer.Pace;
import arenhold.server.testing.ComputerTables;
import arenhold.server.testing.Guest;
import arenhold.server.testing.Socket;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.TestPropertySource;
import tools.jackson.databind.JsonNode;

/** A computer answers when anybody who watches could have told that it would. */
@TestPropertySource(
    properties = {
      "arenhold.computers.pace=800ms",
      "arenhold.computers.pace-most=3s",
      "arenhold.computers.within=3s"
    })
@DirtiesContext
class ComputerPaceTest extends ClockRooms {

  private static final Pace PACE = new Pace(800, 3_000, 3_000);

  private static boolean computerAsked(JsonNode state) {
    return state.at("/match/waiting").valueStream().anyMatch(one -> one.path("seat").asInt() == 1);
  }

  private static long due(JsonNode before, JsonNode state) {
    String deal = state.at("/match/seedHash").asString();
    boolean goesOn =
        before != null
            && computerAsked(before)
            && before.at("/match/view/turn/number").equals(state.at("/match/view/turn/number"));
    long moment = state.at("/match/moment").asLong();
    return PACE.of(new Pace.Facts(deal, moment, 1, Level.NOVICE, goesOn, Long.MAX_VALUE)).due();
  }

  @Test
  void the_time_of_an_answer_follows_from_what_everybody_sees() {
    Socket socket =
        ComputerTables.begun(Guest.at(server()), "tashkalar", "duel", List.of("novice"));
    JsonNode before = null;
    int answered = 0;
    while (answered < 12) {
      JsonNode state = socket.awaitState(one -> computerAsked(one) || ComputerTables.asked(one));
      long moment = state.at("/match/moment").asLong();
      if (computerAsked(state)) {
        long due = due(before, state);
        // Only then has the room seen that the computer is asked.
        socket.settle();
        time.pass(due - 1);
        socket.settle();
        assertEquals(moment, socket.state().at("/match/moment").asLong(), "not sooner");
        time.pass(1);
        answered++;
      } else {
        socket.awaitAck(socket.sendAcked("choose", answer(socket)));
      }
      before = state;
      socket.awaitState(one -> one.at("/match/moment").asLong() > moment);
    }
    assertTrue(answered > 0);
  }
}
