package arenhold.rules.destiny.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.Seat;
import arenhold.rules.card.Cards;
import arenhold.rules.destiny.Duel;
import org.junit.jupiter.api.Test;

/** What a player knows of a hand they have looked at. */
class LookingTest {

  @Test
  void every_copy_in_a_hand_that_was_looked_at_stays_known_DS_D13_8_DS_D19_11() {
    Duel duel = Duel.of("35", "11").field(170, 'A').hand('B', 157, 157, 59).play("claim", "yes");
    assertEquals(Cards.of(59, 157, 157), known(duel));
    duel.play("card 157");
    assertEquals(Cards.of(59, 157), known(duel), "the other copy is still there");
  }

  /** What A knows of the hand of B. */
  private static Cards known(Duel duel) {
    return duel.position().sides[1].hand.knownTo(Seat.of(0).index());
  }
}
