package arenhold.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.players.tashkalar.TurnPlayer;
import arenhold.rules.Setup;
import arenhold.rules.tashkalar.TashKalar;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.form.Form;
import arenhold.rules.tashkalar.form.Forms;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The players that plan turns of Tash-Kalar, in matches of every form. */
class TurnPlayerTest {

  /** How many actions are planned twice: whims are the same throughout a match. */
  private static final int ACTIONS = 40;

  /** Schools of expansions first. */
  private static Setup setup(Form form) {
    List<Map<String, String>> seats = new ArrayList<>();
    int last = Catalogue.SCHOOLS.size() - 1;
    for (int seat = 0; seat < form.seats(); seat++) {
      seats.add(Map.of("school", Catalogue.SCHOOLS.get(last - seat).key()));
    }
    return new Setup("tashkalar", form.key(), seats, Map.of("expansions", "yes"));
  }

  @Test
  void it_plays_every_form_to_the_end_and_what_it_imagines_makes_no_difference() {
    for (Form form : Forms.ALL) {
      int[] asked = {0};
      Bout.of(new TashKalar(), setup(form), 3)
          .play(
              seen -> {
                Decision decision = TurnPlayer.byRote().decide(seen, Thinking.of(0, 1));
                boolean compared = seen.question().prompt().equals("action") && asked[0]++ % 9 == 0;
                if (!compared) return decision.choice();
                Decision other = TurnPlayer.byRote().decide(seen, Thinking.of(0, 2));
                assertEquals(decision, other, "another seed deals hidden cards anew");
                return decision.choice();
              });
      assertTrue(asked[0] > 20, form.key());
    }
  }

  @Test
  void plans_vary_from_match_to_match() {
    Form form = Forms.ALL.getFirst();
    int[] asked = {0};
    int[] varied = {0};
    Bout<?> bout = Bout.of(new TashKalar(), setup(form), 3);
    while (!bout.match().isOver() && asked[0] < ACTIONS) {
      bout.step(
          seen -> {
            Decision decision = TurnPlayer.byHand().decide(seen, Thinking.of(200, 1));
            if (seen.question().prompt().equals("action")) {
              asked[0]++;
              Decision other = TurnPlayer.byHand().decide(seen, Thinking.of(200, 2));
              if (other.choice() != decision.choice()) varied[0]++;
            }
            return decision.choice();
          });
    }
    assertTrue(varied[0] * 20 > asked[0], varied[0] + " of " + asked[0] + " choices vary");
  }
}
