package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.ability.Common.ANY;

import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.card.Subtype;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Deed;
import arenhold.rules.destiny.play.Happening;
import arenhold.rules.destiny.play.Happening.Cause;
import arenhold.rules.destiny.play.Playing;
import arenhold.rules.destiny.play.Shields;
import arenhold.rules.destiny.play.Source;
import arenhold.rules.destiny.play.Works;

/** Characters of the heroes. */
final class HeroCharacters {

  private HeroCharacters() {}

  static void enter(Entries cards) {
    Works none = Works.NONE;

    // 27: an opponent who has no card left deals 2 damage to one of their characters.
    cards.card(
        27,
        none.when(
            Cause.LAST_CARD,
            d -> ((Happening.LastCard) d.about).seat() != d.me,
            d -> {
              int seat = ((Happening.LastCard) d.about).seat();
              Source.Blow blow = new Source.Blow(2, false, false);
              d.damage(d.character(seat, Ask.TARGET, d.p.characters(seat), blow), 2);
            }));

    // 28: removes its die to reroll up to 2 of your dice.
    cards.card(
        28,
        none.action(
            d -> !d.ownDice().isEmpty(),
            d -> {
              if (d.removeOne(d.ownDice()) < 0) return;
              d.reroll(d.upTo(2, Ask.REROLL, d.myDice(ANY)));
            }));

    // 29: resolves a side of a discarded card's die; a vehicle may then be played.
    cards.special(
        29,
        d -> {
          int gone = d.discardOne();
          if (gone < 0) return;
          boolean done = !Cards.of(gone).hasDie() || d.run.resolving.side(d.me, gone);
          if (done && Cards.of(gone).is(Subtype.VEHICLE)) replay(d, gone);
        });

    // 35: when you activate it, draws a card.
    cards.card(35, none.when(Cause.ACTIVATED, Common::activatedSelf, d -> d.draw(1)));

    // 37: gives up a shield to deal 1 damage before it gains shields.
    cards.card(
        37,
        none.may(
            Cause.SHIELDED,
            d -> ((Happening.Shielded) d.about).piece() == d.self,
            d -> d.self.shields > 0,
            d -> {
              if (d.unshield(d.self, 1) == 1) d.damage(d.target(1), 1);
            }));

    // 38: an upgrade played on it brings an additional action.
    cards.card(
        38,
        none.may(
            Cause.PLAYED,
            d -> byMe(d) && ((Happening.Played) d.about).host() == d.self,
            Deed::gainsActions,
            Deed::additional));

    // 46: gains a shield when you have played a card with Ambush.
    cards.card(
        46,
        none.may(
            Cause.PLAYED,
            d -> byMe(d) && ((Happening.Played) d.about).ambush(),
            d -> d.p.inPlay(d.self) && d.self.shields < Shields.MOST,
            d -> d.shield(d.self, 1)));

    // 48: discards the top card of an opponent's deck, or 2 for a resource.
    cards.special(
        48,
        d -> {
          int opponent = d.opponent();
          if (d.mode(d.me, 2) == 1) d.mill(opponent, 1);
          else if (d.pays(d.me, 1)) d.mill(opponent, 2);
        });
  }

  private static boolean byMe(Deed d) {
    return ((Happening.Played) d.about).seat() == d.me;
  }

  private static void replay(Deed d, int card) {
    if (!d.side().deck.discard().has(card)) return;
    d.play(arenhold.rules.card.Cards.of(card), Playing.Terms.HAND.fromDiscard(), true);
  }
}
