package arenhold.server;

import static arenhold.server.testing.ComputerTables.asked;
import static arenhold.server.testing.ComputerTables.over;
import static arenhold.server.testing.ComputerTables.playOut;
import static arenhold.server.testing.ComputerTables.playing;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.room.RoomRegion;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.testing.ComputerTables;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import arenhold.server.testing.Until;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.apache.pekko.actor.typed.ActorSystem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Computers at a table: how they get and lose seats, and that they play whole matches. */
class ComputersTest extends ServerTest {

  @Autowired JdbcClient database;
  @Autowired RoomRegion regions;
  @Autowired ActorSystem<Void> actors;

  private Guest host;

  @BeforeEach
  void a_host() {
    host = Guest.at(server());
  }

  private Socket table(String game, String form, int seats) {
    var wish = Map.of("game", game, "form", form, "seats", seats, "watching", true);
    Socket socket = host.enter(host.post("/api/rooms", wish).path("link").asString());
    socket.awaitType("snapshot");
    return socket;
  }

  private static void seat(Socket socket, int seat, String level) {
    var wish = Map.of("seat", seat, "level", level);
    socket.awaitAck(socket.sendAcked("seatComputer", wish));
    socket.awaitState(
        state -> state.at("/room/seats/" + seat + "/player/computer").asString("").equals(level));
  }

  private static void unready(Socket socket) {
    socket.awaitAck(socket.sendAcked("ready", Map.of("on", false, "terms", 0)));
  }

  private static void ready(Socket socket) {
    socket.settle();
    socket.awaitAck(socket.ready());
  }

  @Test
  void a_computer_plays_a_whole_duel_that_is_not_rated() {
    Socket socket = table("tashkalar", "duel", 2);
    unready(socket);
    socket.awaitAck(socket.sendAcked("rated", Map.of("on", true)));
    seat(socket, 1, "novice");
    assertFalse(socket.state().at("/room/rated").asBoolean());
    assertTrue(socket.state().at("/room/seats/1/ready").asBoolean());
    ready(socket);
    socket.awaitState(ComputerTables::playing);
    JsonNode end = playOut(socket, new Random(5));
    assertEquals("played", end.at("/match/outcome/reason").asString());
    assertFalse(
        database
            .sql("select rated from match where id = ?::uuid")
            .param(end.at("/match/id").asString())
            .query(Boolean.class)
            .single());
    assertEquals(
        1,
        database
            .sql(
                """
                select count(*) from match_player m join player p on p.id = m.player_id
                where m.match_id = ?::uuid and p.computer = 'novice'\
                """)
            .param(end.at("/match/id").asString())
            .query(Integer.class)
            .single());
  }

  @Test
  void the_level_that_fits_follows_from_the_last_matches_against_computers() {
    String path = "/api/me/computers/tashkalar?form=duel";
    assertEquals("{\"level\":null,\"last\":null,\"why\":null}", fit(path));
    for (int lost = 1; lost <= 2; lost++) {
      Socket socket = ComputerTables.begun(host, "tashkalar", "duel", List.of("apprentice"));
      String ack;
      do {
        socket.settle();
        ack = socket.command("resign");
      } while (refused(socket, ack));
      socket.awaitState(ComputerTables::over);
      String expected =
          lost == 1
              ? "{\"level\":\"apprentice\",\"last\":\"apprentice\",\"why\":null}"
              : "{\"level\":\"novice\",\"last\":\"apprentice\",\"why\":\"lost\"}";
      assertEquals(expected, fit(path));
    }
    String other = "{\"level\":null,\"last\":null,\"why\":null}";
    assertEquals(other, fit("/api/me/computers/tashkalar?form=high-form"));
    assertEquals(other, fit("/api/me/computers/tvrz?form=shared&seats=4"));
    for (String wrong : List.of("tashkalar?form=nonsense", "nonsense?form=duel")) {
      assertEquals(404, host.request("GET", "/api/me/computers/" + wrong, null).statusCode());
    }
  }

  private String fit(String path) {
    return host.request("GET", path, null).body();
  }

  private static boolean refused(Socket socket, String ack) {
    JsonNode answer = socket.await(frame -> frame.path("a").asString("").equals(ack));
    return answer.path("t").asString().equals("refused");
  }

  @Test
  void a_match_begins_when_the_last_seat_is_given_to_a_computer() {
    Socket socket = table("tvrz", "shared", 4);
    for (int seat = 1; seat < 4; seat++) seat(socket, seat, "novice");
    socket.awaitState(ComputerTables::playing);
    JsonNode end = playOut(socket, new Random(6));
    assertEquals(4, end.at("/match/outcome/places").size());
    assertEquals(
        4, end.at("/room/seats").valueStream().map(s -> s.at("/player/id")).distinct().count());
    socket.awaitAck(socket.sendAcked("again", Map.of()));
    socket.awaitState(ComputerTables::playing);
  }

  @Test
  void computers_choose_what_their_seat_needs() {
    Socket socket = table("destiny", "duel", 2);
    seat(socket, 1, "novice");
    socket.awaitState(ComputerTables::playing);
    playOut(socket, new Random(7));
  }

