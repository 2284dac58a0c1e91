package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.ability.Common.ANY;
import static arenhold.rules.destiny.ability.Common.dice;
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
import arenhold.rules.destiny.play.Pools;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import java.util.List;
import java.util.function.Predicate;

/** Red events. */
final class RedEvents {

  private static final Predicate<Die> RED = dice(Colour.RED);

  private RedEvents() {}

  static void enter(Entries cards) {
    villains(cards);
    heroes(cards);
    neutral(cards);
  }

  private static void villains(Entries cards) {
    // 68: one of your non-unique characters takes what an opponent's die would deal.
    cards.event(68, Common.takeFor(piece -> !piece.printed().unique()));

    // 69: an opponent removes one of their dice; the card may go to the bottom of your deck.
    cards.event(
        69,
        d -> {
          Common.theyRemove(1).run(d);
          if (d.may()) d.run.playing.goesTo(Playing.Exit.DECK_BOTTOM);
        });

    // 70: one of your defeated non-unique red characters comes back.
    cards.event(
        70,
        d -> {
          Cards fallen = d.side().fallenCards();
          int card = d.openCard(Deed.only(fallen, RedEvents::isRedCommoner), false);
          if (card >= 0) d.run.removal.comeBack(d.me, card);
        });

    // 71: an opponent loses all resources.
    cards.event(71, d -> d.loseAll(d.opponent()));

    // 72: looks at 2 random cards of an opponent's hand and discards the events.
    cards.event(
        72,
        d -> {
          int opponent = d.opponent();
          if (opponent < 0) return;
          for (int seen : d.run.hands.sample(d.me, opponent, 2)) {
            boolean event = arenhold.rules.destiny.card.Cards.of(seen).type() == Type.EVENT;
            if (event) d.discard(opponent, seen);
          }
        });

    // 73: rerolls as many dice of an opponent as you have ready red characters.
    cards.event(
        73,
        d -> {
          int most = d.mine(of(Colour.RED).and(piece -> piece.ready)).size();
          List<Die> theirs = d.diceOf(d.opponent(), ANY);
          d.reroll(d.exactly(d.me, most, Ask.REROLL, theirs));
        });

    // 74: with a red character, brings up to 2 additional actions.
    cards.event(
        74,
        Common.spotting(
            Colour.RED,
            d -> {
              d.additional();
              d.additional();
            }));

    // 75: deals 3 damage to one of your red characters to remove up to 2 dice of an opponent.
    cards.event(
        75,
        d -> {
          Piece victim = d.target(d.mine(of(Colour.RED)), 3, false);
          if (victim == null) return;
          d.damage(victim, 3);
          d.remove(d.upTo(2, Ask.REMOVE, d.diceOf(d.opponent(), ANY)));
        });
  }

  private static void heroes(Entries cards) {
    // 103: resolves your red discard die with value +2, then draws a card.
    cards.event(
        103,
        d -> {
          if (d.resolve(RED.and(shows(Symbol.DISCARD)), Change.plus(2))) d.draw(1);
        });

    // 104: removes all dice of an opponent with value 2 or more.
    cards.event(104, d -> d.remove(d.diceOf(d.opponent(), die -> d.value(die) >= 2)));

    // 105: heals 2 damage from a character.
    cards.event(105, d -> d.heal(d.character(d.p.characters()), 2));

    // 106: activates one of your red characters.
    cards.event(
        106,
        d -> {
          Piece chosen = d.character(d.mine(of(Colour.RED).and(piece -> piece.ready)));
          if (chosen != null) d.activate(List.of(chosen));
        });

    // 107: turns up to 2 of your red dice to a symbol that an opponent's die shows.
    cards.event(
        107,
        d -> {
          List<Symbol> seen = d.theirDice(ANY).stream().map(Die::symbol).distinct().toList();
          Symbol symbol = d.symbol(seen);
          if (symbol == null) return;
          List<Die> red = d.myDice(RED.and(die -> Pools.turnsTo(die, symbol)));
          for (Die die : d.upTo(2, Ask.TURN, red)) d.turnTo(die, symbol);
        });

    // 108: resolves one of your dice with value +1.
    cards.event(108, Common.resolve(ANY, Change.plus(1)));

    // 109: plays a red upgrade from your discard pile for 1 less.
    cards.event(
        109,
        d -> {
          Playing.Terms terms = Playing.Terms.HAND.cheaper(1).fromDiscard();
          Predicate<Card> red = Common.cards(Colour.RED, Type.UPGRADE);
          d.play(Deed.only(d.side().deck.discard(), red), terms, false);
        });

    // 110: an opponent may take an action; then the action phase ends.
    cards.event(
        110,
        d -> {
          int opponent = d.opponent();
          d.run.actApart(opponent);
          d.run.endPhase();
        });

    // 111: readies a support, or exhausts one.
    cards.event(
        111,
        d -> {
          boolean readies = d.mode(d.me, 2) == 1;
          Piece chosen = d.piece(d.others(piece -> piece.isSupport() && piece.ready != readies));
          if (readies) d.ready(chosen);
          else d.exhaust(chosen);
        });

    // 112: removes your red ranged dice to discard a support worth no more than they show, +1 each.
    cards.event(
        112,
        d -> {
          List<Die> dice = d.anyOf(d.me, Ask.REMOVE, d.myDice(RED.and(shows(Symbol.RANGED))));
          int sum = dice.stream().mapToInt(die -> d.value(die) + 1).sum();
          d.remove(dice);
          d.discard(d.piece(d.others(each -> each.isSupport() && each.printed().cost() <= sum)));
        });
  }

  private static void neutral(Entries cards) {
    // 138: with a red character, draws a card for each of your exhausted ones; sets aside as many.
    cards.event(
        138,
        Common.spotting(
            Colour.RED,
            d -> {
              int count = d.mine(piece -> !piece.ready).size();
              d.draw(count);
              d.setAside(count);
            }));

    // 139: gives your characters 3 shields, divided as you like.
    cards.event(139, Common.divideShields(3));

    // 140: resolves your red ranged die with value +1, a vehicle's with +2.
    cards.event(
        140,
        d -> {
          Predicate<Die> which = RED.and(shows(Symbol.RANGED));
          Die chosen = d.die(Ask.RESOLVE, d.myDice(which.and(die -> d.can(die, Change.NONE))));
          if (chosen == null) return;
          int more = chosen.printed().is(Subtype.VEHICLE) ? 2 : 1;
          d.resolve(die -> die == chosen, Change.plus(more));
        });

    // 141: exhausts your unique red character to ready another character.
    cards.event(
        141,
        d -> {
          Predicate<Piece> able = of(Colour.RED).and(piece -> piece.ready);
          Piece first = d.character(d.mine(able.and(piece -> piece.printed().unique())));
          if (first == null || !d.exhaust(first)) return;
          d.ready(d.character(d.characters(piece -> !piece.ready && piece != first)));
        });

    // 142: with a red character, resolves your resource die with value +1.
    cards.event(
        142, Common.spotting(Colour.RED, Common.resolve(shows(Symbol.RESOURCE), Change.plus(1))));

    // 143: activates any of your non-unique characters together.
    cards.event(
        143,
        d -> {
          List<Piece> able = d.mine(piece -> piece.ready && !piece.printed().unique());
          d.activate(d.characters(able.size(), Ask.CHARACTER, able, null));
        });
  }

  private static boolean isRedCommoner(Card card) {
    return card.colour() == Colour.RED && !card.unique();
  }
}
