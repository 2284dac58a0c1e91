package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.analysis.Analyses;
import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.PlayedMatches;
import arenhold.server.testing.PlayedMatches.Made;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Until;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Analyses of finished matches: who gets them, and what becomes of those asked for. */
class AnalysisTest extends ServerTest {

  /** A match played at random, which analyses and attempts are about. */
  private static Played played;

  @Autowired private JdbcClient database;
  @Autowired private Analyses analyses;

  private static String path(String match) {
    return "/api/matches/" + match + "/analysis";
  }

  private static String linked(Duel duel, String match) {
    return "/api/links/" + duel.link() + "/matches/" + match + "/analysis";
  }

  private static void refused(int status, String code, Guest guest, String method, String path) {
    var answer = guest.request(method, path, method.equals("GET") ? null : Map.of());
    assertEquals(status, answer.statusCode(), answer.body());
    assertEquals(code, Guest.JSON.readTree(answer.body()).path("code").asString());
  }

  private static JsonNode answered(Guest guest, String method, String path) {
    var answer = guest.request(method, path, method.equals("GET") ? null : Map.of());
    assertEquals(200, answer.statusCode(), answer.body());
    return Guest.JSON.readTree(answer.body());
  }

  private static JsonNode made(Guest guest, String path) {
    Until.holds("made", () -> state(guest, path).matches("made|failed"));
    JsonNode analysis = answered(guest, "GET", path);
    assertEquals("made", analysis.path("state").asString());
    return analysis;
  }

  private static String state(Guest guest, String path) {
    return answered(guest, "GET", path).path("state").asString();
  }

  private static String match(Duel duel) {
    return duel.seat(0).state().path("match").path("id").asString();
  }

  /** A finished match with its analysis. */
  private record Played(Duel duel, String match, JsonNode analysis) {}

  /** The same for all tests: to make an analysis takes half a minute. */
  private Played played() {
    if (played != null) return played;
    Duel duel = Duel.start(server());
    String match = match(duel);
    refused(409, "wrong-phase", duel.player(0), "POST", linked(duel, match));
    refused(409, "wrong-phase", duel.player(0), "POST", path(match));
    Random random = new Random(3);
    while (!duel.over()) duel.chooseAtRandom(random);
    refused(404, "not-found", duel.player(0), "GET", path(match));
    answered(duel.player(0), "POST", path(match));
    played = new Played(duel, match, made(duel.player(0), path(match)));
    return played;
  }

  @Test
  void players_get_the_analysis_of_their_match_once_it_is_over() {
    Duel duel = played().duel();
    String match = played().match();
    JsonNode analysis = played().analysis();
    assertEquals(2, analysis.path("seats").size());
    JsonNode turns = analysis.at("/seats/0/turns");
    assertTrue(turns.size() > 3, analysis.toString());
    for (JsonNode turn : turns) {
      assertTrue(turn.path("moment").asInt() < turn.path("end").asInt(), turn.toString());
    }
    // The other player gets the same, by the link too, without asking again.
    assertEquals(analysis, answered(duel.player(1), "GET", linked(duel, match)));
    assertEquals(analysis, answered(duel.player(1), "POST", linked(duel, match)));
  }

  /** A marked turn. */
  private record Mistake(int seat, int turn, JsonNode of) {

    String path(String match, String... choices) {
      String path = AnalysisTest.path(match) + "/seats/" + seat + "/turns/" + turn + "/try?";
      for (String choice : choices) {
        path += "choice=" + URLEncoder.encode(choice, StandardCharsets.UTF_8) + "&";
      }
      return path;
    }
  }

  private static Mistake mistake(JsonNode analysis, boolean marked) {
    for (int seat = 0; seat < 2; seat++) {
      JsonNode turns = analysis.path("seats").path(seat).path("turns");
      for (int turn = 0; turn < turns.size(); turn++) {
        if (marked != turns.path(turn).path("mark").asString().equals("none")) {
          return new Mistake(seat, turn, turns.path(turn));
        }
      }
    }
    throw new AssertionError(analysis.toString());
  }

  private static String[] texts(JsonNode list) {
    return list.valueStream().map(JsonNode::asString).toArray(String[]::new);
  }

