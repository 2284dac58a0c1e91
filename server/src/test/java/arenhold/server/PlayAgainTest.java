package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.notation.MatchFile;
import arenhold.server.testing.Gathered;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** After a match the same people play another one in the same room. */
class PlayAgainTest extends ServerTest {

  private static String id(JsonNode state) {
    return state.at("/match/id").asString("");
  }

  private static String phase(JsonNode state) {
    return state.at("/room/phase").asString();
  }

  private Gathered afterADuel(Map<String, String> table) {
    Gathered room = Gathered.at(server(), "duel", 2, table);
    room.begin();
    room.resign(1);
    return room;
  }

  private static void again(Gathered room) {
    Socket socket = room.seat(0);
    socket.awaitAck(socket.sendAcked("again", Map.of()));
    for (Socket each : room.sockets()) each.awaitState(state -> phase(state).equals("gathering"));
  }

  @Test
  void the_same_people_gather_in_their_seats_with_their_options_and_play_another_match() {
    Gathered room = Gathered.at(server(), "duel", 2, Map.of("takeBack", "no"));
    var sylvan = Map.of("key", "school", "value", "sylvan");
    room.seat(1).awaitAck(room.seat(1).sendAcked("seatOption", sylvan));
    Socket watcher = Guest.at(server()).enter(room.watch());
    room.begin();
    String first = id(room.seat(0).state());
    room.resign(1);
    again(room);
    watcher.settle();
    JsonNode gathering = watcher.state();
    assertEquals("gathering", phase(gathering));
    assertEquals(first, id(gathering), "what was played can still be looked at");
    for (int seat = 0; seat < 2; seat++) {
      JsonNode place = gathering.at("/room/seats/" + seat);
      assertEquals(room.guest(seat).id(), place.at("/player/id").asString());
      assertEquals(seat == 0, place.path("ready").asBoolean(), "the one who asked for it");
    }
    assertEquals("sylvan", gathering.at("/room/seats/1/options/school").asString());
    assertEquals("no", gathering.at("/room/table/takeBack").asString());
    JsonNode played = gathering.at("/room/played/0");
    assertEquals(first, played.path("id").asString());
    assertEquals("[1,2]", played.path("places").toString());
    assertEquals(room.guest(1).id(), played.at("/players/1/id").asString());
    room.begin();
    watcher.settle();
    JsonNode next = watcher.state();
    assertNotEquals(first, id(next));
    assertTrue(next.at("/match/outcome").isNull() && next.at("/match/seed").isNull());
    assertTrue(
        watcher.events().stream().noneMatch(e -> e.path("kind").asString().equals("resigned")),
        "nothing of the match before is told of this one");
  }

  @Test
  void one_asks_for_another_match_and_it_begins_when_the_other_agrees() {
    Gathered room = afterADuel(Map.of());
    String first = id(room.seat(0).state());
    swapped(room, 1);
    room.seat(0).awaitAck(room.seat(0).ready());
    for (Socket each : room.sockets()) {
      each.awaitState(state -> phase(state).equals("playing") && !id(state).equals(first));
    }
    assertEquals(List.of(room.guest(1).id(), room.guest(0).id()), players(room.seat(0).state()));
  }

  @Test
  void players_who_agreed_to_another_match_are_asked_again_if_its_terms_change() {
    Gathered room = afterADuel(Map.of());
    room.seat(1).awaitAck(room.seat(1).sendAcked("again", Map.of()));
    room.seat(0).awaitState(state -> phase(state).equals("gathering"));
    room.settle();
    long terms = room.seat(0).state().at("/room/terms").asLong();
    room.seat(0).awaitAck(room.seat(0).sendAcked("rated", Map.of("on", true)));
    room.settle();
    assertTrue(room.seat(0).state().at("/room/terms").asLong() > terms);
    for (int seat = 0; seat < 2; seat++) {
      assertEquals(false, room.seat(0).state().at("/room/seats/" + seat + "/ready").asBoolean());
    }
  }

  private static void swapped(Gathered room, int by) {
    Socket socket = room.seat(by);
    socket.awaitAck(socket.sendAcked("againSwapped", Map.of()));
    for (Socket each : room.sockets()) each.awaitState(state -> phase(state).equals("gathering"));
  }

  private static List<String> players(JsonNode state) {
    List<String> players = new ArrayList<>();
    for (JsonNode seat : state.at("/room/seats")) players.add(seat.at("/player/id").asString());
    return players;
  }

  @Test
  void with_sides_swapped_all_move_with_their_schools_and_watchers_come_along() {
    Gathered room = Gathered.at(server(), "duel", 2, Map.of("first", "1"));
    var sylvan = Map.of("key", "school", "value", "sylvan");
    room.seat(1).awaitAck(room.seat(1).sendAcked("seatOption", sylvan));
    Guest third = Guest.at(server());
    Socket watcher = third.enter(room.watch());
    room.begin();
    room.resign(1);
    swapped(room, 1);
    watcher.settle();
    List<String> turned = List.of(room.guest(1).id(), room.guest(0).id());
    assertEquals(turned, players(watcher.state()));
    assertEquals("sylvan", watcher.state().at("/room/seats/0/options/school").asString());
    swapped(room, 0);
    room.settle();
    assertEquals(turned, players(room.seat(0).state()), "the second only agrees");
    room.begin();
    watcher.settle();
    assertEquals(third.id(), watcher.state().at("/room/watchers/0/id").asString());
    // TK-R3.3.2: the second player is asked where the start pieces go; now it is the other one.
    assertEquals(1, room.seat(0).state().at("/match/waiting/0/seat").asInt());
    assertEquals(turned, players(room.seat(0).state()));
  }

