package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.notation.FairDeal;
import arenhold.rules.notation.MatchFile;
import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** People meet in a room, play, watch, leave and come back. */
class RoomTest extends ServerTest {

  @Test
  void two_people_play_a_whole_duel_while_a_third_watches() {
    Duel duel = Duel.start(server());
    Socket watcher = Guest.at(server()).enter(duel.watch());
    watcher.awaitState(state -> state.path("match").isObject());
    Random random = new Random(7);
    while (!duel.over()) duel.chooseAtRandom(random);
    watcher.awaitState(state -> !state.at("/match/outcome").isNull());
    JsonNode match = watcher.state().path("match");
    assertEquals(2, match.at("/outcome/places").size());
    assertEquals("over", watcher.state().at("/room/phase").asString());
    UUID id = UUID.fromString(match.path("id").asString());
    var bound = new FairDeal.Bound(id, "tashkalar", "duel", match.path("version").asInt());
    byte[] seed = HexFormat.of().parseHex(match.path("seed").asString());
    assertEquals(match.path("seedHash").asString(), bound.commitment(seed));
  }

  @Test
  void everybody_learns_the_same_board_and_only_the_own_hand() {
    Duel duel = Duel.start(server());
    Socket watcher = Guest.at(server()).enter(duel.watch());
    watcher.awaitState(state -> state.path("match").isObject());
    JsonNode first = duel.seat(0).state().at("/match/view");
    JsonNode second = duel.seat(1).state().at("/match/view");
    JsonNode seen = watcher.state().at("/match/view");
    assertEquals(first.path("board"), second.path("board"));
    assertEquals(first.path("board"), seen.path("board"));
    assertTrue(first.at("/hands/0").isObject() && first.at("/hands/1").isNull());
    assertTrue(second.at("/hands/1").isObject() && second.at("/hands/0").isNull());
    assertTrue(seen.at("/hands/0").isNull() && seen.at("/hands/1").isNull());
    assertTrue(watcher.state().at("/room/seatLink").isNull(), "a watcher cannot give seats away");
    assertTrue(watcher.state().at("/match/question").isNull());
  }

  @Test
  void a_returning_client_gets_exactly_the_missed_updates() {
    Duel duel = Duel.start(server());
    Random random = new Random(11);
    for (int i = 0; i < 5; i++) duel.chooseAtRandom(random);
    Socket before = duel.seat(1);
    before.tear();
    duel.seat(0).awaitState(state -> !state.at("/room/seats/1/present").asBoolean());
    Socket after = Socket.open(duel.player(1));
    after.continueFrom(before);
    after.hello(duel.player(1).ticket(duel.link()), before.epoch(), before.version());
    after.awaitState(state -> state.at("/room/seats/1/present").asBoolean());
    assertTrue(
        after.raw().stream().noneMatch(frame -> frame.contains("\"snapshot\"")),
        "the steps were still remembered");
    assertEquals(
        duel.seat(0).state().at("/match/view/board"), after.state().at("/match/view/board"));
    duel.replace(1, after);
    for (int i = 0; i < 5; i++) duel.chooseAtRandom(random);
  }

  @Test
  void a_room_shows_watchers_and_changed_names() {
    Duel duel = Duel.start(server());
    Guest third = Guest.at(server());
    Socket watcher = third.enter(duel.watch());
    watcher.awaitState(state -> state.at("/room/watcherCount").asInt() == 1);
    third.request("PUT", "/api/me/name", Map.of("name", "  Zdeňka   B. "));
    duel.seat(0)
        .awaitState(state -> state.at("/room/watchers/0/name").asString("").equals("Zdeňka B."));
    watcher.tear();
    duel.seat(0).awaitState(state -> state.at("/room/watcherCount").asInt() == 0);
  }

  @Test
  void a_closed_room_does_not_exist_for_watchers() {
    Guest host = Guest.at(server());
    JsonNode room = host.makeDuel(Map.of(), false);
    assertTrue(room.path("watch").isNull());
    Socket socket = host.enter(room.path("link").asString());
    socket.awaitAck(socket.sendAcked("watching", Map.of("on", true)));
    String watch =
        socket
            .awaitState(state -> !state.at("/room/watchLink").isNull())
            .at("/room/watchLink")
            .asString();
    Socket watcher = Guest.at(server()).enter(watch);
    watcher.awaitType("snapshot");
    socket.awaitAck(socket.sendAcked("watching", Map.of("on", false)));
    assertEquals("watching-ended", watcher.awaitClose());
    var gone = Guest.at(server()).request("GET", "/api/links/" + watch, null);
    assertEquals(404, gone.statusCode());
    assertTrue(gone.body().contains("not-found"));
  }

