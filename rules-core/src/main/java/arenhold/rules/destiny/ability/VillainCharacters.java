package arenhold.rules.destiny.ability;

import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Happening;
import arenhold.rules.destiny.play.Happening.Cause;
import arenhold.rules.destiny.play.Shields;
import arenhold.rules.destiny.play.Test;
import arenhold.rules.destiny.play.Works;

/** Characters of the villains. */
final class VillainCharacters {

  private VillainCharacters() {}

  static void enter(Entries cards) {
    Works none = Works.NONE;

    // Count Dooku: discards a card for a shield before he is dealt damage.
    cards.card(
        9,
        none.may(
            Cause.HIT,
            d -> ((Happening.Hit) d.about).piece() == d.self,
            d -> d.hand().size() > 0 && d.self.shields < Shields.MOST,
            d -> {
              if (d.discards(d.me, 1) == 1) d.shield(d.self, 1);
            }));

    // Darth Vader: when you activate him, an opponent may be made to discard.
    cards.card(
        10,
        none.may(
            Cause.ACTIVATED, Common::activatedSelf, Test.ALWAYS, d -> d.discards(d.opponent(), 1)));

    // Nightsister: rerolls any die for 1 damage.
    cards.card(
        12,
        none.action(
            d -> !d.dice(die -> true).isEmpty(),
            d -> {
              var die = d.die(Ask.REROLL, d.dice(each -> true));
              if (die != null) d.reroll(java.util.List.of(die));
              d.damage(d.self, 1);
            }));
  }
}