  @Test
  void a_player_tries_a_mistake_again_and_is_told_how_it_compares() {
    Duel duel = played().duel();
    String match = played().match();
    JsonNode analysis = played().analysis();
    Mistake mistake = mistake(analysis, true);
    Guest player = duel.player(mistake.seat());

    JsonNode start = answered(player, "GET", mistake.path(match));
    assertEquals(mistake.seat(), start.at("/question/seat").asInt());
    assertTrue(start.path("log").size() > 0);
    assertTrue(start.path("verdict").isNull());
    // The view is that of the seat: the other's hand is not in it.
    assertFalse(start.at("/view/hands/" + mistake.seat()).isNull());
    assertTrue(start.at("/view/hands/" + (1 - mistake.seat())).isNull());

    String[] better = texts(mistake.of().path("better"));
    for (int made = 1; made < better.length; made++) {
      String[] begun = Arrays.copyOf(better, made);
      JsonNode then = answered(player, "GET", mistake.path(match, begun) + "judge=yes");
      assertFalse(then.path("question").isNull(), then.toString());
      assertTrue(then.path("verdict").isNull());
      assertTrue(then.path("log").isEmpty());
    }
    JsonNode found = answered(player, "GET", mistake.path(match, better) + "judge=yes");
    assertEquals("found", found.at("/verdict/result").asString());
    assertEquals(0, found.at("/verdict/behind/mean").asDouble());
    assertTrue(answered(player, "GET", mistake.path(match, better)).path("verdict").isNull());

    String[] played = texts(mistake.of().path("choices"));
    JsonNode again = answered(player, "GET", mistake.path(match, played) + "judge=yes");
    assertEquals("same", again.at("/verdict/result").asString());
    // By a room's link it is the same, also when it is asked again.
    String byLink =
        mistake.path(match, played).replace(path(match), linked(duel, match)) + "judge=yes";
    assertEquals(again, answered(player, "GET", byLink));

    refused(409, "not-offered", player, "GET", mistake.path(match, "nothing"));
    String[] more = Arrays.copyOf(better, better.length + 1);
    more[better.length] = better[0];
    refused(409, "over", player, "GET", mistake.path(match, more));
    refused(403, "no-seat", duel.player(1 - mistake.seat()), "GET", mistake.path(match));
    Mistake right = mistake(analysis, false);
    refused(409, "no-mistake", duel.player(right.seat()), "GET", right.path(match));
    String own = mistake.seat() + "/turns/";
    for (String nowhere : List.of(own + 999, own + -1, "9/turns/0", "-1/turns/0", "x/turns/0")) {
      refused(404, "not-found", player, "GET", path(match) + "/seats/" + nowhere + "/try");
    }
    Guest stranger = Guest.at(server());
    refused(404, "not-found", stranger, "GET", mistake.path(match));
  }

  @Test
  void a_turn_that_cannot_be_imagined_as_its_seat_saw_it_is_refused_with_that_reason() {
    String match = played().match();
    Mistake mistake = mistake(played().analysis(), true);
    Guest player = played().duel().player(mistake.seat());
    String better = mistake.of().path("better").toString();
    String impossible = "[\"what nobody may do\"]";
    replace(match, better, impossible);
    try {
      refused(409, "not-imagined", player, "GET", mistake.path(match));
    } finally {
      replace(match, impossible, better);
    }
  }

  private void replace(String match, String part, String other) {
    database
        .sql("update analysis set document = replace(document, ?, ?) where match_id = ?::uuid")
        .params(part, other, match)
        .update();
  }

  @Test
  void nothing_is_tried_again_in_a_match_that_goes_on_or_is_not_analysed() {
    Duel duel = Duel.start(server());
    String match = match(duel);
    String path = path(match) + "/seats/0/turns/0/try";
    refused(409, "wrong-phase", duel.player(0), "GET", path);
    Random random = new Random(3);
    while (!duel.over()) duel.chooseAtRandom(random);
    refused(404, "not-found", duel.player(0), "GET", path);
  }

  @Test
  void nobody_gets_the_analysis_of_a_match_they_may_not_see() {
    Duel duel = Duel.start(server());
    String match = match(duel);
    Guest stranger = Guest.at(server());
    refused(404, "not-found", stranger, "POST", path(match));
    Random random = new Random(3);
    while (!duel.over()) duel.chooseAtRandom(random);
    refused(404, "not-found", stranger, "POST", path(match));
    refused(404, "not-found", stranger, "GET", path(match));
    refused(404, "not-found", stranger, "POST", path(UUID.randomUUID().toString()));
    Duel other = Duel.start(server());
    refused(404, "not-found", other.player(0), "POST", linked(other, match));
    String nowhere = "/api/links/nowhere/matches/" + match + "/analysis";
    refused(404, "not-found", stranger, "POST", nowhere);
  }

  @Test
  void one_player_waits_for_three_at_the_most_and_a_restart_makes_what_was_left() {
    Guest player = Guest.at(server());
    Guest other = Guest.at(server());
    PlayedMatches played = new PlayedMatches(database);
    UUID[] matches = new UUID[4];
    for (int i = 0; i < matches.length; i++) {
      Instant ended = Instant.parse("2026-03-01T12:00:00Z").plusSeconds(i);
      matches[i] = played.add(new Made(ended, "duel", true).seat(player, 0, 1).seat(other, 1, 2));
    }
    analyses.stop();
    try {
      for (int i = 0; i < 3; i++) {
        JsonNode asked = answered(player, "POST", path(matches[i].toString()));
        assertEquals("waiting", asked.path("state").asString());
        assertEquals(i, asked.path("waiting").asInt());
      }
      refused(429, "too-many-analyses", player, "POST", path(matches[3].toString()));
      answered(player, "POST", path(matches[0].toString()));
      answered(other, "POST", path(matches[3].toString()));
    } finally {
      analyses.start();
    }
    // They have no logs that could be replayed, so that none can be made; nor do they wait for
    // ever.
    for (UUID match : matches) {
      String path = path(match.toString());
      Until.holds("failed", () -> state(player, path).equals("failed"));
    }
    answered(player, "POST", path(matches[3].toString()));
  }
}