  @Test
  void with_all_seats_taken_a_visitor_sees_the_watchers_view_even_the_host_Q20_Q21() {
    Guest host = Guest.at(server());
    String link = host.makeDuel(Map.of("first", "1"), true).path("link").asString();
    Socket looking = host.enter(link);
    looking.awaitAck(looking.sendAcked("stand", Map.of()));
    List<String> schools = List.of("northern", "southern");
    for (int seat = 0; seat < 2; seat++) {
      Socket player = Guest.at(server()).enter(link);
      player.awaitAck(player.sendAcked("sit", Map.of("seat", seat)));
      Map<String, String> school = Map.of("key", "school", "value", schools.get(seat));
      player.awaitAck(player.sendAcked("seatOption", school));
      player.awaitAck(player.ready());
    }
    for (Socket reader : List.of(looking, Guest.at(server()).enter(link))) {
      JsonNode match = reader.awaitState(state -> state.path("match").isObject()).path("match");
      assertTrue(match.at("/view/hands/0").isNull() && match.at("/view/hands/1").isNull());
      assertTrue(match.path("question").isNull());
    }
  }

  @Test
  void a_match_can_be_taken_back_resigned_and_shows_the_hands_afterwards() {
    Duel duel = Duel.start(server());
    duel.choose(duel.question().at("/choices/0/notation").asString());
    int first = duel.asked();
    Socket socket = duel.seat(first);
    String place =
        duel.question()
            .path("choices")
            .valueStream()
            .map(choice -> choice.path("notation").asString())
            .filter(notation -> notation.startsWith("place"))
            .findFirst()
            .orElseThrow();
    duel.choose(place);
    assertTrue(socket.state().at("/match/canTakeBack").asBoolean());
    socket.awaitAck(socket.command("takeBack"));
    socket.awaitState(state -> !state.at("/match/canTakeBack").asBoolean());
    assertFalse(socket.state().at("/match/view/board").has(place.substring(6)));
    socket.awaitAck(socket.command("resign"));
    Socket other = duel.seat(1 - first);
    other.awaitState(state -> !state.at("/match/outcome").isNull());
    assertEquals("resigned", other.state().at("/match/outcome/reason").asString());
    assertEquals(1, other.state().at("/match/outcome/places").get(1 - first).asInt());
    assertTrue(other.state().at("/match/view/hands/" + first).isObject());
    assertNull(other.state().at("/match/question").asString(null));
  }

  @Test
  void a_message_sent_twice_is_carried_out_once() {
    Duel duel = Duel.start(server());
    int seat = duel.asked();
    Socket socket = duel.seat(seat);
    String choice = duel.question().at("/choices/0/notation").asString();
    long asked = socket.state().at("/match/asked").asLong();
    int lines = socket.state().at("/match/choices").asInt();
    for (int i = 0; i < 4; i++) {
      socket.send("choose", Map.of("choice", choice, "asked", asked), "same");
    }
    for (int i = 0; i < 4; i++) socket.awaitAck("same");
    assertEquals(lines + 1, socket.state().at("/match/choices").asInt());
  }

  @Test
  void a_finished_match_can_be_taken_home_and_replayed_and_no_other() throws IOException {
    Duel duel = Duel.start(server());
    Random random = new Random(13);
    for (int i = 0; i < 20; i++) duel.chooseAtRandom(random);
    String path = "/api/links/" + duel.link() + "/match";
    String hash = duel.seat(0).state().at("/match/seedHash").asString();
    HttpResponse<String> early = duel.player(0).request("GET", path, null);
    assertEquals(409, early.statusCode());
    assertEquals("{\"code\":\"wrong-phase\"}", early.body());
    duel.seat(1).command("resign");
    duel.seat(0).awaitState(state -> !state.at("/match/outcome").isNull());
    HttpResponse<String> file = duel.player(0).request("GET", path, null);
    assertEquals(200, file.statusCode());
    assertTrue(file.body().contains("\nseed-hash " + hash + "\n"), file.body());
    assertTrue(file.body().contains("2 !resign\nresult resigned 1 2\ncheck "), file.body());
    MatchFile read = MatchFile.parse(file.body()).getFirst();
    JsonNode seats = duel.seat(0).state().at("/room/seats");
    for (int i = 0; i < 2; i++) {
      assertEquals(seats.get(i).at("/player/name").asString(), read.players().get(i));
    }
    String watched = "/api/links/" + duel.watch() + "/match";
    assertEquals(file.body(), Guest.at(server()).request("GET", watched, null).body());
    assertEquals(404, duel.player(0).request("GET", "/api/links/x/match", null).statusCode());
    Path saved = Files.writeString(Files.createTempFile("match", ".txt"), file.body());
    Process replay =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "arenhold.rules.cli.Main",
                "replay",
                saved.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(replay.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(said.startsWith("ok ") && said.contains("deals fair"), said);
  }
}
