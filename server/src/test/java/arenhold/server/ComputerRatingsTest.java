package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.rating.Rating;
import arenhold.server.testing.ComputerTables;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import arenhold.server.testing.Until;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** How people's matches move the ratings of computers, and which do not. */
class ComputerRatingsTest extends ServerTest {

  private static final String LEVEL = "apprentice";

  @Autowired private JdbcClient database;

  /** Somebody whose rating at this form is established. */
  private Guest established(String form) {
    Guest player = Guest.account(server());
    database
        .sql(
            """
            insert into rating (player_id, game, form, mu, sigma, matches, changed_at)
            values (?, 'tashkalar', ?, 25, 3, 40, now())""")
        .params(UUID.fromString(player.id()), form)
        .update();
    return player;
  }

  private static void lose(Guest player) {
    Socket socket = ComputerTables.begun(player, "tashkalar", "duel", List.of(LEVEL));
    JsonNode end = ComputerTables.playOut(socket, new Random(3));
    assertEquals("played", end.at("/match/outcome/reason").asString());
  }

  private Rating rating() {
    return database
        .sql("select mu, sigma from computer_rating where level = ? and form = 'duel'")
        .param(LEVEL)
        .query((row, n) -> new Rating(row.getDouble(1), row.getDouble(2)))
        .optional()
        .orElse(null);
  }

  private JsonNode shown(Guest player) {
    var answer = player.request("GET", "/api/games/tashkalar/computers?form=duel", null);
    for (JsonNode level : Guest.JSON.readTree(answer.body())) {
      if (level.path("level").asString().equals(LEVEL)) return level.path("rating");
    }
    throw new AssertionError(answer.body());
  }

  @Test
  void a_level_is_rated_by_established_players_once_a_day_each_and_they_are_not() {
    lose(Guest.account(server()));
    assertNull(rating(), "nobody knows how strong they are");
    Guest player = established("duel");
    lose(player);
    Rating first = rating();
    assertTrue(first.mu() > Rating.START.mu() && first.sigma() < Rating.START.sigma());
    assertTrue(shown(player).isNull(), "one match says little");
    lose(player);
    assertEquals(first, rating(), "once a day");
    lose(established("duel"));
    assertTrue(rating().sigma() < first.sigma());
    assertEquals(
        25.0,
        database
            .sql("select mu from rating where player_id = ?")
            .param(UUID.fromString(player.id()))
            .query(Double.class)
            .single());
    database.sql("update computer_rating set sigma = 4").update();
    int shown = rating().shown();
    Until.holds("shown", () -> shown(player).path("shown").asInt() == shown);
  }

  @Test
  void a_match_that_was_hardly_played_says_nothing() {
    Guest player = established("high-form");
    Socket socket = ComputerTables.begun(player, "tashkalar", "high-form", List.of(LEVEL));
    socket.settle();
    while (ComputerTables.playing(socket.state())) {
      socket.command("resign");
      socket.settle();
    }
    assertEquals(
        0,
        database
            .sql("select count(*) from computer_rating where form = 'high-form'")
            .query(Integer.class)
            .single());
  }
}
