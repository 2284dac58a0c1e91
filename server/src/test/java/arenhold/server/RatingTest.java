package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.rating.Rating;
import arenhold.server.rating.Ratings;
import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;

/** How rated matches change their players' ratings, and which matches are not rated. */
class RatingTest extends ServerTest {

  private static final List<String> SCHOOLS = List.of("northern", "southern");

  @Autowired private JdbcClient database;
  @Autowired private Ratings ratings;
  @Autowired private TransactionTemplate transaction;

  private Duel duel(Guest first, Guest second, boolean rated) {
    return Duel.start(first, second, SCHOOLS, rated);
  }

  /** Plays until resigning counts. */
  private static void somewhat(Duel duel) {
    Random random = new Random(7);
    for (int i = 0; i < 12; i++) duel.chooseAtRandom(random);
  }

  private static void command(Duel duel, int seat, String command) {
    Socket socket = duel.seat(seat);
    long moment = socket.state().at("/match/moment").asLong();
    socket.awaitAck(socket.sendAcked(command, Map.of("moment", moment)));
  }

  private static JsonNode result(Duel duel) {
    var answer = duel.player(0).request("GET", "/api/links/" + duel.link() + "/ratings", null);
    assertEquals(200, answer.statusCode(), answer.body());
    return Guest.JSON.readTree(answer.body());
  }

  private Rating rating(Guest player) {
    return database
        .sql("select mu, sigma from rating where player_id = ? and form = 'duel'")
        .param(UUID.fromString(player.id()))
        .query((row, n) -> new Rating(row.getDouble("mu"), row.getDouble("sigma")))
        .optional()
        .orElse(null);
  }

  @Test
  void a_rated_duel_raises_the_winner_and_lowers_the_loser_and_both_see_it() {
    Guest loser = Guest.account(server());
    Guest winner = Guest.account(server());
    Duel duel = duel(loser, winner, true);
    somewhat(duel);
    command(duel, 0, "resign");
    duel.seat(0).awaitState(state -> !state.at("/match/outcome").isNull());
    assertTrue(rating(winner).mu() > Rating.START.mu());
    assertTrue(rating(loser).mu() < Rating.START.mu());
    JsonNode told = result(duel);
    assertTrue(told.path("rated").asBoolean());
    assertTrue(told.path("uncounted").isNull());
    assertEquals(2, told.path("seats").size());
    for (JsonNode change : told.path("seats")) {
      assertEquals(0.5, change.path("chance").asDouble(), 1e-9);
      assertEquals(1500, change.at("/before/shown").asInt());
      boolean won = change.at("/player/id").asString().equals(winner.id());
      assertEquals(won, change.at("/after/shown").asInt() > 1500);
      assertTrue(change.at("/after/provisional").asBoolean());
    }
  }

  private int changes(UUID match) {
    return database
        .sql("select count(*) from rating_change where match_id = ?")
        .param(match)
        .query(Integer.class)
        .single();
  }

  @Test
  void a_match_is_settled_once_however_often_it_is_tried() {
    Guest loser = Guest.account(server());
    Guest winner = Guest.account(server());
    Duel duel = duel(loser, winner, true);
    UUID match = UUID.fromString(duel.seat(0).state().at("/match/id").asString());
    somewhat(duel);
    command(duel, 0, "resign");
    Rating after = rating(winner);
    for (int i = 0; i < 3; i++) {
      transaction.executeWithoutResult(status -> ratings.settle(match, "played", 50));
    }
    database
        .sql("delete from account where player_id = ?")
        .param(UUID.fromString(loser.id()))
        .update();
    transaction.executeWithoutResult(status -> ratings.settle(match, "played", 50));
    assertEquals(after, rating(winner));
    assertTrue(result(duel).path("rated").asBoolean());
    assertEquals(2, changes(match));
    assertEquals(
        1,
        database
            .sql("select matches from rating where player_id = ?")
            .param(UUID.fromString(winner.id()))
            .query(Integer.class)
            .single());
  }

  @Test
  void matches_with_guests_casual_ones_and_very_short_ones_do_not_count() {
    Guest one = Guest.account(server());
    Guest other = Guest.account(server());
    Duel withGuest = duel(one, Guest.at(server()), true);
    somewhat(withGuest);
    command(withGuest, 1, "resign");
    Duel friendly = duel(one, other, false);
    somewhat(friendly);
    command(friendly, 1, "resign");
    Duel hardlyPlayed = duel(one, other, true);
    command(hardlyPlayed, 0, "resign");
    Map<Duel, String> why =
        Map.of(withGuest, "guests", friendly, "not-wanted", hardlyPlayed, "quick-end");
    why.forEach(
        (duel, reason) -> {
          duel.seat(0).awaitState(state -> !state.at("/match/outcome").isNull());
          JsonNode told = result(duel);
          assertEquals(reason, told.path("uncounted").asString());
          assertTrue(!told.path("rated").asBoolean());
          for (JsonNode seat : told.path("seats")) assertTrue(seat.path("before").isNull());
        });
    assertEquals(null, rating(one));
    assertEquals(null, rating(other));
  }

