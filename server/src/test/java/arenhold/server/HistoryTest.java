package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Match history, its visibility, and the rankings. */
class HistoryTest extends ServerTest {

  @Autowired private JdbcClient database;

  private static JsonNode get(Guest viewer, String path) {
    var answer = viewer.request("GET", path, null);
    assertEquals(200, answer.statusCode(), answer.body());
    return Guest.JSON.readTree(answer.body());
  }

  private static String matches(Guest player, String filter) {
    return "/api/players/" + player.id() + "/matches" + filter;
  }

  /** The first player resigns after a few choices. */
  private static Duel lost(Guest loser, Guest winner, boolean rated) {
    Duel duel = Duel.start(loser, winner, List.of("northern", "southern"), rated);
    Random random = new Random(7);
    for (int i = 0; i < 12; i++) duel.chooseAtRandom(random);
    Socket socket = duel.seat(0);
    long moment = socket.state().at("/match/moment").asLong();
    socket.awaitAck(socket.sendAcked("resign", Map.of("moment", moment)));
    socket.awaitState(state -> !state.at("/match/outcome").isNull());
    return duel;
  }

  @Test
  void a_rated_match_is_in_both_histories_for_everybody() {
    Guest loser = Guest.account(server());
    Guest winner = Guest.account(server());
    Duel duel = lost(loser, winner, true);
    Guest stranger = Guest.at(server());
    for (Guest player : List.of(loser, winner)) {
      JsonNode played = get(stranger, matches(player, ""));
      assertEquals(1, played.size());
      JsonNode match = played.get(0);
      assertEquals(duel.seat(0).state().at("/match/id"), match.path("id"));
      assertTrue(match.path("rated").asBoolean());
      assertEquals("resigned", match.path("reason").asString());
      assertEquals(winner.id(), match.at("/seats/1/player/id").asString());
      assertEquals(1, match.at("/seats/1/place").asInt());
      assertEquals(1500, match.at("/seats/1/before/shown").asInt());
    }
    String file = "/api/matches/" + duel.seat(0).state().at("/match/id").asString();
    String text = stranger.request("GET", file, null).body();
    assertTrue(text.startsWith("game tashkalar"), text);
  }

  @Test
  void a_casual_match_is_visible_to_its_players_alone() {
    Guest loser = Guest.account(server());
    Guest winner = Guest.at(server());
    Duel duel = lost(loser, winner, false);
    String file = "/api/matches/" + duel.seat(0).state().at("/match/id").asString();
    for (Guest player : List.of(loser, winner)) {
      assertEquals(1, get(player, matches(loser, "")).size());
      assertEquals(200, player.request("GET", file, null).statusCode());
    }
    Guest stranger = Guest.at(server());
    assertEquals(0, get(stranger, matches(loser, "")).size());
    assertEquals(404, stranger.request("GET", file, null).statusCode());
  }

  @Test
  void a_running_match_reveals_nothing() {
    Duel duel = Duel.start(server());
    String file = "/api/matches/" + duel.seat(0).state().at("/match/id").asString();
    assertEquals(404, duel.player(0).request("GET", file, null).statusCode());
    assertEquals(0, get(duel.player(0), matches(duel.player(0), "")).size());
  }

  @Test
  void histories_are_narrowed_by_form_result_opponent_and_whether_it_counted() {
    Guest one = Guest.account(server());
    Guest two = Guest.account(server());
    Guest three = Guest.account(server());
    lost(one, two, true);
    lost(three, one, false);
    Map<String, Integer> wanted =
        Map.of(
            "?form=duel",
            2,
            "?form=melee",
            0,
            "?result=won",
            1,
            "?result=lost",
            1,
            "?result=tied",
            0,
            "?rated=true",
            1,
            "?opponent=" + two.id(),
            1,
            "?opponent=" + one.id(),
            0,
            "?game=tashkalar&result=won&rated=false",
            1,
            "?before=2020-01-01T00:00:00Z",
            0);
    wanted.forEach(
        (filter, count) -> assertEquals(count, get(one, matches(one, filter)).size(), filter));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "matches?before=yesterday",
        "matches?before=%2B1000000000-01-01T00:00:00Z",
        "matches?before=%2B10000-01-01T00:00:00Z",
        "matches?before=1969-12-31T23:59:59Z",
        "matches?rated=perhaps",
        "matches?opponent=me",
        "matches?last=first",
        "matches?game=%00",
        "matches?form=%00",
        "matches?option.%00=x",
        "matches?against.school=%00",
        "record?game=%00",
        "record?form=a%20b",
        "opponents?name=%00",
        "opponents?name=a%0Ab"
      })
  void a_filter_that_makes_no_sense_is_refused(String filter) {
    Guest guest = Guest.at(server());
    var answer = guest.request("GET", "/api/players/" + guest.id() + "/" + filter, null);
    assertEquals(400, answer.statusCode(), answer.body());
    assertEquals("{\"code\":\"malformed\"}", answer.body());
  }

  @Test
  void a_profile_shows_ratings_and_results_and_ranks_nobody_too_soon() {
    Guest loser = Guest.account(server());
    Guest winner = Guest.account(server());
    lost(loser, winner, true);
    JsonNode profile = get(loser, "/api/players/" + winner.id());
    assertEquals(1, profile.at("/ratings/0/matches").asInt());
    assertTrue(profile.at("/ratings/0/rating/provisional").asBoolean());
    JsonNode forms = get(loser, "/api/players/" + winner.id() + "/record").path("forms");
    assertEquals("duel", forms.at("/0/form").asString());
    assertEquals(1, forms.at("/0/tally/won").asInt());
    String ranking = "/api/ratings/tashkalar/duel";
    assertTrue(!get(loser, ranking).toString().contains(winner.id()));
    assertEquals(1, get(loser, "/api/players/" + winner.id() + "/ratings/tashkalar/duel").size());
    database
        .sql("update rating set sigma = 2 where player_id = ?")
        .param(UUID.fromString(winner.id()))
        .update();
    assertTrue(get(loser, ranking).toString().contains(winner.id()));
  }

  @Test
  void a_deleted_account_has_no_page_but_stays_in_others_histories() {
    Guest loser = Guest.account(server());
    Guest winner = Guest.account(server());
    lost(loser, winner, true);
    String password = "two words apart " + winner.id();
    winner.request("POST", "/api/me/delete", Map.of("password", password));
    assertEquals(404, loser.request("GET", "/api/players/" + winner.id(), null).statusCode());
    JsonNode match = get(loser, matches(loser, "")).get(0);
    assertEquals("", match.at("/seats/1/player/name").asString());
  }
}
