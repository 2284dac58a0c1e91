package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.ability.Common.ANY;
import static arenhold.rules.destiny.ability.Common.ATTACK;
import static arenhold.rules.destiny.ability.Common.BLANK;
import static arenhold.rules.destiny.ability.Common.of;
import static arenhold.rules.destiny.ability.Common.shows;

import arenhold.rules.card.Cards;
import arenhold.rules.destiny.card.Colour;
import arenhold.rules.destiny.card.Symbol;
import arenhold.rules.destiny.card.Type;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Change;
import arenhold.rules.destiny.play.Deed;
import arenhold.rules.destiny.play.HandSize;
import arenhold.rules.destiny.play.Pools;
import arenhold.rules.destiny.play.Source;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import java.util.List;
import java.util.function.Predicate;

/** Blue events. */
final class BlueEvents {

  private static final Predicate<Die> BLUE = Common.dice(Colour.BLUE);

  private BlueEvents() {}

  static void enter(Entries cards) {
    villains(cards);
    heroes(cards);
    neutral(cards);
  }

  private static void villains(Entries cards) {
    // 79: an opponent loses all resources or discards their hand, as they choose.
    cards.event(
        79,
        d -> {
          int opponent = d.opponent();
          if (opponent < 0) return;
          int chosen = d.mode(opponent, 2);
          if (chosen == 1) d.loseAll(opponent);
          if (chosen == 2) d.run.hands.discardAll(opponent);
        });

    // 80: draws up to your hand size.
    cards.event(80, d -> d.draw(HandSize.of(d.p, d.me) - d.hand().size()));

    // 81: deals 1 damage to one of your blue characters for a resource.
    cards.event(
        81,
        d -> {
          Piece victim = d.target(d.mine(of(Colour.BLUE)), 1, false);
          if (victim == null) return;
          d.damage(victim, 1);
          d.gain(1);
        });

    // 82: removes as many dice of an opponent as show blank.
    cards.event(
        82,
        d -> {
          int opponent = d.opponent();
          int count = d.diceOf(opponent, BLANK).size();
          d.remove(d.exactly(d.me, count, Ask.REMOVE, d.diceOf(opponent, ANY)));
        });

    // 83: turns your blue die to melee; then you may resolve it.
    cards.event(
        83,
        d -> {
          List<Die> dice = d.myDice(BLUE.and(die -> Pools.turnsTo(die, Symbol.MELEE)));
          Die die = d.die(Ask.TURN, dice);
          if (d.turnTo(die, Symbol.MELEE)) d.mayResolve(die);
        });

    // 84: takes all shields from a character.
    cards.event(84, d -> d.unshield(d.character(d.p.characters())));

    // 85: with a blue character, removes a character die.
    cards.event(85, Common.spotting(Colour.BLUE, Common.remove(Common.OF_CHARACTER)));

    // 86: discards blue cards; then your melee or ranged die is resolved with value +1 for each.
    cards.event(
        86,
        d -> {
          int more = d.discardAny(card -> card.colour() == Colour.BLUE);
          d.resolve(ATTACK, Change.plus(more));
        });

    // 87: looks at 3 cards of a deck, and puts each back on top or under it.
    cards.event(
        87,
        d -> {
          int seat = d.player(d.p.present());
          List<Integer> seen = d.run.hands.lookAtTop(d.me, seat, 3);
          d.run.hands.putBack(d.me, seat, seen, Source.of(d.card));
        });
  }

  private static void heroes(Entries cards) {
    // 114: an opponent resolves any of their dice; then the others of their pool are removed.
    cards.event(
        114,
        d -> {
          int opponent = d.opponent();
          if (opponent < 0) return;
          List<Die> resolved = d.resolvesAny(opponent);
          d.remove(d.diceOf(opponent, die -> !resolved.contains(die)));
        });

    // 115: gives a character 2 shields.
    cards.event(115, Common.shield(2));

    // 116: removes all dice of an opponent with a symbol that one of your blue dice shows.
    cards.event(
        116,
        d -> {
          Symbol symbol = d.symbol(d.myDice(BLUE).stream().map(Die::symbol).distinct().toList());
          if (symbol != null) Common.removeAllTheirs(shows(symbol)).run(d);
        });

    // 117: one of your unique characters takes what an opponent's die would deal.
    cards.event(117, Common.takeFor(piece -> piece.printed().unique()));

    // 118: defeats one of your blue characters to exhaust a character.
    cards.event(
        118,
        d -> {
          Piece victim = d.character(d.mine(of(Colour.BLUE)));
          if (victim == null || d.run.wounds.defeat(List.of(victim)).isEmpty()) return;
          d.exhaust(d.character(d.characters(piece -> piece.ready)));
        });

    // 119: removes any of your dice; then as many cards of an opponent's deck are discarded.
    cards.event(119, d -> d.mill(d.opponent(), d.removeAny(d.myDice(ANY))));

    // 120: returns a blue event from your discard pile to your hand.
    cards.event(
        120,
        d -> {
          Cards pile = d.side().deck.discard();
          int card = d.openCard(Deed.only(pile, Common.cards(Colour.BLUE, Type.EVENT)), false);
          if (card >= 0) d.run.hands.recover(d.me, card);
        });

    // 121: removes shields from one of your characters to deal as much damage.
    cards.event(
        121,
        d -> {
          Piece giver = d.character(d.mine(piece -> true));
          int given = d.unshield(giver, d.amount(giver.shields));
          if (given > 0) d.damage(d.target(given), given);
        });

    // 122: moves 1 damage from your exhausted character to an opponent's exhausted one.
    cards.event(
        122,
        d -> {
          List<Piece> givers = d.mine(piece -> !piece.ready && piece.damage > 0);
          List<Piece> takers = d.theirs(piece -> !piece.ready);
          if (givers.isEmpty() || takers.isEmpty()) return;
          Piece giver = d.character(givers);
          d.run.wounds.move(giver, d.target(takers, 1, true), 1);
        });
  }

  private static void neutral(Entries cards) {
    // 145: with a blue character, removes a ranged die and deals half its value, rounded up.
    cards.event(
        145,
        Common.spotting(
            Colour.BLUE,
            d -> {
              int damage = (d.removeOne(d.dice(shows(Symbol.RANGED))) + 1) / 2;
              if (damage > 0) d.damage(d.target(damage), damage);
            }));

    // 146: rerolls all dice in all pools.
    cards.event(146, d -> d.reroll(d.dice(ANY)));

    // 147: with a blue character, an opponent makes two groups of their dice; one is removed.
    cards.event(
        147,
        Common.spotting(
            Colour.BLUE,
            d -> {
              int opponent = d.opponent();
              List<Die> pool = d.diceOf(opponent, ANY);
              List<Die> named = d.anyOf(opponent, Ask.DIE, pool);
              if (pool.isEmpty()) return;
              List<Die> first = named.isEmpty() ? pool : named;
              List<Die> second = d.diceOf(opponent, die -> !first.contains(die));
              List<String> names = first.stream().map(Die::name).toList();
              d.remove(d.mode(d.me, 2, 0, names) == 1 ? first : second);
            }));

    // 148: resolves one of your dice; its value is the number of your blue upgrades.
    cards.event(
        148,
        d -> {
          Predicate<Piece> mine = piece -> piece.isUpgrade() && piece.controller == d.me;
          d.resolve(ANY, Change.exactly(d.others(mine.and(of(Colour.BLUE))).size()));
        });

    // 149: with a blue character, turns a die.
    cards.event(149, Common.spotting(Colour.BLUE, d -> d.turn(d.die(Ask.TURN, d.dice(ANY)))));
  }
}
