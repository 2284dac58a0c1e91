package arenhold.players.tashkalar;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.tashkalar.Insight;
import arenhold.rules.tashkalar.form.Form;
import arenhold.rules.tashkalar.form.Forms;
import org.junit.jupiter.api.Test;

class TraitsTest {

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
