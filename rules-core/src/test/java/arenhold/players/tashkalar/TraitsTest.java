package arenhold.players.tashkalar;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.tashkalar.Insight;
import arenhold.rules.tashkalar.Kind;
import arenhold.rules.tashkalar.Position;
import arenhold.rules.tashkalar.form.Form;
import arenhold.rules.tashkalar.form.Forms;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class TraitsTest {

  @Test
  void what_others_may_summon_is_measured_against_the_pieces_of_their_own_colour() {
    int[] mates = {0};
    for (Form form : Forms.ALL) {
      Played.match(
          Played.setup(form.key(), form.seats(), 11),
          11,
          p -> {
            for (int seat = 0; seat < p.seats(); seat++) {
              Traits traits = new Traits();
              traits.read(p, seat);
              double[] mate = new double[Lacks.FAR];
              double[] beings = new double[Lacks.FAR];
              double[] legends = new double[Lacks.FAR];
              for (int other = 0; other < p.seats(); other++) {
                int side = Insight.side(p, other);
                if (other == seat || Insight.out(p, side)) continue;
                boolean own = side == Insight.side(p, seat);
                if (own) mates[0]++;
                add(p, seat, other, Kind.BEINGS, own ? mate : beings);
                add(p, seat, other, Kind.LEGENDS, own ? mate : legends);
              }
              String where = form.key() + " turn " + Insight.turn(p) + " seat " + seat;
              assertArrayEquals(mate, read(traits, Traits.MATE_BEINGS), 1e-9, where);
              assertArrayEquals(beings, read(traits, Traits.ENEMY_BEINGS), 1e-9, where);
              assertArrayEquals(legends, read(traits, Traits.ENEMY_LEGENDS), 1e-9, where);
            }
          });
    }
    assertTrue(mates[0] > 500, "few: " + mates[0]);
  }

  private static double[] read(Traits traits, int from) {
    return Arrays.copyOfRange(traits.all, from, from + Lacks.FAR);
  }

  private static void add(Position p, int seat, int other, Kind kind, double[] sums) {
    Lacks lacks = new Lacks();
    lacks.look(p, Insight.side(p, other));
    int unseen = Insight.unseen(p, seat, other, kind);
    if (unseen == 0) return;
    double held = Insight.held(p, other, kind);
    double chance = Math.min(1, held / Integer.bitCount(unseen));
    for (int card = 0; card < Integer.SIZE; card++) {
      if ((unseen >>> card & 1) == 0) continue;
      int lack = lacks.of(Insight.being(p, other, kind, card));
      if (lack < Lacks.FAR) sums[lack] += chance;
    }
  }

  @Test
  void what_is_remembered_of_a_board_is_what_is_found_anew() {
    int[] read = {0};
    Traits traits = new Traits();
    for (Form form : Forms.ALL) {
      Played.match(
          Played.setup(form.key(), form.seats(), 9),
          9,
          p -> {
            for (int seat = 0; seat < p.seats(); seat++) {
              Traits fresh = new Traits();
              fresh.read(p, seat);
              for (int again = 0; again < 2; again++) {
                traits.read(p, seat);
                String where = form.key() + " turn " + Insight.turn(p) + " seat " + seat;
                assertArrayEquals(fresh.all, traits.all, where);
                read[0]++;
              }
            }
          });
    }
    assertTrue(read[0] > 1000, "few: " + read[0]);
  }
}