  @Test
  void every_match_of_a_room_can_be_taken_home_once_it_is_over_and_no_other_rooms() {
    Gathered room = afterADuel(Map.of("first", "1"));
    String first = id(room.seat(0).state());
    again(room);
    room.begin();
    String second = id(room.seat(0).state());
    String link = "/api/links/" + room.link();
    var old = room.guest(0).request("GET", link + "/matches/" + first, null);
    assertEquals(200, old.statusCode());
    assertEquals(1, MatchFile.parse(old.body()).size());
    assertEquals(old.body(), room.guest(1).request("GET", link + "/match", null).body());
    assertEquals(409, room.guest(0).request("GET", link + "/matches/" + second, null).statusCode());
    assertEquals(404, room.guest(0).request("GET", link + "/matches/x", null).statusCode());
    room.resign(0);
    String newest = room.guest(0).request("GET", link + "/match", null).body();
    assertTrue(newest.contains("1 !resign\nresult resigned 2 1\n"), newest);
    Gathered other = afterADuel(Map.of());
    String foreign = "/api/links/" + other.link() + "/matches/" + first;
    assertEquals(409, other.guest(0).request("GET", foreign, null).statusCode());
  }

  @Test
  void the_loser_of_the_last_match_begins_the_next_from_any_seat_TK_R3_1a() {
    Gathered room = afterADuel(Map.of("first", "loser"));
    assertEquals("random", room.seat(0).state().at("/match/setup/table/first").asString());
    again(room);
    for (int seat = 0; seat < 2; seat++) {
      Socket socket = room.seat(seat);
      socket.awaitAck(socket.sendAcked("swap", Map.of("seat", 1 - seat)));
    }
    for (Socket each : room.sockets()) {
      each.awaitState(
          state -> state.at("/room/seats/0/player/id").asString().equals(room.guest(1).id()));
    }
    room.begin();
    JsonNode state = room.seat(0).state();
    assertEquals("1", state.at("/match/setup/table/first").asString(), "by itself for a replay");
    assertEquals("loser", state.at("/room/table/first").asString());
    // The second player is asked where the start pieces go (TK-R3.3.2).
    assertEquals(1, state.at("/match/waiting/0/seat").asInt());
    room.seat(0).awaitAck(room.seat(0).command("resign"));
    room.seat(0).awaitState(over -> phase(over).equals("over"));
    String file = room.guest(0).request("GET", "/api/links/" + room.link() + "/match", null).body();
    assertTrue(file.contains("first=1"), file);
  }

  @Test
  void messages_for_the_previous_match_do_nothing_to_the_next() {
    Gathered room = Gathered.at(server(), "duel", 2, Map.of("first", "1"));
    room.begin();
    JsonNode before = room.seat(1).state();
    Map<String, Object> choice =
        Map.of(
            "choice",
            before.at("/match/question/choices/0/notation").asString(),
            "asked",
            before.at("/match/asked").asLong());
    Map<String, Long> moment = room.seat(1).moment();
    room.resign(1);
    again(room);
    assertEquals("wrong-phase", room.refused(room.seat(1), "choose", choice));
    assertEquals("wrong-phase", room.refused(room.seat(1), "resign", moment));
    room.begin();
    String prompt = room.seat(1).state().at("/match/question/prompt").asString();
    assertEquals(before.at("/match/question/prompt").asString(), prompt, "the same question");
    assertEquals("stale", room.refused(room.seat(1), "choose", choice));
    for (String command : new String[] {"resign", "takeBack", "stop"}) {
      assertEquals("stale", room.refused(room.seat(1), command, moment));
    }
  }

  @Test
  void a_client_returning_from_the_previous_match_gets_a_snapshot_of_the_next() {
    Gathered room = afterADuel(Map.of());
    Guest third = Guest.at(server());
    Socket watcher = third.enter(room.watch());
    watcher.awaitState(state -> phase(state).equals("over"));
    watcher.tear();
    room.seat(0).awaitState(state -> state.at("/room/watcherCount").asInt() == 0);
    again(room);
    room.begin();
    Socket back = third.enter(room.watch(), watcher.epoch(), watcher.version());
    JsonNode state = back.awaitType("snapshot").at("/d/state");
    assertEquals(id(room.seat(0).state()), id(state));
  }

  @Test
  void two_players_may_ask_at_once_and_only_seated_ones_or_the_host_may_ask() {
    Gathered room = Gathered.at(server(), "duel", 2, Map.of());
    assertEquals("wrong-phase", room.refused(room.seat(0), "again", Map.of()));
    room.begin();
    assertEquals("wrong-phase", room.refused(room.seat(0), "again", Map.of()));
    Socket watcher = room.watched(Guest.at(server()));
    room.resign(0);
    assertEquals("no-seat", room.refused(watcher, "again", Map.of()));
    again(room);
    room.settle();
    long version = room.seat(0).version();
    room.seat(1).awaitAck(room.seat(1).sendAcked("again", Map.of()));
    room.settle();
    assertEquals(version, room.seat(0).version());
  }
}
