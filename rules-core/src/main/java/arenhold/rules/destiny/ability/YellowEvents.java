package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.ability.Common.ANY;
import static arenhold.rules.destiny.ability.Common.ATTACK;
import static arenhold.rules.destiny.ability.Common.BLANK;
import static arenhold.rules.destiny.ability.Common.of;
import static arenhold.rules.destiny.ability.Common.shows;

import arenhold.rules.card.Cards;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Colour;
import arenhold.rules.destiny.card.Subtype;
import arenhold.rules.destiny.card.Symbol;
import arenhold.rules.destiny.card.Type;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Change;
import arenhold.rules.destiny.play.Deed;
import arenhold.rules.destiny.play.Playing;
import arenhold.rules.destiny.play.Source;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import java.util.List;
import java.util.function.Predicate;

/** Yellow events. */
final class YellowEvents {

  private static final Predicate<Die> YELLOW = Common.dice(Colour.YELLOW);

  private YellowEvents() {}

  static void enter(Entries cards) {
    villains(cards);
    heroes(cards);
    neutral(cards);
  }

  private static void villains(Entries cards) {
    // 92: discards a yellow upgrade, whose die is rolled into your pool without it.
    cards.event(
        92,
        d -> {
          Predicate<Card> which = Common.cards(Colour.YELLOW, Type.UPGRADE);
          int gone = d.discardOne(Deed.only(d.hand(), which));
          if (gone < 0 || !arenhold.rules.destiny.card.Cards.of(gone).hasDie()) return;
          d.run.pools.roll(d.run.pools.loose(gone), d.me);
        });

    // 93: discards upgrades of your yellow character; then deals as much damage.
    cards.event(
        93,
        d -> {
          Piece giver = d.character(d.mine(of(Colour.YELLOW)));
          if (giver == null) return;
          List<Piece> gone = d.anyOf(d.p.upgrades(giver));
          d.discard(gone);
          if (!gone.isEmpty()) d.damage(d.target(gone.size()), gone.size());
        });

    // 94: pays the cost of an opponent's upgrade to return it to its owner's hand.
    cards.event(
        94,
        d -> {
          Predicate<Piece> theirs = piece -> piece.isUpgrade() && piece.controller != d.me;
          Piece upgrade =
              d.piece(d.others(theirs.and(each -> d.affords(d.me, each.printed().cost()))));
          if (upgrade == null || !d.pays(d.me, upgrade.printed().cost())) return;
          d.run.removal.toHand(upgrade);
        });

    // 95: removes any of your yellow dice; then deals as much damage.
    cards.event(
        95,
        d -> {
          int gone = d.removeAny(d.myDice(YELLOW));
          if (gone > 0) d.damage(d.target(gone), gone);
        });

    // 96: resolves your ranged die; its damage is unblockable.
    cards.event(96, Common.resolve(shows(Symbol.RANGED), Change.UNBLOCKABLE));

    // 97: removes one of your dice to remove a die of an opponent.
    cards.event(
        97,
        d -> {
          if (d.removeOne(d.myDice(ANY)) >= 0) d.removeOne(d.theirDice(ANY));
        });

    // 98: an opponent discards until they hold as many cards as you.
    cards.event(
        98,
        d -> {
          int opponent = d.opponent();
          if (opponent < 0) return;
          d.discards(opponent, d.p.sides[opponent].hand.size() - d.hand().size());
        });
  }

