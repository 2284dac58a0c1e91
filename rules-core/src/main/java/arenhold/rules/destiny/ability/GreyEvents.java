package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.ability.Common.ANY;
import static arenhold.rules.destiny.ability.Common.shows;

import arenhold.rules.destiny.card.Symbol;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Pools;
import arenhold.rules.destiny.play.Prices;
import arenhold.rules.destiny.position.Die;
import java.util.List;

/** Grey events. */
final class GreyEvents {

  private GreyEvents() {}

  static void enter(Entries cards) {
    // 91: turns each of your blank dice.
    cards.event(91, d -> d.myDice(Common.BLANK).forEach(d::turn));

    // 151: turns one of your dice to ranged.
    cards.event(
        151,
        d -> {
          List<Die> dice = d.myDice(die -> Pools.turnsTo(die, Symbol.RANGED));
          d.turnTo(d.die(Ask.TURN, dice), Symbol.RANGED);
        });

    // 152: resolves any number of your dice, whatever they show.
    cards.event(152, d -> d.resolvesAny(d.me));

    // 153: removes all dice of an opponent showing melee.
    cards.event(153, Common.removeAllTheirs(shows(Symbol.MELEE)));

    // 154: an opponent loses a random card for each of your dice showing melee.
    cards.event(
        154,
        d -> {
          int count = d.myDice(shows(Symbol.MELEE)).size();
          int opponent = d.opponent();
          if (opponent >= 0) d.run.hands.discardRandom(opponent, count);
        });

    // 155: removes all dice of an opponent showing ranged.
    cards.event(155, Common.removeAllTheirs(shows(Symbol.RANGED)));

    // 156: removes a die of an opponent with fewer ready characters.
    cards.event(156, d -> d.removeOne(d.diceOf(d.opponent(Prices.weaker(d.p, d.me)), ANY)));

    // 157: gives a character a shield.
    cards.event(157, Common.shield(1));
  }
}
