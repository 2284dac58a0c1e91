package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.ability.Common.ANY;
import static arenhold.rules.destiny.ability.Common.dice;

import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.card.Colour;
import arenhold.rules.destiny.card.Subtype;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Change;
import arenhold.rules.destiny.play.Deed;
import arenhold.rules.destiny.play.Happening;
import arenhold.rules.destiny.play.Happening.Cause;
import arenhold.rules.destiny.play.Shields;
import arenhold.rules.destiny.play.Works;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import java.util.List;

/** Characters of the villains. */
final class VillainCharacters {

  private VillainCharacters() {}

  static void enter(Entries cards) {
    Works none = Works.NONE;

    // 3: before an opponent's character is defeated, takes one of its upgrades but no ability.
    cards.card(
        3,
        none.may(
            Cause.DYING,
            d -> !((Happening.Dying) d.about).foes(d.me, d.self).isEmpty(),
            d -> !spoils(d).isEmpty(),
            d -> {
              Piece upgrade = d.piece(spoils(d));
              if (upgrade != null) d.run.removal.moveUpgrade(upgrade, d.self, true);
            }));

    // 4: removes its die to turn one of your support dice.
    cards.card(
        4,
        none.action(
            d -> !d.ownDice().isEmpty(),
            d -> {
              if (d.removeOne(d.ownDice()) < 0) return;
              d.turn(d.die(Ask.TURN, d.myDice(d::isSupportDie)));
            }));

    // 9: discards a card for a shield before it is dealt damage.
    cards.card(
        9,
        none.may(
            Cause.HIT,
            d -> ((Happening.Hit) d.about).piece() == d.self,
            d -> d.hand().size() > 0 && d.self.shields < Shields.MOST,
            d -> {
              if (d.discards(d.me, 1) == 1) d.shield(d.self, 1);
            }));

    // 10: when you activate it, an opponent may be made to discard.
    cards.card(
        10,
        none.may(
            Cause.ACTIVATED,
            Common::activatedSelf,
            d -> d.p.opponents(d.me).stream().anyMatch(seat -> d.p.sides[seat].hand.size() > 0),
            d -> d.discards(d.opponent(), 1)));

    // 11: deals damage equal to the cost of a random card of its victim's player.
    cards.special(
        11,
        d -> {
          Piece target = d.character(d.me, Ask.TARGET, d.theirs(piece -> true), null);
          if (target == null) return;
          for (int seen : d.run.hands.sample(d.me, target.controller, 1)) {
            d.damage(target, Cards.of(seen).cost());
          }
        });

    // 12: rerolls any die for 1 damage to itself.
    cards.card(
        12,
        none.action(
            d -> !d.dice(ANY).isEmpty(),
            d -> {
              d.rerollOne(d.dice(ANY));
              d.damage(d.self, 1);
            }));

    // 19: readies when an opponent's character was defeated.
    cards.card(
        19,
        none.may(
            Cause.DEFEATED,
            d ->
                ((Happening.Defeated) d.about)
                    .pieces().stream().anyMatch(piece -> piece.controller != d.me),
            d -> d.p.inPlay(d.self) && !d.self.ready,
            d -> d.ready(d.self)));

    // 20: when you activate it, rerolls a yellow die.
    cards.card(
        20,
        none.may(
            Cause.ACTIVATED,
            Common::activatedSelf,
            d -> !d.dice(dice(Colour.YELLOW)).isEmpty(),
            d -> d.rerollOne(d.dice(dice(Colour.YELLOW)))));

    // 21: is activated when an opponent has activated a character.
    cards.card(
        21,
        none.may(
            Cause.ACTIVATED,
            VillainCharacters::opponentActivatedCharacter,
            Common::ready,
            d -> d.activate(List.of(d.self))));

    // 22: when you activate it, a discarded card lets one of its dice be resolved at once.
    cards.card(
        22,
        none.may(
            Cause.ACTIVATED,
            Common::activatedSelf,
            d -> d.hand().size() > 0 && !ownResolvable(d).isEmpty(),
            d -> {
              if (d.discards(d.me, 1) < 1) return;
              d.resolve(die -> d.belongs(die, d.self), Change.NONE);
            }));
  }

  private static List<Piece> spoils(Deed d) {
    if (!d.p.inPlay(d.self)) return List.of();
    List<Piece> foes = ((Happening.Dying) d.about).foes(d.me, d.self);
    return d.takable(foes, card -> !card.is(Subtype.ABILITY));
  }

  private static boolean opponentActivatedCharacter(Deed d) {
    Happening.Activated activated = (Happening.Activated) d.about;
    return activated.seat() != d.me && activated.pieces().stream().anyMatch(Piece::isCharacter);
  }

  private static List<Die> ownResolvable(Deed d) {
    return d.myDice(die -> d.belongs(die, d.self) && d.can(die, Change.NONE));
  }
}
