package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.ability.Common.OF_CHARACTER;
import static arenhold.rules.destiny.ability.Common.dice;
import static arenhold.rules.destiny.ability.Common.shows;

import arenhold.rules.destiny.card.Colour;
import arenhold.rules.destiny.card.Subtype;
import arenhold.rules.destiny.card.Symbol;
import arenhold.rules.destiny.card.Type;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Change;
import arenhold.rules.destiny.play.Deed;
import arenhold.rules.destiny.play.Happening.Cause;
import arenhold.rules.destiny.play.Pools;
import arenhold.rules.destiny.play.Source;
import arenhold.rules.destiny.play.Works;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import java.util.List;

/** Upgrades of the villains. */
final class VillainUpgrades {

  private VillainUpgrades() {}

  static void enter(Entries cards) {
    Works none = Works.NONE;

    // 7: resolves your red die with value +2, or removes an opponent's red die.
    cards.special(
        7,
        d -> {
          Change change = Change.plus(2);
          List<Die> red = d.dice(die -> die.pool != d.me || d.can(die, change));
          red.removeIf(dice(Colour.RED).negate());
          Die chosen = d.die(Ask.DIE, red);
          if (chosen != null && chosen.pool == d.me) d.resolve(die -> die == chosen, change);
          else d.remove(chosen);
        });

    // 8: an opponent divides 2 damage among their characters.
    cards.special(
        8,
        d -> {
          int opponent = d.opponent();
          d.damage(d.shared(opponent, d.p.characters(opponent), 2, Ask.TARGET));
        });

    // 13: deals 1 unblockable damage to another character; then one of its dice may be turned.
    cards.special(
        13,
        d -> {
          Piece host = d.host();
          Piece target = d.target(d.characters(piece -> piece != host), 1, true);
          if (target == null) return;
          d.unblockable(target, 1);
          for (Die die : d.upTo(1, Ask.TURN, d.diceAt(target))) d.turn(die);
        });

    // 14: removes its die to turn any die to blank.
    cards.card(
        14,
        none.action(
            d -> !d.ownDice().isEmpty(),
            d -> {
              if (d.removeOne(d.ownDice()) < 0) return;
              List<Die> dice = d.dice(die -> Pools.turnsTo(die, Symbol.BLANK));
              d.turnTo(d.die(Ask.TURN, dice), Symbol.BLANK);
            }));

    // 15: deals 2 damage; if shields block any of it, its die is rerolled and stays.
    cards.special(
        15,
        d -> {
          if (d.damage(d.target(2), 2) > 0) d.rerollThis(List.of());
        });

    // 16: changes places with a blue ability upgrade of your hand, whose die may be rolled for 1.
    cards.special(
        16,
        d -> {
          Piece host = d.host();
          if (host == null || d.self.owner != d.me || d.self.controller != d.me) return;
          int card = d.cardOf(Deed.only(d.hand(), VillainUpgrades::isBlueAbility), false);
          if (card < 0) return;
          d.run.removal.toHand(d.self);
          Piece newcomer = d.swapIn(card, host);
          boolean rolls = newcomer.printed().hasDie() && d.affords(d.me, 1);
          if (rolls && d.may() && d.pays(d.me, 1)) d.run.pools.rollIn(newcomer);
        });

    // 17: deals 2 damage to each character of an opponent, and is discarded.
    cards.special(17, Common.blast(2));

    // 23: for 5 resources, a character is defeated when the round is over.
    cards.special(
        23,
        d -> {
          if (d.pays(d.me, 5)) d.mark(d.character(d.p.characters()));
        });

    // 24: deals 1 damage to each of up to 3 characters.
    cards.special(
        24,
        d -> {
          Source.Blow blow = new Source.Blow(1, false, false);
          d.damageAll(d.characters(3, Ask.TARGET, d.p.characters(), blow), 1);
        });

    // 25: removes one of your melee dice to deal 3 damage.
    cards.special(
        25,
        d -> {
          if (d.removeOne(d.myDice(shows(Symbol.MELEE))) >= 0) d.damage(d.target(3), 3);
        });

    // 26: takes all shields from a character; for a resource one of its dice may be removed.
    cards.special(
        26,
        d -> {
          Piece target = d.character(d.p.characters());
          d.unshield(target);
          List<Die> dice = d.diceAt(target);
          if (dice.isEmpty() || !d.affords(d.me, 1) || !d.may()) return;
          d.pays(d.me, 1);
          d.removeOne(dice);
        });

    // 90: gives the character with it a shield if that has none.
    cards.card(
        90,
        none.action(
            d -> Common.ready(d) && d.host() != null && d.host().shields == 0,
            Common.exhausting(d -> d.shield(d.host(), 1))));

    // 102: when played, takes a character die out of an opponent's pool and holds it.
    cards.card(
        102,
        none.may(
            Cause.PLAYED,
            Common::playedSelf,
            d -> d.p.inPlay(d.self) && !d.theirDice(OF_CHARACTER).isEmpty(),
            d -> d.run.removal.hold(d.self, d.die(Ask.DIE, d.theirDice(OF_CHARACTER)))));
  }

  private static boolean isBlueAbility(arenhold.rules.destiny.card.Card card) {
    return Common.cards(Colour.BLUE, Type.UPGRADE).test(card) && card.is(Subtype.ABILITY);
  }
}
