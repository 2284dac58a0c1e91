package arenhold.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Entry;
import arenhold.rules.Imagining;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.Unimaginable;
import arenhold.rules.View;
import arenhold.rules.testkit.toys.Heap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The general search finds what is best where that is known. */
class SearchPlayerTest {

  private static final Setup HEAP =
      new Setup("heap", "stones", List.of(Map.of(), Map.of()), Map.of());

  private static Decision decided(Seen<?> seen, long nodes, long seed) {
    return new SearchPlayer().decide(seen, Thinking.of(nodes, seed));
  }

  @Test
  void it_leaves_a_multiple_of_four_stones_whenever_it_can() {
    for (int first = 1; first <= 3; first++) {
      Bout<Heap.Stones> bout = Bout.of(new Heap(), HEAP, 1);
      bout.answer(new Entry(Seat.of(0), "take " + first));
      for (int seed = 0; seed < 5; seed++) {
        Decision decision = decided(bout.seen(Seat.of(1)), 20_000, seed);
        int left = 12 - first - (decision.choice() + 1);
        assertEquals(0, left % 4, "after " + first + ": " + decision);
        assertTrue(decision.value().orElseThrow() > 0.7, decision::toString);
      }
    }
  }

  @Test
  void it_does_not_plan_as_if_it_were_going_to_see_what_is_hidden() {
    for (int deal = 0; deal < 4; deal++) {
      Bout<Cups.Cup> bout = Bout.of(new Cups(), Cups.SETUP, deal);
      while (bout.match().asked(Seat.of(0)) == null) bout.step(seen -> 0);
      for (int seed = 0; seed < 5; seed++) {
        Decision decision = decided(bout.seen(Seat.of(0)), 4_000, seed);
        assertEquals(
            "bet", bout.seen(Seat.of(0)).question().choices().get(decision.choice()).notation());
        assertEquals(0.6, decision.value().orElseThrow(), 0.1);
        double other = decision.rated().get(1).value();
        assertTrue(other < 0.45, "naming a cup wins one time in four: " + decision);
      }
    }
  }

  @Test
  void it_can_be_stopped_at_once_and_still_decides() {
    Bout<Heap.Stones> bout = Bout.of(new Heap(), HEAP, 1);
    Decision decision =
        new SearchPlayer()
            .decide(bout.seen(Seat.of(0)), Thinking.of(1_000_000, 1).until(used -> true));
    assertTrue(decision.cut());
    assertTrue(decision.nodes() < 100, decision::toString);
  }

  /** A heap of which so many matches are imagined that fit, and none after them. */
  private static final class Forgotten extends Heap {
    private int left;

    Forgotten(int left) {
      this.left = left;
    }

    @Override
    public Imagining<Stones> imagining(Setup setup, Seat seat) {
      return new Imagining<>() {
        @Override
        public Stones start(Setup known) {
          left--;
          return Forgotten.this.start(known);
        }

        @Override
        public boolean fits(Stones position, View view) {
          return left >= 0;
        }

        @Override
        public boolean retraces() {
          return true;
        }
      };
    }
  }

  private static Seen<?> afterOneStone(Heap game) {
    Bout<Heap.Stones> bout = Bout.of(game, HEAP, 1);
    bout.answer(new Entry(Seat.of(0), "take 1"));
    return bout.seen(Seat.of(1));
  }

  @Test
  void it_goes_on_with_the_matches_it_has_imagined_where_no_more_are_found() {
    Decision decision = decided(afterOneStone(new Forgotten(2)), 20_000, 1);
    assertEquals(2, decision.choice(), decision::toString);
    assertTrue(decision.nodes() >= 20_000, decision::toString);
  }

  @Test
  void it_does_not_look_for_ever_for_a_match_that_fits() {
    Seen<?> seen = afterOneStone(new Forgotten(0));
    assertThrows(Unimaginable.class, () -> decided(seen, 20_000, 1));
  }

  /** A heap of which a match fits only once it has been mended often, with many random draws. */
  private static final class Tangled extends Heap {
    private static final int MENDINGS = 30;
    private static final int DRAWS = 1_000;
    private int mended;

    @Override
    public Imagining<Stones> imagining(Setup setup, Seat seat) {
      return new Imagining<>() {
        @Override
        public Stones start(Setup known) {
          return Tangled.this.start(known);
        }

        @Override
        public boolean fits(Stones position, View view) {
          return mended >= MENDINGS;
        }

        @Override
        public boolean adjust(Stones checkpoint, Stones position, Clue clue, Table nature) {
          mended++;
          for (int drawn = 0; drawn < DRAWS; drawn++) {
            nature.options().add(1);
            nature.choose(Seat.NATURE, Heap.Ask.TAKE);
          }
          return true;
        }
      };
    }
  }

  @Test
  void it_mends_a_match_with_as_many_draws_as_that_takes() {
    Tangled game = new Tangled();
    Decision decision = decided(afterOneStone(game), 20_000, 1);
    assertEquals(2, decision.choice(), decision::toString);
    assertEquals(Tangled.MENDINGS, game.mended);
  }
}
