package arenhold.server;

import static arenhold.server.testing.ComputerTables.asked;
import static arenhold.server.testing.ComputerTables.over;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.ComputerTables;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.TestPropertySource;
import tools.jackson.databind.JsonNode;

/** Players who wish it are asked before a grave mistake, and everything else is carried out. */
@TestPropertySource(properties = "arenhold.computers.hint-within=5m")
@DirtiesContext
class TutorTest extends ServerTest {

  @Autowired JdbcClient database;

  private static JsonNode answer(Socket socket, String type, Map<String, ?> wish) {
    String ack = socket.sendAcked(type, wish);
    return socket.await(frame -> frame.path("a").asString("").equals(ack));
  }

  private static Map<String, ?> wish(Socket socket, Random random) {
    JsonNode match = socket.state().path("match");
    JsonNode choices = match.at("/question/choices");
    String choice = choices.get(random.nextInt(choices.size())).path("notation").asString();
    return Map.of("choice", choice, "asked", match.path("asked").asLong());
  }

  private static String code(JsonNode answer) {
    return answer.at("/d/code").asString("");
  }

  /** Plays at random until a choice is refused as a grave mistake; null if none was. */
  private static Map<String, ?> mistake(Socket socket, Random random) {
    while (true) {
      JsonNode state = socket.awaitState(one -> over(one) || asked(one));
      if (over(state)) return null;
      Map<String, ?> wish = wish(socket, random);
      String code = code(answer(socket, "weigh", wish));
      if (code.equals("grave-mistake")) return wish;
      socket.settle();
    }
  }

  private long logged(Socket socket) {
    return database
        .sql("select count(*) from match_entry where match_id = ?::uuid and notation = '!hint'")
        .param(socket.state().at("/match/id").asString())
        .query(Long.class)
        .single();
  }

  @Test
  void a_grave_mistake_is_asked_about_and_can_be_made_all_the_same() {
    Socket socket = null;
    Map<String, ?> wish = null;
    for (int seed = 0; wish == null && seed < 5; seed++) {
      List<String> levels = List.of("apprentice");
      socket = ComputerTables.begun(Guest.at(server()), "tashkalar", "duel", levels);
      wish = mistake(socket, new Random(seed));
    }
    assertTrue(wish != null, "random players make grave mistakes");
    assertEquals(1, logged(socket));
    socket.awaitState(state -> state.at("/match/asked").asLong() > 0);
    JsonNode before = socket.state();
    assertEquals("grave-mistake", code(answer(socket, "weigh", wish)), "known without thinking");
    assertEquals(1, logged(socket), "advice on a question is written once");
    socket.settle();
    assertEquals(before.at("/match/asked"), socket.state().at("/match/asked"));
    assertEquals(
        1,
        socket.events().stream()
            .filter(event -> event.path("kind").asString().equals("tookHint"))
            .count());
    assertEquals("ack", answer(socket, "choose", wish).path("t").asString());
  }

  @Test
  void what_cannot_be_weighed_is_refused_and_what_is_no_mistake_is_carried_out() {
    Socket socket =
        ComputerTables.begun(Guest.at(server()), "tvrz", "shared", List.of("apprentice"));
    socket.awaitState(ComputerTables::asked);
    long asked = socket.state().at("/match/asked").asLong();
    for (String wrong : List.of("nonsense", "")) {
      assertEquals("not-offered", socket.refused("weigh", Map.of("choice", wrong, "asked", asked)));
    }
    assertEquals("stale", socket.refused("weigh", Map.of("choice", "x", "asked", asked + 1)));
    Random random = new Random(3);
    for (int i = 0; i < 4; i++) {
      JsonNode state = socket.awaitState(one -> over(one) || asked(one));
      if (over(state)) return;
      long number = state.at("/match/asked").asLong();
      Map<String, ?> wish = wish(socket, random);
      String code = code(answer(socket, "weigh", wish));
      if (code.equals("grave-mistake")) {
        assertEquals("ack", answer(socket, "choose", wish).path("t").asString());
      } else {
        assertTrue(List.of("", "stale").contains(code), code);
      }
      socket.awaitState(one -> over(one) || one.at("/match/asked").asLong() != number);
    }
  }

  @Test
  void between_people_nothing_is_weighed() {
    Guest host = Guest.at(server());
    var table = Map.of("game", "tvrz", "form", "shared", "seats", 2, "watching", true);
    Socket socket = host.enter(host.post("/api/rooms", table).path("link").asString());
    socket.awaitType("snapshot");
    Socket other = Guest.at(server()).enter(socket.state().at("/room/seatLink").asString());
    other.awaitType("snapshot");
    other.awaitAck(other.sendAcked("sit", Collections.singletonMap("seat", null)));
    socket.settle();
    socket.awaitAck(socket.ready());
    other.settle();
    other.awaitAck(other.ready());
    socket.awaitState(ComputerTables::playing);
    socket.awaitState(one -> one.at("/match/waiting").size() > 0);
    Socket turn = socket.state().at("/match/question").isObject() ? socket : other;
    turn.awaitState(one -> one.at("/match/question").isObject());
    assertEquals("no-hints", code(answer(turn, "weigh", wish(turn, new Random(1)))));
    assertFalse(over(turn.state()));
  }
}
