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
import java.util.function.LongPredicate;
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

  /** What the second player sees of this heap, from which the first has taken a stone. */
  static Seen<?> afterOneStone(Heap game) {
    Bout<Heap.Stones> bout = Bout.of(game, HEAP, 1);
    bout.answer(new Entry(Seat.of(0), "take 1"));
    return bout.seen(Seat.of(1));
  }

  @Test
  void it_goes_on_with_the_matches_it_has_imagined_where_no_more_are_found() {
    Decision decision = decided(afterOneStone(Scarce.after(2).heap()), 20_000, 1);
    assertEquals(2, decision.choice(), decision::toString);
    assertTrue(decision.nodes() >= 20_000, decision::toString);
  }

  @Test
  void it_does_not_look_for_ever_for_a_match_that_fits() {
    Seen<?> seen = afterOneStone(Scarce.after(0).heap());
    assertThrows(Unimaginable.class, () -> decided(seen, 20_000, 1));
  }

  @Test
  void it_stops_looking_for_a_match_that_fits_soon_after_its_time_is_over() {
    Scarce whole = Scarce.after(0);
    Seen<?> seen = afterOneStone(whole.heap());
    assertThrows(Unimaginable.class, () -> decided(seen, 20_000, 1));
    Scarce ended = Scarce.after(0);
    Seen<?> other = afterOneStone(ended.heap());
    Thinking over = Thinking.of(20_000, 1).until(used -> true);
    assertThrows(Unimaginable.class, () -> new SearchPlayer().decide(other, over));
    assertTrue(ended.begun() * 20 < whole.begun(), ended.begun() + " of " + whole.begun());
  }

  @Test
  void what_was_ended_while_a_match_was_looked_for_can_be_repeated() {
    for (Player player : List.of(new SearchPlayer(), GreedyPlayer.ofAll())) {
      for (int seed = 0; seed < 20; seed++) {
        long[] before = {-1};
        // Asked again at the same node it is from within the search for a match.
        LongPredicate again =
            used -> {
              boolean same = used == before[0];
              before[0] = used;
              return same;
            };
        Thinking thinking = Thinking.of(20_000, seed);
        Decision early = player.decide(scarceCups(), thinking.until(again));
        assertTrue(early.cut(), early::toString);
        assertTrue(early.nodes() > 0, early::toString);
        assertEquals(early, player.decide(scarceCups(), thinking.cutAt(early.nodes())));
      }
    }
  }

  /** The cup is to be named, and after two matches it takes long to find another that fits. */
  private static Seen<?> scarceCups() {
    Bout<Cups.Cup> bout = Bout.of(new Scarce(2, 3_000).cups(), Cups.SETUP, 1);
    while (bout.match().asked(Seat.of(0)) == null) bout.step(seen -> 0);
    bout.step(seen -> 1);
    return bout.seen(Seat.of(0));
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
