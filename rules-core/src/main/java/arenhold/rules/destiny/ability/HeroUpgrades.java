package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.ability.Common.ANY;
import static arenhold.rules.destiny.ability.Common.ATTACK;

import arenhold.rules.card.Cards;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Deed;
import arenhold.rules.destiny.play.Happening;
import arenhold.rules.destiny.play.Happening.Cause;
import arenhold.rules.destiny.play.Works;

/** Upgrades of the heroes. */
final class HeroUpgrades {

  private HeroUpgrades() {}

  static void enter(Entries cards) {
    Works none = Works.NONE;

    // 33: looks at an opponent's hand and discards its cheapest card.
    cards.special(
        33,
        d -> {
          int opponent = d.opponent();
          if (opponent < 0) return;
          d.run.hands.lookAtHand(d.me, opponent);
          Cards hand = d.p.sides[opponent].hand.cards();
          if (!hand.isEmpty()) d.discard(opponent, d.cardOf(Deed.cheapest(hand), false));
        });

    // 39: gives your characters 3 shields, divided as you like.
    cards.special(39, Common.divideShields(3));

    // 40: when played, gives its character a shield, in round 1 two.
    cards.card(
        40,
        none.when(
            Cause.PLAYED, Common::playedSelf, d -> d.shield(d.host(), d.p.round == 1 ? 2 : 1)));

    // 41: gives a character 2 shields, or deals 2 unblockable damage.
    cards.special(
        41,
        d -> {
          if (d.mode(d.me, 2) == 1) Common.shield(2).run(d);
          else Common.unblockable(2).run(d);
        });

    // 42: becomes a support before its character is defeated.
    cards.card(
        42,
        none.when(
            Cause.DYING,
            HeroUpgrades::hostIsDying,
            d -> {
              if (hostIsDying(d)) d.run.removal.convert(d.self);
            }));

    // 44: removes a die showing melee or ranged.
    cards.special(44, Common.remove(ATTACK));

    // 51: when played, an opponent removes one of their dice.
    cards.card(51, none.when(Cause.PLAYED, Common::playedSelf, Common.theyRemove(1)));

    // 52: rerolls up to 2 dice of an opponent.
    cards.special(52, d -> d.reroll(d.upTo(2, Ask.REROLL, d.diceOf(d.opponent(), ANY))));

    // 137: is discarded and heals 5 damage instead of a defeat of its character.
    cards.card(
        137,
        none.instead(
            d -> {
              d.heal(d.host(), 5);
              d.discard(d.self);
            }));
  }

  private static boolean hostIsDying(Deed d) {
    return d.host() != null && ((Happening.Dying) d.about).pieces().contains(d.host());
  }
}
