package arenhold.rules.tvrz.turn;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Catalogue;
import org.junit.jupiter.api.Test;

/** Which opening hands stand. */
class OpeningTest {

  private static boolean qualifies(String... keys) {
    Cards hand = Cards.NONE;
    for (String key : keys) hand = hand.with(Catalogue.card(key).number());
    return Opening.qualifies(hand);
  }

  @Test
  void a_hand_needs_two_attackers_and_two_defenders_TV_R5_TV_R79() {
    assertTrue(qualifies("dog", "dog"), "each counts as both");
    assertFalse(qualifies("dog"));
    assertFalse(qualifies("dog", "goblin-brawler"), "attack-only creatures do not defend");
    assertFalse(qualifies("dog", "fort-gate-1", "item-wagon"));
  }

  @Test
  void a_card_that_needs_another_counts_beside_it_TV_R5() {
    assertFalse(qualifies("dog", "wolf"));
    assertTrue(qualifies("klevan", "wolf"));
    assertFalse(qualifies("dog", "knight-borzan"));
    assertFalse(qualifies("dog", "knight-borzan", "flag-ildimar"));
    assertTrue(qualifies("dog", "knight-borzan", "flag-borzan"));
  }
}
