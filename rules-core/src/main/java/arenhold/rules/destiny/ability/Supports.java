package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.ability.Common.ANY;
import static arenhold.rules.destiny.ability.Common.ready;
import static arenhold.rules.destiny.ability.Common.shows;

import arenhold.rules.card.Cards;
import arenhold.rules.destiny.card.Colour;
import arenhold.rules.destiny.card.Symbol;
import arenhold.rules.destiny.card.Type;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Change;
import arenhold.rules.destiny.play.Deed;
import arenhold.rules.destiny.play.Playing;
import arenhold.rules.destiny.play.Works;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import java.util.List;

/** Supports whose abilities need no trigger. */
final class Supports {

  private Supports() {}

  static void enter(Entries cards) {
    dice(cards);
    actions(cards);
  }

  private static void dice(Entries cards) {
    // 5: discards a support.
    cards.special(5, d -> d.discard(d.piece(d.others(Piece::isSupport))));

    // 6: takes all shields from an opponent's characters.
    cards.special(6, d -> d.p.characters(d.opponent()).forEach(d::unshield));

    // 18: removes a die, and you may take an additional action.
    cards.special(
        18,
        d -> {
          d.removeOne(d.dice(ANY));
          d.additional();
        });

    // 32: deals 1 damage; its die is rerolled and stays.
    cards.special(
        32,
        d -> {
          d.damage(d.target(1), 1);
          d.rerollThis(List.of());
        });

    // 43: rerolls its die, which stays, and another of yours.
    cards.special(
        43,
        d -> {
          Die other = d.die(Ask.REROLL, d.myDice(die -> die != d.die));
          d.rerollThis(other == null ? List.of() : List.of(other));
        });

    // 49: plays a yellow event from your hand or your discard pile for free.
    cards.special(
        49,
        d -> {
          Playing.Terms terms = Playing.Terms.HAND.forFree();
          Cards pile = yellowEvents(d.side().deck.discard());
          boolean both = !pile.isEmpty() && !d.hand().isEmpty();
          // Without a yellow event in hand it must be one of the pile (D11.3); still asked, since
          // others must not learn that (D19.4).
          int but = yellowEvents(d.hand()).isEmpty() ? 1 : 0;
          boolean hand = both ? d.mode(d.me, 2, but, List.of()) == 1 : pile.isEmpty();
          if (hand) d.play(yellowEvents(d.hand()), terms, false);
          else d.play(pile, terms.fromDiscard(), false);
        });

    // 53: carries out the battlefield's claim ability for you.
    cards.special(53, d -> d.run.acting.claimAbility(d.me));

    // 64: draws 2 cards; then you may play an upgrade for 1 less.
    cards.special(
        64,
        d -> {
          d.draw(2);
          d.play(upgrades(d), Playing.Terms.HAND.cheaper(1), true);
        });
  }

  private static void actions(Entries cards) {
    Works none = Works.NONE;

    // 76: is exhausted with one of your characters for a resource.
    cards.card(
        76,
        none.action(
            d -> ready(d) && !d.mine(piece -> piece.ready).isEmpty(),
            d -> {
              Piece with = d.character(d.mine(piece -> piece.ready));
              if (with != null && d.exhaust(d.self) && d.exhaust(with)) d.gain(1);
            }));

    // 89: rerolls one of your dice; a blank deals 2 unblockable damage.
    cards.exhausting(
        89,
        d -> {
          Die die = d.rerollOne(d.myDice(ANY));
          if (die != null && die.shows(Symbol.BLANK)) Common.unblockable(2).run(d);
        });

    // 101: brings a resource.
    cards.exhausting(101, d -> d.gain(1));

    // 113: for a card, gives a shield; then readies unless an opponent spends 1 resource.
    cards.card(
        113,
        none.action(
            d -> ready(d) && d.hand().size() > 0,
            d -> {
              if (!d.exhaust(d.self) || d.discards(d.me, 1) < 1) return;
              Common.shield(1).run(d);
              for (int seat : d.p.opponents(d.me)) {
                if (d.affords(seat, 1) && d.may(seat) && d.pays(seat, 1)) return;
              }
              d.ready(d.self);
            }));

    // 123: looks at 2 cards of a deck; one may be discarded, the other is drawn by its player.
    cards.exhausting(
        123,
        d -> {
          int seat = d.player(withDeck(d));
          if (seat < 0) return;
          List<Integer> seen = d.run.hands.lookAtTop(d.me, seat, 2);
          if (seen.size() < 2) return;
          int out = d.cardOf(Cards.of(seen.get(0), seen.get(1)), true);
          if (out < 0) return;
          d.run.hands.discardSeen(seat, seen.indexOf(out));
          d.run.hands.draw(seat, 1);
        });

    // 124: resolves one of your modifiers as if it had no plus.
    cards.exhausting(124, Common.resolve(die -> die.top().plus(), Change.ALONE));

    // 125: for a blue card, plays another copy of it for free.
    cards.card(
        125,
        none.action(
            d -> ready(d) && !blue(d).isEmpty(),
            d -> {
              if (!d.exhaust(d.self)) return;
              int gone = d.discardOne(blue(d));
              if (gone < 0) return;
              var card = arenhold.rules.destiny.card.Cards.of(gone);
              Cards copies = Deed.only(d.hand(), each -> each.sameName(card));
              d.play(copies, Playing.Terms.HAND.forFree(), false);
            }));

    // 135: rerolls one of your yellow dice; a resource symbol brings a resource.
    cards.exhausting(
        135,
        d -> {
          Die die = d.rerollOne(d.myDice(Common.dice(Colour.YELLOW)));
          if (die != null && die.shows(Symbol.RESOURCE)) d.gain(1);
        });

    // 136: looks at an opponent's hand.
    cards.exhausting(
        136,
        d -> {
          int opponent = d.opponent();
          if (opponent >= 0) d.run.hands.lookAtHand(d.me, opponent);
        });

    // 144: resolves one of your dice showing ranged with value +1.
    cards.exhausting(144, Common.resolve(shows(Symbol.RANGED), Change.plus(1)));
  }

  private static Cards yellowEvents(Cards cards) {
    return Deed.only(cards, Common.cards(Colour.YELLOW, Type.EVENT));
  }

  private static Cards upgrades(Deed d) {
    return Deed.only(d.hand(), card -> card.type() == Type.UPGRADE);
  }

  private static Cards blue(Deed d) {
    return Deed.only(d.hand(), card -> card.colour() == Colour.BLUE);
  }

  private static List<Integer> withDeck(Deed d) {
    return d.p.present().stream().filter(seat -> d.p.sides[seat].deck.size() > 0).toList();
  }
}