  private static void heroes(Entries cards) {
    // 126: rerolls any dice of an opponent; then all their blank dice are removed.
    cards.event(
        126,
        d -> {
          int opponent = d.opponent();
          d.reroll(d.anyOf(d.me, Ask.REROLL, d.diceOf(opponent, ANY)));
          d.remove(d.diceOf(opponent, BLANK));
        });

    // 127: everybody draws 2 cards.
    cards.event(
        127,
        d -> {
          d.draw(2);
          for (int seat : d.p.opponents(d.me)) d.run.hands.draw(seat, 2);
        });

    // 128: moves up to 2 damage between two of your characters.
    cards.event(
        128,
        d -> {
          List<Piece> givers = d.mine(piece -> piece.damage > 0);
          if (givers.isEmpty() || d.mine(ANYBODY).size() < 2) return;
          Piece giver = d.character(givers);
          int most = Math.min(2, giver.damage);
          Piece taker = d.target(d.mine(piece -> piece != giver), most, true);
          d.run.wounds.move(giver, taker, d.amount(most));
        });

    // 129: ends the action phase; the unused battlefield may replace the one in use.
    cards.event(
        129,
        d -> {
          d.run.playing.goesTo(Playing.Exit.ASIDE);
          d.run.endPhase();
          int field = d.openCard(d.p.unusedFields(), true);
          if (field >= 0) d.run.playing.useField(field);
        });

    // 130: an opponent takes 2 damage on an exhausted character, or removes 2 dice.
    cards.event(
        130,
        d -> {
          int opponent = d.opponent();
          if (opponent < 0) return;
          if (d.mode(opponent, 2) == 1) {
            List<Piece> tired = d.theirs(each -> each.controller == opponent && !each.ready);
            Source.Blow blow = new Source.Blow(2, false, false);
            d.damage(d.character(opponent, Ask.TARGET, tired, blow), 2);
          } else {
            d.remove(d.exactly(opponent, 2, Ask.REMOVE, d.diceOf(opponent, ANY)));
          }
        });

    // 131: removes one of your character dice to make an opponent remove 2 of their dice.
    cards.event(
        131,
        d -> {
          if (d.removeOne(d.myDice(Common.OF_CHARACTER)) >= 0) Common.theyRemove(2).run(d);
        });

    // 132: discards 3 cards of your deck; then an upgrade or support may come back to your hand.
    cards.event(
        132,
        d -> {
          if (d.mill(d.me, 3) < 3) return;
          Cards pile = d.side().deck.discard();
          int card = d.openCard(Deed.only(pile, YellowEvents::stays), true);
          if (card >= 0) d.run.hands.recover(d.me, card);
        });

    // 133: resolves your yellow ranged die; then a ranged die of an opponent is removed.
    cards.event(
        133,
        d -> {
          Predicate<Die> ranged = shows(Symbol.RANGED);
          if (d.resolve(YELLOW.and(ranged), Change.NONE)) d.removeOne(d.theirDice(ranged));
        });

    // 134: with a yellow character, a discarded card brings a resource.
    cards.event(
        134,
        Common.spotting(
            Colour.YELLOW,
            d -> {
              if (d.discards(d.me, 1) == 1) d.gain(1);
            }));
  }

  private static void neutral(Entries cards) {
    // 158: removes your melee or ranged die to discard a weapon or equipment worth no more.
    cards.event(
        158,
        d -> {
          int value = d.removeOne(d.myDice(ATTACK));
          if (value >= 0) d.discard(d.piece(d.others(each -> isGear(each.printed(), value))));
        });

    // 159: with a yellow character, removes a die with value 2 or less.
    cards.event(
        159, Common.spotting(Colour.YELLOW, d -> d.removeOne(d.dice(die -> d.value(die) <= 2))));

    // 160: with a yellow character, removes a melee or ranged die and deals its value.
    cards.event(
        160,
        Common.spotting(
            Colour.YELLOW,
            d -> {
              int value = d.removeOne(d.dice(ATTACK));
              if (value > 0) d.damage(d.target(value), value);
            }));

    // 161: with a yellow character, rerolls all dice of an opponent.
    cards.event(161, Common.spotting(Colour.YELLOW, d -> d.reroll(d.diceOf(d.opponent(), ANY))));

    // 162: rerolls a die.
    cards.event(162, d -> d.rerollOne(d.dice(ANY)));
  }

  private static final Predicate<Piece> ANYBODY = piece -> true;

  private static boolean stays(Card card) {
    return card.type() == Type.SUPPORT || card.type() == Type.UPGRADE;
  }

  private static boolean isGear(Card card, int most) {
    boolean gear = card.is(Subtype.WEAPON) || card.is(Subtype.EQUIPMENT);
    return gear && card.cost() <= most;
  }
}
