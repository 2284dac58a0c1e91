package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.testing.Duel;
import arenhold.server.testing.Fragile;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Primary;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.TestPropertySource;

/** A room finds out the fate of its write when the answer was lost. */
@Import({UnknownFateTest.WithFragile.class, LostAnswers.class})
@TestPropertySource(properties = "arenhold.database-seconds=2")
@DirtiesContext
class UnknownFateTest extends ServerTest {

  @TestConfiguration
  static class WithFragile {

    @Bean
    @Primary
    GameShelf fragileShelf() {
      List<Game<?>> games = new ArrayList<>(Games.ALL);
      games.add(new Fragile());
      return new GameShelf(games);
    }
  }

  @Autowired private JdbcClient database;

  private record Choice(Socket socket, Map<String, Object> data, int lines) {}

  private static Choice next(Duel duel) {
    Socket socket = duel.seat(duel.asked());
    String choice = duel.question().at("/choices/0/notation").asString();
    long asked = socket.state().at("/match/asked").asLong();
    int lines = socket.state().at("/match/choices").asInt();
    return new Choice(socket, Map.of("choice", choice, "asked", asked), lines);
  }

  private static void told(Duel duel, Choice choice) {
    for (int seat = 0; seat < 2; seat++) {
      duel.seat(seat).awaitState(state -> state.at("/match/choices").asInt() > choice.lines);
    }
    Random random = new Random(1);
    for (int i = 0; i < 3; i++) duel.chooseAtRandom(random);
  }

  @Test
  void a_choice_that_was_stored_is_acknowledged_though_the_answer_was_lost() {
    Duel duel = Duel.start(server());
    Choice choice = next(duel);
    LostAnswers.NEXT.set(LostAnswers.Lost.AFTER);
    choice.socket.awaitAck(choice.socket.sendAcked("choose", choice.data));
    told(duel, choice);
  }

  @Test
  void a_choice_that_was_not_stored_is_refused_and_can_be_made_again() {
    Duel duel = Duel.start(server());
    Choice choice = next(duel);
    LostAnswers.NEXT.set(LostAnswers.Lost.BEFORE);
    assertEquals("unavailable", choice.socket.refused("choose", choice.data));
    choice.socket.awaitAck(choice.socket.sendAcked("choose", choice.data));
    told(duel, choice);
  }

  @Test
  void a_failed_reload_is_retried_before_anything_else_is_stored() {
    Duel duel = Duel.start(server());
    Choice choice = next(duel);
    LostAnswers.NEXT.set(LostAnswers.Lost.AFTER_AND_NOTHING_CAN_BE_READ);
    assertEquals("unavailable", choice.socket.refused("choose", choice.data));
    assertEquals("unavailable", choice.socket.refused("watching", Map.of("on", true)));
    database.sql("alter table hidden rename to match_entry").update();
    String late = choice.socket.refused("choose", choice.data);
    assertTrue(Set.of("stale", "not-asked").contains(late), late);
    told(duel, choice);
  }

  @Test
  void a_room_whose_write_does_not_end_is_reloaded_and_others_go_on() {
    Guest guest = Guest.at(server());
    Map<String, Object> wish =
        Map.of("game", "fragile", "form", "only", "table", Map.of(), "watching", false);
    String link = guest.post("/api/rooms", wish).path("link").asString();
    Socket socket = guest.enter(link);
    // The host is seated and ready; no other player is needed.
    socket.awaitState(state -> state.path("match").isObject());
    Duel duel = Duel.start(server());
    choose(socket, "wait");
    assertEquals("restarting", socket.awaitClose());
    Socket again = guest.enter(link);
    again.awaitState(state -> state.path("match").isObject());
    again.awaitAck(choose(again, "go"));
    Random random = new Random(1);
    for (int i = 0; i < 3; i++) duel.chooseAtRandom(random);
  }

  private static String choose(Socket socket, String choice) {
    long asked = socket.state().at("/match/asked").asLong();
    return socket.sendAcked("choose", Map.of("choice", choice, "asked", asked));
  }
}
