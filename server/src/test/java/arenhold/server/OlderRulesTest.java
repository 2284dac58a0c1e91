package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.testkit.toys.Heap;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import arenhold.server.testing.Until;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.pekko.actor.typed.ActorSystem;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Primary;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.TestPropertySource;
import tools.jackson.databind.JsonNode;

/** A match that began under older rules goes on under them; new ones use the newest. */
@Import(OlderRulesTest.WithAGameThatHasChanged.class)
@TestPropertySource(properties = "arenhold.room.idle=300ms")
@DirtiesContext
class OlderRulesTest extends ServerTest {

  @TestConfiguration
  static class WithAGameThatHasChanged {
    @Bean
    @Primary
    GameShelf shelfWithOneMore() {
      List<Game<?>> games = new ArrayList<>(Games.ALL);
      games.add(new Heap());
      return new GameShelf(games);
    }
  }

  @Autowired private JdbcClient database;
  @Autowired private ActorSystem<Void> actors;

  private static List<String> choices(JsonNode state) {
    List<String> all = new ArrayList<>();
    for (JsonNode choice : state.at("/match/question/choices")) {
      all.add(choice.path("notation").asString());
    }
    return all;
  }

  private static String take(Socket socket, int stones) {
    long asked = socket.state().at("/match/asked").asLong();
    return socket.sendAcked("choose", Map.of("choice", "take " + stones, "asked", asked));
  }

  @Test
  void a_match_goes_on_under_the_rules_it_began_with_and_the_next_is_played_by_the_newest() {
    Guest host = Guest.at(server());
    Guest other = Guest.at(server());
    var clock = Map.of("kind", "live", "base", 3600, "increment", 0, "delay", 0);
    var wish =
        Map.of(
            "game", "heap", "form", "stones", "table", Map.of(), "watching", false, "clock", clock);
    String link = host.post("/api/rooms", wish).path("link").asString();
    Socket one = seated(host, link, 0);
    Socket two = seated(other, link, 1);
    one.ready();
    two.ready();
    JsonNode state = one.awaitState(now -> now.path("match").isObject());
    assertEquals(List.of("take 1", "take 2", "take 3"), choices(state));
    assertEquals(2, state.at("/match/version").asInt());
    UUID match = UUID.fromString(state.at("/match/id").asString());

    String room = room(match);
    one.tear();
    two.tear();
    Until.holds("asleep", () -> !actors.printTree().contains(room));
    database.sql("update match set rules_version = 1 where id = ?").param(match).update();
    Socket again = host.enter(link);
    state = again.awaitState(now -> now.path("match").isObject());
    assertEquals("playing", state.at("/room/phase").asString());
    assertEquals(1, state.at("/match/version").asInt());
    assertEquals(List.of("take 1", "take 2"), choices(state));
    again.awaitAck(take(again, 2));
    again.awaitState(now -> now.at("/match/view/left").asInt() == 10);
  }

  private static Socket seated(Guest guest, String link, int seat) {
    Socket socket = guest.enter(link);
    socket.awaitState(state -> true);
    socket.awaitAck(socket.sendAcked("sit", Map.of("seat", seat)));
    return socket;
  }

  private String room(UUID match) {
    var query = database.sql("select room_id from match where id = ?").param(match);
    return query.query(UUID.class).single().toString();
  }

  @Test
  void files_are_opened_by_the_rules_of_their_version() {
    String file = "game heap\nform stones\nversion %d\nseat 1\nseat 2\n1 take 3; 2 !resign\n";
    String end = "result resigned 1 2\n";
    assertEquals(200, opened(file.formatted(2) + end).statusCode());
    HttpResponse<String> refused = opened(file.formatted(1) + end);
    assertEquals(422, refused.statusCode());
    assertTrue(refused.body().contains("not-offered"), refused.body());
    assertTrue(opened(file.formatted(3) + end).body().contains("unknown-version"));
    String old = opened(file.formatted(1).replace("take 3", "take 2") + end).body();
    assertEquals(1, Guest.JSON.readTree(old).path("version").asInt(), old);
  }

  private HttpResponse<String> opened(String file) {
    return Guest.at(server()).bring(file.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void each_version_has_its_catalogue() {
    assertEquals(3, most(""));
    assertEquals(3, most("?version=2"));
    assertEquals(2, most("?version=1"));
    for (String none : List.of("3", "0", "x", "-1", "99999999999999")) {
      String path = "/api/catalogue/heap/en?version=" + none;
      assertEquals(404, Guest.at(server()).request("GET", path, null).statusCode(), none);
    }
  }

  private int most(String query) {
    var answer = Guest.at(server()).request("GET", "/api/catalogue/heap/en" + query, null);
    return Guest.JSON.readTree(answer.body()).at("/data/most").asInt();
  }
}
