package arenhold.server.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.Asked;
import arenhold.rules.Command;
import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** How players are placed at the end of a match, computers in their seats included. */
class EndingTest {

  /**
   * A random match of this form that is over, in which computers play these seats from their first
   * question to the end.
   */
  private static Match<?> played(String form, int seats, Set<Integer> computers) {
    return played(Games.named("tashkalar"), form, seats, computers);
  }

  private static <P> Match<P> played(Game<P> game, String form, int seats, Set<Integer> computers) {
    List<Map<String, String>> options = new ArrayList<>();
    for (int i = 0; i < seats; i++) options.add(Map.of("school", "random"));
    var chosen = new Setup("tashkalar", form, options, Map.of());
    Match<P> match = Match.start(game, chosen.spelledOut(game.info().form(form)));
    Random random = new Random(seats);
    Set<Integer> waiting = new HashSet<>(computers);
    while (!match.isOver()) {
      Asked asked = match.open().getFirst();
      if (waiting.remove(asked.seat().index())) match = standIn(match, asked.seat());
      match = match.answer(asked.seat(), random.nextInt(asked.codes().length));
    }
    return match;
  }

  private static <P> Match<P> standIn(Match<P> match, Seat seat) {
    return ((Step.Applied<P>) match.command(seat, Command.STAND_IN)).match();
  }

  @Test
  void players_are_placed_as_the_match_ended() {
    Match<?> match = played("melee", 3, Set.of());
    assertEquals(match.outcome().orElseThrow().places(), Ending.of(match).places());
  }

  @Test
  void who_left_a_seat_to_a_computer_is_behind_all_others_who_are_placed_among_themselves() {
    for (int seat = 0; seat < 2; seat++) {
      List<Integer> places = Ending.of(played("duel", 2, Set.of(seat))).places();
      assertEquals(seat == 0 ? List.of(2, 1) : List.of(1, 2), places);
    }
    for (int seat = 0; seat < 3; seat++) {
      Match<?> match = played("melee", 3, Set.of(seat));
      List<Integer> reached = match.outcome().orElseThrow().places();
      List<Integer> places = Ending.of(match).places();
      int one = (seat + 1) % 3;
      int other = (seat + 2) % 3;
      assertEquals(3, places.get(seat));
      assertEquals(
          Integer.signum(reached.get(one) - reached.get(other)),
          Integer.signum(places.get(one) - places.get(other)));
      assertEquals(1, Math.min(places.get(one), places.get(other)));
    }
  }

  @Test
  void a_side_of_which_a_player_stayed_is_placed_as_the_match_ended() {
    Match<?> half = played("team-duel", 4, Set.of(1));
    assertEquals(half.outcome().orElseThrow().places(), Ending.of(half).places());
    Match<?> both = played("team-duel", 4, Set.of(1, 3));
    List<Integer> places = Ending.of(both).places();
    assertEquals(1, places.get(0));
    assertEquals(1, places.get(2));
    assertEquals(places.get(1), places.get(3));
    assertEquals(2, places.get(1));
  }

  @Test
  void where_nobody_stayed_all_are_placed_as_the_match_ended() {
    Match<?> match = played("duel", 2, Set.of(0, 1));
    assertEquals(match.outcome().orElseThrow().places(), Ending.of(match).places());
  }
}
