package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Guest;
import arenhold.server.testing.MatchFiles;
import arenhold.server.testing.ServerTest;
import com.flipkart.zjsonpatch.Jackson3JsonPatch;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Match files from players: answered step by step, or refused with reason and line. */
class ReplayFilesTest extends ServerTest {

  private static final String DUEL = MatchFiles.random("--form", "duel", "--seed", "5");

  private HttpResponse<String> bring(String text) {
    return Guest.at(server()).bring(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The match in the file, which must be accepted. */
  private JsonNode taken(String text) {
    HttpResponse<String> response = bring(text);
    assertEquals(200, response.statusCode(), response.body());
    return Guest.JSON.readTree(response.body());
  }

  private static JsonNode end(JsonNode replay) {
    JsonNode moment = replay.path("start");
    for (JsonNode step : replay.path("steps")) {
      moment = Jackson3JsonPatch.apply(step.path("patch"), moment);
    }
    return moment;
  }

  private static int line(String text, String begin) {
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) if (lines.get(i).startsWith(begin)) return i + 1;
    throw new AssertionError("no line begins " + begin);
  }

  private void refused(String problem, int line, String text) {
    HttpResponse<String> response = bring(text);
    assertEquals(422, response.statusCode(), problem);
    JsonNode refusal = Guest.JSON.readTree(response.body());
    assertEquals("bad-file", refusal.path("code").asString());
    assertEquals(problem, refusal.at("/params/problem").asString(), response.body());
    assertEquals(line, Integer.parseInt(refusal.at("/params/line").asString()), response.body());
  }

  @Test
  void a_match_is_answered_from_its_first_question_to_its_end() {
    JsonNode replay = taken(DUEL);
    assertEquals("tashkalar", replay.path("game").asString());
    assertEquals("duel", replay.path("form").asString());
    assertEquals(64, replay.path("seed").asString().length());
    assertTrue(replay.at("/start/outcome").isNull());
    assertEquals(1, replay.at("/start/waiting").size());
    assertTrue(replay.path("log").size() > 0);
    JsonNode end = end(replay);
    String[] result = DUEL.substring(DUEL.indexOf("\nresult ") + 8).split("[ \n]");
    assertEquals(result[0], end.at("/outcome/reason").asString());
    assertEquals(result[1], end.at("/outcome/places/0").asString());
    assertEquals(0, end.path("waiting").size());
    assertEquals(line(DUEL, "result ") - 1, end.path("line").asInt());
  }

  @Test
  void every_step_is_one_answer_of_a_player_with_the_chance_that_follows() {
    JsonNode replay = taken(DUEL);
    int entries = 0;
    for (JsonNode step : replay.path("steps")) {
      for (int i = 0; i < step.path("entries").size(); i++) {
        boolean chance = step.at("/entries/" + i).asString().startsWith("* ");
        assertEquals(i > 0, chance, step.toString());
        entries++;
      }
    }
    long answers =
        DUEL.lines()
            .flatMap(line -> List.of(line.split("; ")).stream())
            .filter(entry -> entry.matches("[12] .*"))
            .count();
    assertEquals(answers, replay.path("steps").size());
    assertTrue(entries > answers);
  }

  @Test
  void all_hands_are_open_at_every_moment() {
    JsonNode moment = taken(DUEL).path("start");
    assertEquals(2, moment.at("/view/hands").size());
    for (JsonNode hand : moment.at("/view/hands")) assertFalse(hand.isNull());
  }

  @Test
  void every_form_is_taken() {
    for (String form : List.of("high-form 2", "melee 4", "team-high-form 4")) {
      String[] words = form.split(" ");
      String text = MatchFiles.random("--form", words[0], "--seats", words[1]);
      JsonNode end = end(taken(text));
      assertEquals(Integer.parseInt(words[1]), end.at("/outcome/places").size(), form);
    }
  }

  @Test
  void names_are_answered_as_they_are_written() {
    String named =
        DUEL.substring(0, DUEL.indexOf("check "))
            .replaceFirst(
                "\ntable", "\nplayer 1 \"<b>Ines</b>\"\nplayer 2 \"Jiří \\\\\"Ω\"\ntable");
    String text =
        named.contains("player 1")
            ? named
            : named.replaceFirst(
                "\nseed-hash", "\nplayer 1 \"<b>Ines</b>\"\nplayer 2 \"Jiří \\\\\"Ω\"\nseed-hash");
    JsonNode players = taken(text).path("players");
    assertEquals("<b>Ines</b>", players.get(0).asString());
    assertEquals("Jiří \"Ω", players.get(1).asString());
    assertEquals(0, taken(DUEL).path("players").size());
  }

  @Test
  void computers_are_those_that_played_under_a_name_of_theirs() {
    String header =
        """

        player 1 "Novice 2"
        player 2 "Novice 2"
        computer 2 random 1 0
        seed-hash""";
    String text =
        DUEL.substring(0, DUEL.indexOf("check "))
            .replaceAll("(?m)^(player|computer) .*\n", "")
            .replaceFirst("\nseed-hash", header);
    JsonNode computers = taken(text).path("computers");
    assertTrue(computers.get(0).isNull());
    assertEquals("novice", computers.get(1).asString());
    assertEquals(0, taken(DUEL).path("computers").size());
  }

  @Test
  void every_problem_is_reported_with_its_line_and_content() {
    int log = line(DUEL, "*");
    int last = DUEL.substring(0, DUEL.length() / 2).lines().toList().size();
    refused("cut-off", last, DUEL.substring(0, DUEL.length() / 2));
    String old = DUEL.replaceFirst("version \\d+", "version 99");
    refused("wrong-seed", line(old, "seed "), old); // The deal is bound to the version.
    refused("unknown-version", 3, old.replaceAll("(?m)^(deal|number|seed|seed-hash) .*\n", ""));
    refused("unknown-game", 1, DUEL.replace("game tashkalar", "game chess"));
    refused("unknown-form", 2, DUEL.replace("form duel", "form duet"));
    refused("bad-option", 4, DUEL.replaceFirst("seat 1 school=[a-z]+", "seat 1 school=western"));
    refused("not-dealt", log, DUEL.replaceFirst("\\* first \\d", "* first 7"));
    refused(
        "changed", line(DUEL, "check"), DUEL.replaceFirst("check .*", "check " + "0".repeat(16)));
    refused("several", line(DUEL, "check") + 1, DUEL + DUEL);
    refused(
        "wrong-seed",
        line(DUEL, "seed "),
        DUEL.replaceFirst("\nseed [0-9a-f]+", "\nseed " + "0".repeat(64)));
    refused("character", 2, "# fine\n# not \0 fine\n" + DUEL);
    refused("no-match", 1, "");
    refused("no-match", 1, "{}\n".replace("{}", "<html>"));
    String choice = DUEL.replaceFirst("place [a-i][1-9]", "place z9");
    int line = 1;
    while (!choice.lines().toList().get(line - 1).contains("z9")) line++;
    refused("not-offered", line, choice);
    JsonNode told = Guest.JSON.readTree(bring(choice).body());
    assertTrue(told.at("/params/found").asString().endsWith("place z9"), told.toString());
  }

  @Test
  void bytes_that_are_no_text_are_refused() {
    HttpResponse<String> response =
        Guest.at(server()).bring(DUEL.getBytes(StandardCharsets.UTF_16));
    assertEquals(422, response.statusCode());
    assertTrue(response.body().contains("\"encoding\""), response.body());
  }

  @Test
  void a_file_may_be_as_long_as_a_megabyte_and_not_longer() {
    String line = "# " + "x".repeat(1000) + "\n";
    String filled = line.repeat((1024 * 1024 - DUEL.length()) / line.length()) + DUEL;
    taken(filled);
    HttpResponse<String> refused = bring(line.repeat(1100) + DUEL);
    assertEquals(413, refused.statusCode());
    assertEquals("{\"code\":\"too-large\"}", refused.body());
  }

  @Test
  void only_clients_with_a_session_may_upload_and_only_from_our_own_pages() throws Exception {
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpRequest.Builder request =
          HttpRequest.newBuilder(URI.create(server() + "/api/replays"))
              .POST(BodyPublishers.ofString(DUEL));
      assertEquals(403, client.send(request.build(), BodyHandlers.ofString()).statusCode());
      request.header("X-Arenhold", "1");
      assertEquals(401, client.send(request.build(), BodyHandlers.ofString()).statusCode());
      HttpResponse<String> elsewhere =
          client.send(
              request.header("Origin", "https://example.org").build(), BodyHandlers.ofString());
      assertEquals(403, elsewhere.statusCode());
    }
  }

  @Test
  void a_file_counts_as_a_request_that_changes_something() {
    Guest guest = Guest.at(server());
    byte[] nothing = "x".getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < 60; i++) if (guest.bring(nothing).statusCode() == 429) return;
    throw new AssertionError("never too fast");
  }
}
