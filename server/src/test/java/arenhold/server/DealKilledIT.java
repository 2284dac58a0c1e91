package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.server.testing.Guest;
import arenhold.server.testing.OwnDatabase;
import arenhold.server.testing.RunningServer;
import arenhold.server.testing.SecretNumber;
import arenhold.server.testing.Socket;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The packaged server is killed while the numbers for a deal are being revealed. */
class DealKilledIT {

  private static void said(Socket socket, String type, Map<String, ?> data) {
    socket.awaitAck(socket.sendAcked(type, data));
  }

  @Test
  void after_a_kill_between_ready_and_start_the_match_begins_that_was_committed_to()
      throws Exception {
    try (OwnDatabase database = new OwnDatabase();
        RunningServer server = RunningServer.start(database.settings())) {
      Guest[] guests = {Guest.at(server.address()), Guest.at(server.address())};
      String link = guests[0].makeDuel(Map.of("first", "1"), true).path("link").asString();
      Socket[] sockets = new Socket[2];
      SecretNumber[] numbers = new SecretNumber[2];
      for (int seat = 0; seat < 2; seat++) {
        sockets[seat] = guests[seat].enterCommitting(link);
        said(sockets[seat], "sit", Map.of("seat", seat));
        String school = seat == 0 ? "northern" : "southern";
        said(sockets[seat], "seatOption", Map.of("key", "school", "value", school));
        sockets[seat].settle();
        numbers[seat] = SecretNumber.of(sockets[seat]);
        said(sockets[seat], "commit", numbers[seat].commit());
      }
      for (Socket each : sockets) each.awaitAck(each.ready());
      sockets[0].awaitState(state -> SecretNumber.deal(state).path("revealing").asBoolean());
      JsonNode deal = SecretNumber.deal(sockets[0].state());
      said(sockets[0], "reveal", numbers[0].reveal());

      server.kill();
      server.startAgain();
      for (int seat = 0; seat < 2; seat++) {
        sockets[seat] = guests[seat].enterCommitting(link);
        sockets[seat].awaitState(state -> true);
        assertEquals(deal, SecretNumber.deal(sockets[seat].state()));
      }
      // The first player does not know whether the message was received, and sends it again.
      for (int seat = 0; seat < 2; seat++) said(sockets[seat], "reveal", numbers[seat].reveal());
      JsonNode playing = sockets[0].awaitState(state -> state.path("match").isObject());
      assertEquals(deal.path("match"), playing.at("/match/id"));
      assertEquals(deal.path("seedHash"), playing.at("/match/seedHash"));
      for (int seat = 0; seat < 2; seat++) {
        assertEquals(
            numbers[seat].text(), playing.at("/match/mixed/" + seat + "/number").asString());
      }
    }
  }
}
