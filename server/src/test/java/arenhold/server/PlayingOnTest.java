package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Entry;
import arenhold.rules.notation.MatchFile;
import arenhold.server.testing.ComputerTables;
import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.MatchFiles;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Playing on against computers from a moment of a finished match. */
class PlayingOnTest extends ServerTest {

  private static String match(Duel duel) {
    return duel.seat(0).state().path("match").path("id").asString();
  }

  private static String path(String match) {
    return "/api/matches/" + match + "/on";
  }

  private static Map<String, Object> wanted(int moment, int seat, String level) {
    return Map.of("moment", moment, "seat", seat, "level", level);
  }

  private Duel played() {
    Duel duel = Duel.start(server());
    Random random = new Random(3);
    while (!duel.over()) duel.chooseAtRandom(random);
    return duel;
  }

  private static void refused(int status, String code, Guest guest, String path, Object body) {
    var answer = guest.request("POST", path, body);
    assertEquals(status, answer.statusCode(), answer.body());
    assertEquals(code, Guest.JSON.readTree(answer.body()).path("code").asString());
  }

  private static MatchFile file(Guest guest, String match) {
    String text = guest.request("GET", "/api/matches/" + match, null).body();
    return MatchFile.parseOne(text.getBytes(StandardCharsets.UTF_8));
  }

  private static List<Entry> entries(MatchFile file, int most) {
    return file.lines().stream().map(MatchFile.Line::entry).limit(most).toList();
  }

  private static JsonNode replay(Guest guest, String match) {
    String text = guest.request("GET", "/api/matches/" + match, null).body();
    var answer = guest.bring(text.getBytes(StandardCharsets.UTF_8));
    assertEquals(200, answer.statusCode(), answer.body());
    return Guest.JSON.readTree(answer.body());
  }

  @Test
  void a_match_goes_on_from_a_moment_of_another_with_its_hands_and_new_draws() {
    Duel duel = played();
    String match = match(duel);
    Guest player = duel.player(1);
    int moment = replay(player, match).path("steps").size() / 2;
    JsonNode made = player.post(path(match), wanted(moment, 1, "novice"));
    Socket socket = player.enter(made.path("link").asString());
    socket.awaitState(state -> !state.at("/match/question").isNull());
    JsonNode state = socket.state();
    assertEquals(match, state.at("/match/continues").asString());
    assertEquals("playing", state.at("/room/phase").asString());
    assertFalse(state.at("/room/rated").asBoolean());
    assertFalse(state.at("/room/listed").asBoolean());
    assertTrue(state.at("/room/watchLink").isNull());
    assertEquals(player.id(), state.at("/room/seats/1/player/id").asString());
    assertEquals("novice", state.at("/room/seats/0/player/computer").asString());
    // Drawn anew: the same moment again is dealt by another seed.
    JsonNode other = player.post(path(match), wanted(moment, 1, "novice"));
    Socket second = player.enter(other.path("link").asString());
    second.awaitState(now -> !now.path("match").isNull());
    String hash = state.at("/match/seedHash").asString();
    assertNotEquals(hash, second.state().at("/match/seedHash").asString());

    JsonNode end = ComputerTables.playOut(socket, new Random(8));
    String on = end.at("/match/id").asString();
    MatchFile file = file(player, on);
    assertEquals(UUID.fromString(match), file.continued().match());
    int lines = file.continued().entries();
    assertEquals(entries(file(player, match), lines), entries(file, lines));
    assertTrue(file.lines().size() > lines);
    assertEquals(lines, file.computers().getFirst().from());
    // Every line of it can be checked but what chance had dealt before.
    assertEquals(on, replay(player, on).path("match").asString());
    String text = player.request("GET", "/api/matches/" + on, null).body();
    String said = MatchFiles.honest(text);
    assertTrue(said.startsWith("ok "), said);
    String claimed = text.replaceFirst("\ncontinues .*", "").replaceFirst("\ncheck .*", "");
    assertEquals(422, player.bring(claimed.getBytes(StandardCharsets.UTF_8)).statusCode());

    String history = "/api/players/" + player.id() + "/matches?game=tashkalar";
    JsonNode found = Guest.JSON.readTree(player.request("GET", history, null).body());
    for (JsonNode one : found) {
      assertEquals(one.path("id").asString().equals(on), one.path("continued").asBoolean());
      assertFalse(one.path("rated").asBoolean());
    }
    var analysis = player.request("POST", "/api/matches/" + on + "/analysis", Map.of());
    assertEquals(200, analysis.statusCode());
  }

  @Test
  void it_goes_on_from_the_first_moment_and_by_the_link_of_a_room() {
    Duel duel = played();
    String match = match(duel);
    Guest watcher = Guest.at(server());
    String byLink = "/api/links/" + duel.watch() + "/matches/" + match + "/on";
    JsonNode made = watcher.post(byLink, wanted(0, 0, "adept"));
    Socket socket = watcher.enter(made.path("link").asString());
    socket.awaitState(state -> !state.at("/match/question").isNull());
    // Its room and its links are the watcher's own.
    refused(404, "not-found", watcher, path(match), wanted(0, 0, "adept"));
    assertNotEquals(duel.link(), made.path("link").asString());
  }

  @Test
  void what_cannot_go_on_is_refused() {
    Duel running = Duel.start(server());
    refused(409, "wrong-phase", running.player(0), path(match(running)), wanted(0, 0, "novice"));
    Duel duel = played();
    String path = path(match(duel));
    Guest player = duel.player(0);
    int end = replay(player, match(duel)).path("steps").size();
    refused(409, "over", player, path, wanted(end, 0, "novice"));
    refused(404, "not-found", player, path, wanted(end + 1, 0, "novice"));
    refused(404, "not-found", player, path, wanted(-1, 0, "novice"));
    refused(400, "no-seat", player, path, wanted(3, 2, "novice"));
    refused(400, "no-seat", player, path, wanted(3, -1, "novice"));
    refused(400, "bad-option", player, path, wanted(3, 0, "emperor"));
    refused(400, "malformed", player, path, Map.of("moment", 3, "seat", 0));
    refused(400, "malformed", player, path, Map.of("moment", "x", "seat", 0, "level", "novice"));
    Map<String, Object> nothing = new HashMap<>(wanted(3, 0, "novice"));
    nothing.put("level", null);
    refused(400, "malformed", player, path, nothing);
    refused(404, "not-found", Guest.at(server()), path, wanted(3, 0, "novice"));
    refused(404, "not-found", player, path(UUID.randomUUID().toString()), wanted(3, 0, "novice"));
  }
}