  private String leaveAtOnce(Guest leaver, Guest other) {
    Duel duel = duel(leaver, other, true);
    command(duel, 0, "resign");
    duel.seat(0).awaitState(state -> !state.at("/match/outcome").isNull());
    return result(duel).path("uncounted").asString("");
  }

  @Test
  void repeated_early_leavers_are_rated_and_nobody_else() {
    Guest leaver = Guest.account(server());
    Guest other = Guest.account(server());
    assertEquals("quick-end", leaveAtOnce(leaver, other));
    assertEquals("quick-end", leaveAtOnce(leaver, other));
    assertEquals("quick-end", leaveAtOnce(other, leaver), "their own first");
    assertEquals("", leaveAtOnce(leaver, other));
    assertTrue(rating(leaver).mu() < Rating.START.mu());
    assertEquals("guests", leaveAtOnce(leaver, Guest.at(server())));
    database
        .sql("update match set ended_at = ended_at - interval '25 hours' where uncounted = ?")
        .param("quick-end")
        .update();
    assertEquals("quick-end", leaveAtOnce(leaver, other), "the next day");
  }

  private static String placing(Duel duel) {
    for (JsonNode choice : duel.question().path("choices")) {
      String notation = choice.path("notation").asString();
      if (notation.startsWith("place")) return notation;
    }
    return null;
  }

  @Test
  void taking_back_again_and_again_is_no_playing() {
    Duel duel = duel(Guest.account(server()), Guest.account(server()), true);
    Random random = new Random(3);
    while (placing(duel) == null) duel.chooseAtRandom(random);
    int seat = duel.asked();
    for (int i = 0; i < 12; i++) {
      duel.choose(placing(duel));
      command(duel, seat, "takeBack");
      duel.seat(seat).awaitState(state -> !state.at("/match/canTakeBack").asBoolean());
    }
    command(duel, seat, "resign");
    duel.seat(0).awaitState(state -> !state.at("/match/outcome").isNull());
    assertEquals("quick-end", result(duel).path("uncounted").asString());
  }

  @Test
  void only_the_host_makes_a_table_rated_and_everyone_must_agree_again() {
    Guest host = Guest.account(server());
    Guest guest = Guest.account(server());
    String link = host.makeDuel(Map.of(), false).path("link").asString();
    Socket hosts = host.enter(link);
    Socket guests = guest.enter(link);
    guests.awaitAck(guests.sendAcked("sit", Map.of("seat", 1)));
    long terms = hosts.awaitState(shown -> true).at("/room/terms").asLong();
    hosts.awaitAck(hosts.sendAcked("ready", Map.of("on", false, "terms", terms)));
    guests.awaitAck(guests.ready());
    String refused = guests.sendAcked("rated", Map.of("on", true));
    JsonNode answer = guests.await(frame -> refused.equals(frame.path("a").asString(null)));
    assertEquals("not-host", answer.at("/d/code").asString());
    hosts.awaitAck(hosts.sendAcked("rated", Map.of("on", true)));
    guests.awaitState(
        state ->
            state.at("/room/rated").asBoolean() && !state.at("/room/seats/1/ready").asBoolean());
  }

  @Test
  void a_whole_rated_match_counts_when_it_is_played_to_its_end() {
    Guest one = Guest.account(server());
    Guest other = Guest.account(server());
    Duel duel = duel(one, other, true);
    Random random = new Random(11);
    while (!duel.over()) duel.chooseAtRandom(random);
    int first = duel.seat(0).state().at("/match/outcome/places/0").asInt();
    int second = duel.seat(0).state().at("/match/outcome/places/1").asInt();
    double difference = rating(one).mu() - rating(other).mu();
    assertEquals(Integer.signum(second - first), (int) Math.signum(difference));
  }

  @Test
  void the_course_of_a_rating_has_the_newest_thousand_moments() {
    Guest player = Guest.account(server());
    Duel duel = duel(player, Guest.account(server()), true);
    somewhat(duel);
    command(duel, 0, "resign");
    duel.seat(0).awaitState(state -> !state.at("/match/outcome").isNull());
    UUID match = UUID.fromString(duel.seat(0).state().at("/match/id").asString());
    database
        .sql(
            """
            with copies as (
              insert into match
                (id, room_id, game, form, rules_version, setup, seed, seed_hash, ended_at)
              select gen_random_uuid(), room_id, game, form, rules_version, setup, seed, seed_hash,
                ended_at - make_interval(mins => n)
              from match, generate_series(1, 1000) n where id = :match returning id, ended_at)
            insert into rating_change
              (match_id, player_id, mu_before, sigma_before, mu, sigma, at)
            select copies.id, player_id, mu_before, sigma_before, mu, sigma, copies.ended_at
            from copies, rating_change where match_id = :match""")
        .param("match", match)
        .update();
    String path = "/api/players/" + player.id() + "/ratings/tashkalar/duel";
    JsonNode course = Guest.JSON.readTree(player.request("GET", path, null).body());
    assertEquals(1000, course.size());
    String newest =
        database
            .sql("select max(at) from rating_change where player_id = ?")
            .param(UUID.fromString(player.id()))
            .query(OffsetDateTime.class)
            .single()
            .toInstant()
            .toString();
    assertEquals(newest, course.at("/999/at").asString());
  }
}
