package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Gathered;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Time controls are agreed before a match, within their limits. */
class ClockTermsTest extends ServerTest {

  private static JsonNode wish(String clock) {
    return Guest.JSON.readTree(
        """
        {"game":"tashkalar","form":"duel","table":{},"watching":false,"clock":%s}"""
            .formatted(clock));
  }

  @Test
  void a_room_is_made_with_a_clock_and_without_one_nobody_is_hurried() {
    Guest host = Guest.at(server());
    String live = "{\"kind\":\"live\",\"base\":900,\"increment\":20,\"delay\":5}";
    for (String clock : new String[] {live, "{\"kind\":\"days\",\"perTurn\":172800}", "null"}) {
      String link = host.post("/api/rooms", wish(clock)).path("link").asString();
      JsonNode state = host.enter(link).awaitState(one -> true);
      String wanted = clock.equals("null") ? "{\"kind\":\"none\"}" : clock;
      assertEquals(Guest.JSON.readTree(wanted), state.at("/room/clock"));
    }
  }

  @Test
  void a_changed_clock_needs_new_consent_and_only_the_host_changes_it() {
    Gathered room = Gathered.at(server(), "duel", 2, Map.of());
    Socket host = room.seat(0);
    room.seat(1).awaitAck(room.seat(1).ready());
    room.settle();
    long terms = host.state().at("/room/terms").asLong();
    Map<String, ?> clock = Map.of("control", Map.of("kind", "days", "perTurn", 3600));
    assertEquals("not-host", room.refused(room.seat(1), "clock", clock));
    host.awaitAck(host.sendAcked("clock", clock));
    room.settle();
    for (Socket socket : room.sockets()) {
      assertEquals("days", socket.state().at("/room/clock/kind").asString());
      assertFalse(socket.state().at("/room/seats/1/ready").asBoolean());
      assertTrue(socket.state().at("/room/terms").asLong() > terms);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"kind\":\"live\",\"base\":29,\"increment\":0,\"delay\":0}",
        "{\"kind\":\"live\",\"base\":10801,\"increment\":0,\"delay\":0}",
        "{\"kind\":\"live\",\"base\":60,\"increment\":301,\"delay\":0}",
        "{\"kind\":\"live\",\"base\":60,\"increment\":-1,\"delay\":0}",
        "{\"kind\":\"live\",\"base\":60,\"increment\":0,\"delay\":121}",
        "{\"kind\":\"live\",\"base\":60,\"increment\":0,\"delay\":-1}",
        "{\"kind\":\"days\",\"perTurn\":3599}",
        "{\"kind\":\"days\",\"perTurn\":1209601}",
        "{\"kind\":\"days\",\"perTurn\":-2147483648}"
      })
  void a_clock_outside_its_limits_is_refused(String clock) {
    Guest host = Guest.at(server());
    var made = host.request("POST", "/api/rooms", wish(clock));
    assertEquals(400, made.statusCode(), made.body());
    assertEquals("{\"code\":\"bad-option\"}", made.body());
    Gathered room = Gathered.at(server(), "duel", 2, Map.of());
    var data = Map.of("control", Guest.JSON.readTree(clock));
    assertEquals("bad-option", room.refused(room.seat(0), "clock", data));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "[]",
        "5",
        "\"live\"",
        "{\"kind\":null}",
        "{\"kind\":\"sand\"}",
        "{\"kind\":\"arenhold.server.clock.TimeControl$None\"}",
        "{\"kind\":\"none\",\"base\":60}",
        "{\"kind\":\"days\",\"perTurn\":99999999999}",
        "{\"kind\":\"days\",\"perTurn\":null}",
        "{\"kind\":\"days\",\"perTurn\":\"x\"}",
        "{\"kind\":\"days\",\"perTurn\":{}}",
        "{\"kind\":\"live\",\"base\":60,\"increment\":0,\"delay\":0,\"more\":1}"
      })
  void an_invalid_clock_is_malformed(String clock) {
    Guest host = Guest.at(server());
    var made = host.request("POST", "/api/rooms", wish(clock));
    assertEquals(400, made.statusCode(), made.body());
    assertEquals("{\"code\":\"malformed\"}", made.body());
    Socket socket = host.enter(host.makeDuel(Map.of(), false).path("link").asString());
    socket.sendRaw("{\"t\":\"clock\",\"d\":{\"control\":%s}}".formatted(clock));
    assertEquals("malformed", socket.awaitType("refused").at("/d/code").asString());
  }

  @Test
  void a_pong_carries_the_servers_time() {
    Guest host = Guest.at(server());
    Socket socket = host.enter(host.makeDuel(Map.of(), false).path("link").asString());
    long welcome = socket.awaitType("welcome").at("/d/time").asLong();
    socket.send("ping", Map.of());
    assertTrue(socket.awaitType("pong").at("/d/time").asLong() >= welcome);
  }
}
