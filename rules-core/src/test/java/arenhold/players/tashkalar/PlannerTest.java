package arenhold.players.tashkalar;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.players.Meter;
import arenhold.rules.tashkalar.Insight;
import arenhold.rules.tashkalar.Position;
import arenhold.rules.tashkalar.form.Form;
import arenhold.rules.tashkalar.form.Forms;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlannerTest {

  /** Enough for most turns with one action left. */
  private static final long ALL = 6_000;

  private static final long SOME = 1_500;
  private static final int[] NOTHING = {};

  private final Planner planner = new Planner(Played.GAME, new HandMade());

  /** Some positions with one action left of a match. */
  private static List<Position> lastActions(Form form, long seed) {
    List<Position> found = new ArrayList<>();
    int[] count = {0};
    Played.match(
        Played.setup(form.key(), form.seats(), seed),
        seed,
        p -> {
          if (Insight.actions(p) == 1 && count[0]++ % 3 == 0) found.add(p);
        });
    return found;
  }

  @Test
  void every_form_is_played_to_its_end_by_planned_turns() {
    for (Form form : Forms.ALL) {
      for (long seed = 0; seed < 2; seed++) {
        Position end = Played.match(Played.setup(form.key(), form.seats(), seed), seed, p -> {});
        assertTrue(Insight.over(end), form.key());
      }
    }
  }

  @Test
  void a_beam_finds_what_a_whole_search_finds_but_for_a_hundredth() {
    double range = 0;
    double lost = 0;
    int compared = 0;
    for (Form form : Forms.ALL) {
      for (Position p : lastActions(form, 7)) {
        int seat = Insight.seat(p);
        Planner.Found whole = planner.search(p, NOTHING, seat, Played.budget(ALL), 1000);
        if (!whole.whole()) continue;
        Planner.Found beam = planner.search(p, NOTHING, seat, Played.budget(SOME), 1);
        double best = whole.plans().getFirst().value();
        range += best - whole.plans().getLast().value();
        lost += best - beam.plans().getFirst().value();
        compared++;
      }
    }
    assertTrue(compared > 30, "hardly any: " + compared);
    assertTrue(lost <= 0.01 * range, lost + " of " + range);
  }

  @Test
  void no_summoning_worth_points_is_missed() {
    int summonings = 0;
    for (Form form : Forms.ALL) {
      for (Position p : lastActions(form, 20)) {
        int seat = Insight.seat(p);
        Planner.Found all = planner.search(p, NOTHING, seat, Played.budget(ALL), 1);
        if (!all.whole()) continue;
        Planner.Plan whole = all.plans().getFirst();
        boolean summons = Insight.summons(whole.codes()[0]);
        if (!summons || points(whole.end(), seat) <= points(p, seat)) continue;
        Planner.Plan beam =
            planner.search(p, NOTHING, seat, Played.budget(SOME), 1).plans().getFirst();
        String where = form.key() + " turn " + Insight.turn(p);
        assertTrue(points(beam.end(), seat) > points(whole.end(), seat) - 0.5, where);
        summonings++;
      }
    }
    assertTrue(summonings >= 10, "hardly any: " + summonings);
  }

  private static double points(Position p, int seat) {
    Traits traits = new Traits();
    traits.read(p, seat);
    return traits.all[Traits.MARGIN];
  }

  @Test
  void the_same_search_finds_the_same_and_counts_the_same() {
    for (Position p : lastActions(Forms.named("duel", 2), 3)) {
      Meter one = Played.budget(700);
      Meter other = Played.budget(700);
      var first = planner.search(p, NOTHING, Insight.seat(p), one, 5);
      var again =
          new Planner(Played.GAME, new HandMade()).search(p, NOTHING, Insight.seat(p), other, 5);
      assertEquals(one.used(), other.used());
      assertEquals(first.ends(), again.ends());
      for (int i = 0; i < first.plans().size(); i++) {
        assertArrayEquals(first.plans().get(i).codes(), again.plans().get(i).codes());
      }
    }
  }
}