  @Test
  void the_host_alone_gives_free_seats_to_computers_that_are_on_offer() {
    Socket socket = table("tashkalar", "duel", 2);
    unready(socket);
    for (String level : List.of("nonsense", "", "NOVICE")) {
      assertEquals("bad-option", socket.refused("seatComputer", Map.of("seat", 1, "level", level)));
    }
    assertEquals("no-seat", socket.refused("seatComputer", Map.of("seat", 2, "level", "novice")));
    assertEquals(
        "seat-taken", socket.refused("seatComputer", Map.of("seat", 0, "level", "novice")));
    socket.settle();
    Socket other = Guest.at(server()).enter(socket.state().at("/room/seatLink").asString());
    other.awaitType("snapshot");
    assertEquals("not-host", other.refused("seatComputer", Map.of("seat", 1, "level", "novice")));
    other.awaitState(state -> state.at("/room/watcherCount").asInt() == 1);
    String before = other.state().toString();
    int heard = other.events().size();
    assertEquals(
        "bad-option", socket.refused("seatComputer", Map.of("seat", 1, "level", "nonsense")));
    other.settle();
    assertEquals(before, other.state().toString(), "nobody else hears of it");
    assertEquals(heard, other.events().size());
    seat(socket, 1, "novice");
    assertEquals(
        "seat-taken", socket.refused("seatComputer", Map.of("seat", 1, "level", "novice")));
    socket.awaitAck(socket.sendAcked("free", Map.of("seat", 1)));
    socket.awaitState(state -> state.at("/room/seats/1/player").isNull());
    seat(socket, 1, "novice");
    socket.awaitAck(socket.sendAcked("putOut", Map.of("seat", 1)));
    socket.awaitState(state -> state.at("/room/seats/1/player").isNull());
    seat(socket, 1, "novice");
  }

  @Test
  void a_table_is_made_with_computers_and_begins_when_its_host_comes() {
    Map<String, Object> wish = new HashMap<>();
    wish.putAll(Map.of("game", "tashkalar", "form", "melee", "seats", 4, "watching", false));
    for (List<String> wrong :
        List.of(List.of("nonsense"), List.of("novice", "novice", "novice", "novice"))) {
      wish.put("computers", wrong);
      var refused = host.request("POST", "/api/rooms", wish);
      assertEquals(400, refused.statusCode());
      assertTrue(refused.body().contains("bad-option"), refused.body());
    }
    wish.put("computers", List.of("novice", "apprentice", "novice"));
    String link = host.post("/api/rooms", wish).path("link").asString();
    JsonNode state = host.enter(link).awaitState(ComputerTables::playing);
    assertEquals("apprentice", state.at("/room/seats/2/player/computer").asString());
    JsonNode listed =
        Guest.JSON.readTree(host.request("GET", "/api/me/rooms", null).body()).at("/0/players");
    assertTrue(listed.at("/0/computer").isMissingNode());
    assertEquals("apprentice", listed.at("/2/computer").asString());
    String computer = "/api/players/" + listed.at("/2/id").asString();
    assertEquals(404, host.request("GET", computer, null).statusCode());
    assertTrue(state.at("/room/seats/0/player/computer").isMissingNode());
  }

  @Test
  void the_levels_on_offer_are_listed() {
    String path = "/api/games/tashkalar/computers?form=";
    assertTrue(
        host.request("GET", path + "duel", null)
            .body()
            .startsWith("[{\"level\":\"novice\",\"player\":\""));
    for (String wrong : List.of("nonsense", "duel&seats=3", "duel&seats=-1")) {
      assertEquals(404, host.request("GET", path + wrong, null).statusCode());
    }
    var unknown = host.request("GET", "/api/games/nonsense/computers?form=duel", null);
    assertEquals(404, unknown.statusCode());
    assertTrue(unknown.body().contains("not-found"), unknown.body());
  }

  @Test
  void a_computer_agrees_to_pauses_and_to_stop_when_all_people_do() {
    Socket socket = table("destiny", "duel", 2);
    unready(socket);
    var control = Map.of("kind", "live", "base", 600, "increment", 0, "delay", 0);
    socket.awaitAck(socket.sendAcked("clock", Map.of("control", control)));
    seat(socket, 1, "novice");
    ready(socket);
    socket.awaitState(state -> playing(state) && asked(state));
    socket.awaitAck(socket.sendAcked("pause", Map.of()));
    socket.awaitState(state -> !state.at("/match/clock/paused").isNull());
    socket.awaitAck(socket.sendAcked("unpause", Map.of()));
    socket.awaitState(state -> state.at("/match/clock/paused").isNull());
    JsonNode answer;
    do {
      socket.settle();
      String ack = socket.command("stop");
      answer = socket.await(frame -> frame.path("a").asString("").equals(ack));
    } while (answer.at("/d/code").asString("").equals("stale"));
    socket.awaitState(ComputerTables::over);
  }

  @Test
  void a_computer_that_has_to_move_when_its_room_falls_asleep_moves_when_it_wakes() {
    Socket socket = table("tashkalar", "duel", 2);
    seat(socket, 1, "apprentice");
    socket.awaitState(state -> playing(state) && asked(state));
    String link = socket.state().at("/room/seatLink").asString();
    String room =
        database
            .sql("select room_id::text from match where id = ?::uuid")
            .param(socket.state().at("/match/id").asString())
            .query(String.class)
            .single();
    while (asked(socket.state())) {
      JsonNode state = socket.state();
      String choice = state.at("/match/question/choices/0/notation").asString();
      long asked = state.at("/match/asked").asLong();
      socket.awaitAck(socket.sendAcked("choose", Map.of("choice", choice, "asked", asked)));
      socket.settle();
    }
    socket.tear();
    // That the socket is gone may reach the room after it was told to sleep, and wake it.
    Until.holds(
        "asleep",
        () -> {
          if (!actors.printTree().contains(room)) return true;
          regions.tell(UUID.fromString(room), new RoomCommand.Sleep());
          return false;
        });
    Socket back = host.enter(link);
    back.awaitState(state -> over(state) || asked(state));
  }
}
