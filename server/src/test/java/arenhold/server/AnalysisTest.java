package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.analysis.Analyses;
import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.PlayedMatches;
import arenhold.server.testing.PlayedMatches.Made;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Until;
import java.time.Instant;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Analyses of finished matches: who gets them, and what becomes of those asked for. */
class AnalysisTest extends ServerTest {

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

  @Test
  void players_get_the_analysis_of_their_match_once_it_is_over() {
    Duel duel = Duel.start(server());
    String match = match(duel);
    refused(409, "wrong-phase", duel.player(0), "POST", linked(duel, match));
    refused(409, "wrong-phase", duel.player(0), "POST", path(match));
    Random random = new Random(3);
    while (!duel.over()) duel.chooseAtRandom(random);
    refused(404, "not-found", duel.player(0), "GET", path(match));
    answered(duel.player(0), "POST", path(match));
    JsonNode analysis = made(duel.player(0), path(match));
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
