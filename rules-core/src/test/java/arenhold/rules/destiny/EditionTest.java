package arenhold.rules.destiny;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Match;
import arenhold.rules.Playout;
import arenhold.rules.Seat;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.position.Position;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Both versions of the rules side by side: what has changed, and what matches keep. */
class EditionTest {

  private static final Destiny NEWEST = new Destiny();
  private static final Destiny FIRST = NEWEST.earlier().getFirst();
  private static final int MATCHES = 60;

  @Test
  void the_first_version_is_still_played() {
    assertEquals(2, NEWEST.info().version());
    assertEquals(1, FIRST.info().version());
    assertEquals(FIRST, NEWEST.at(1));
    assertTrue(FIRST.earlier().isEmpty());
  }

  /** DS-D15.1. */
  @Test
  void seats_are_drawn_since_the_second_version() {
    assertEquals(Ask.DRAW, begun(FIRST, 3).asked(Seat.NATURE).prompt());
    assertEquals(Ask.BESIDE, begun(NEWEST, 3).asked(Seat.NATURE).prompt());
    assertEquals(3, begun(NEWEST, 4).asked(Seat.NATURE).codes().length);
    assertEquals(Ask.DRAW, begun(NEWEST, 2).asked(Seat.NATURE).prompt());
  }

  private static Match<Position> begun(Destiny game, int seats) {
    return Match.start(game, RandomPlayTest.setup(seats));
  }

  /** DS-D19.4. */
  @Test
  void lone_passes_with_an_empty_hand_are_asked_in_the_first_version_alone() {
    assertTrue(lonePasses(FIRST) > 0);
    assertEquals(0, lonePasses(NEWEST));
  }

  /** How often a player without a card was asked for an action with one choice. */
  private static int lonePasses(Destiny game) {
    int[] count = new int[1];
    for (int seed = 0; seed < MATCHES; seed++) {
      Random random = new Random(seed);
      Position p = game.start(RandomPlayTest.setup(2 + seed % 3));
      Playout table =
          new Playout(
              (seat, prompt, options) -> {
                boolean turn = prompt == Ask.ACTION || prompt == Ask.EXTRA;
                boolean lone = turn && options.size() == 1;
                if (lone && p.sides[seat.index()].hand.size() == 0) count[0]++;
                return random.nextInt(options.size());
              });
      table.play(game, p);
    }
    return count[0];
  }
}
