package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Gathered;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The host can close a table before its match. */
class ClosedTablesTest extends ServerTest {

  @Test
  void a_table_that_its_host_closes_is_closed_to_everybody() {
    Gathered room = Gathered.at(server(), "duel", 2, Map.of());
    Socket host = room.seat(0);
    host.awaitAck(host.sendAcked("close", Map.of()));
    assertEquals("closed", host.awaitClose());
    assertEquals("closed", room.seat(1).awaitClose());
    for (String link : new String[] {room.link(), room.watch()}) {
      var answer = Guest.at(server()).request("GET", "/api/links/" + link, null);
      assertEquals(410, answer.statusCode());
      assertEquals("{\"code\":\"closed\"}", answer.body());
    }
    JsonNode rooms =
        Guest.JSON.readTree(room.guest(0).request("GET", "/api/me/rooms", null).body());
    assertTrue(rooms.isEmpty());
  }

  @Test
  void nobody_else_closes_it_and_no_match_is_closed() {
    Gathered room = Gathered.at(server(), "duel", 2, Map.of());
    assertEquals("not-host", room.seat(1).refused("close", Map.of()));
    assertEquals("not-host", Guest.at(server()).enter(room.watch()).refused("close", Map.of()));
    room.begin();
    assertEquals("wrong-phase", room.seat(0).refused("close", Map.of()));
  }

  @Test
  void a_closed_rematch_returns_to_the_last_match() {
    Gathered room = Gathered.at(server(), "duel", 2, Map.of());
    room.begin();
    room.resign(1);
    Socket host = room.seat(0);
    host.awaitAck(host.sendAcked("again", Map.of()));
    host.awaitState(state -> state.at("/room/phase").asString().equals("gathering"));
    host.awaitAck(host.sendAcked("close", Map.of()));
    for (Socket each : room.sockets()) {
      each.awaitState(state -> state.at("/room/phase").asString().equals("over"));
      assertTrue(each.state().at("/match/outcome").isObject());
    }
    host.awaitAck(host.sendAcked("again", Map.of()));
    host.awaitState(state -> state.at("/room/phase").asString().equals("gathering"));
  }
}
