package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.ability.Common.ANY;

import arenhold.rules.card.Cards;
import arenhold.rules.destiny.card.Symbol;
import arenhold.rules.destiny.card.Type;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Change;
import arenhold.rules.destiny.play.Deed;
import arenhold.rules.destiny.play.Playing;
import arenhold.rules.destiny.play.Pools;
import arenhold.rules.destiny.play.Source;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import java.util.ArrayList;
import java.util.List;

/** Battlefields. */
final class Battlefields {

  private Battlefields() {}

  static void enter(Entries cards) {
    // 165: every opponent discards the top 2 cards of their deck.
    cards.claim(165, d -> d.p.opponents(d.me).forEach(seat -> d.mill(seat, 2)));

    // 166: gives a character a shield.
    cards.claim(166, Common.shield(1));

    // 167: turns one of your dice to special; then you may resolve it.
    cards.claim(
        167,
        d -> {
          List<Die> dice = d.myDice(die -> Pools.turnsTo(die, Symbol.SPECIAL));
          Die die = d.die(Ask.TURN, dice);
          if (d.turnTo(die, Symbol.SPECIAL)) d.mayResolve(die);
        });

    // 168: removes a character die.
    cards.claim(168, Common.remove(Common.OF_CHARACTER));

    // 169: plays an upgrade from your hand for 1 less.
    cards.claim(
        169,
        d -> {
          Cards upgrades = Deed.only(d.hand(), card -> card.type() == Type.UPGRADE);
          d.play(upgrades, Playing.Terms.HAND.cheaper(1), false);
        });

    // 170: looks at an opponent's hand and discards up to 2 events of it.
    cards.claim(
        170,
        d -> {
          int opponent = d.opponent();
          if (opponent < 0) return;
          d.run.hands.lookAtHand(d.me, opponent);
          for (int i = 0; i < 2; i++) {
            Cards hand = d.p.sides[opponent].hand.cards();
            int event = d.cardOf(Deed.only(hand, card -> card.type() == Type.EVENT), true);
            if (event < 0) return;
            d.discard(opponent, event);
          }
        });

    // 171: resolves one of your dice without paying its cost.
    cards.claim(171, Common.resolve(ANY, Change.FREE));

    // 172: returns one of your upgrades to hand for a resource.
    cards.claim(
        172,
        d -> {
          Piece upgrade = d.piece(d.others(piece -> piece.isUpgrade() && piece.controller == d.me));
          if (upgrade == null) return;
          d.run.removal.toHand(upgrade);
          d.gain(1);
        });

    // 173: every opponent deals 1 unblockable damage to one of their characters.
    cards.claim(
        173,
        d -> {
          Source.Blow blow = new Source.Blow(1, false, true);
          List<Piece> targets = new ArrayList<>();
          for (int seat : d.p.opponents(d.me)) {
            Piece target = d.character(seat, Ask.TARGET, d.p.characters(seat), blow);
            if (target != null) targets.add(target);
          }
          d.unblockableAll(targets, 1);
        });

    // 174: puts a support or upgrade of your discard pile on top of your deck.
    cards.claim(
        174,
        d -> {
          int card = d.openCard(Deed.only(d.side().deck.discard(), Battlefields::stays), false);
          if (card < 0) return;
          d.side().deck = d.side().deck.recover(card, Position.ALL);
          d.toldPutBack(card);
        });
  }

  private static boolean stays(arenhold.rules.destiny.card.Card card) {
    return card.type() == Type.SUPPORT || card.type() == Type.UPGRADE;
  }
}
