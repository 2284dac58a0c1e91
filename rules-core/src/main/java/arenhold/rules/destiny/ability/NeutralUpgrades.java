package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.ability.Common.ANY;
import static arenhold.rules.destiny.ability.Common.shows;

import arenhold.rules.destiny.card.Side;
import arenhold.rules.destiny.card.Symbol;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Deed;
import arenhold.rules.destiny.play.Effect;
import arenhold.rules.destiny.play.Happening;
import arenhold.rules.destiny.play.Happening.Cause;
import arenhold.rules.destiny.play.Pools;
import arenhold.rules.destiny.play.Works;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import java.util.ArrayList;
import java.util.List;

/** Neutral upgrades. */
final class NeutralUpgrades {

  /** The upgrade that copies special abilities; it cannot copy itself (D18.19). */
  private static final int COPIES = 65;

  private NeutralUpgrades() {}

  static void enter(Entries cards) {
    Works none = Works.NONE;

    // 55: deals 2 unblockable damage.
    cards.special(55, Common.unblockable(2));

    // 56: when played, you may draw a card.
    cards.card(
        56,
        none.may(Cause.PLAYED, Common::playedSelf, d -> d.side().deck.size() > 0, d -> d.draw(1)));

    // 57: removes a die and deals damage equal to its value.
    cards.special(
        57,
        d -> {
          int value = d.removeOne(d.dice(ANY));
          if (value > 0) d.damage(d.target(value), value);
        });

    // 58: does two of three: 1 damage, 1 resource, 1 shield.
    cards.special(
        58,
        d -> {
          List<Effect> effects = List.of(Common.damage(1), who -> who.gain(1), Common.shield(1));
          int first = d.mode(d.me, 3);
          int second = d.mode(d.me, 3, first, List.of());
          effects.get(first - 1).run(d);
          effects.get(second - 1).run(d);
        });

    // 59: deals 2 unblockable damage.
    cards.special(59, Common.unblockable(2));

    // 60: deals damage to an opponent's character for each card in that opponent's hand.
    cards.special(
        60,
        d -> {
          Piece target = d.character(d.me, Ask.TARGET, d.theirs(piece -> true), null);
          if (target != null) d.damage(target, d.p.sides[target.controller].hand.size());
        });

    // 61: when played, rerolls any dice of one pool.
    cards.card(
        61,
        none.may(
            Cause.PLAYED,
            Common::playedSelf,
            d -> !d.dice(ANY).isEmpty(),
            d -> {
              int seat = d.player(withDice(d));
              d.reroll(d.anyOf(d.me, Ask.REROLL, d.diceOf(seat, ANY)));
            }));

    // 62: turns one of your dice to a side without melee and ranged.
    cards.special(
        62,
        d -> {
          List<Die> dice = d.myDice(die -> !Pools.sides(die, NeutralUpgrades::peaceful).isEmpty());
          d.turn(d.die(Ask.TURN, dice), NeutralUpgrades::peaceful);
        });

    // 65: carries out the special ability of another card in play as if it were yours.
    cards.special(
        65,
        d -> {
          Piece copied = d.piece(d.inPlay(each -> each.card != COPIES && special(d, each) != null));
          if (copied == null) return;
          List<Die> dice = d.myDice(die -> d.p.of(die) == copied);
          Die its = dice.isEmpty() ? null : dice.getFirst();
          special(d, copied).run(d.copying(copied, its));
        });

    // 66: removes a die showing melee, and gives its character a shield.
    cards.special(
        66,
        d -> {
          d.removeOne(d.dice(shows(Symbol.MELEE)));
          d.shield(d.host(), 1);
        });

    // 67: deals 3 damage to each character of an opponent, and is discarded.
    cards.special(67, Common.blast(3));

    // 164: can be exhausted for a shield; goes when its character takes melee damage.
    cards.card(
        164,
        none.when(Cause.DAMAGED, NeutralUpgrades::hostTookMelee, d -> d.discard(d.self))
            .action(Common::ready, Common.exhausting(d -> d.shield(d.host(), 1))));
  }

  private static List<Integer> withDice(Deed d) {
    List<Integer> seats = new ArrayList<>();
    for (int seat : d.p.present()) if (!d.diceOf(seat, ANY).isEmpty()) seats.add(seat);
    return seats;
  }

  private static boolean peaceful(Side side) {
    return side.symbol() != Symbol.MELEE && side.symbol() != Symbol.RANGED;
  }

  private static Effect special(Deed d, Piece piece) {
    return d.run.book.works(piece.card).special;
  }

  private static boolean hostTookMelee(Deed d) {
    Happening.Damaged damaged = (Happening.Damaged) d.about;
    return damaged.piece() == d.host() && "melee".equals(damaged.kind());
  }
}
