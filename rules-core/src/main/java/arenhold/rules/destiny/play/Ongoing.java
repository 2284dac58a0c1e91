package arenhold.rules.destiny.play;

import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Colour;
import arenhold.rules.destiny.card.Subtype;
import arenhold.rules.destiny.card.Type;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;

/**
 * Ongoing abilities, card by card: with neither trigger nor moment, they apply as long as the card
 * is in play (D11.4). The rules ask for each of them where it can matter.
 */
public final class Ongoing {

  private Ongoing() {}

  // 1: gives Guardian to your characters that are not unique.
  static boolean isGuardedByKind(Position p, Piece character) {
    return !character.printed().unique() && p.has(character.controller, 1);
  }

  // 31: X is the number of cards in your hand.
  static int x(Position p, Die die, int seat) {
    return die.card == 31 ? p.sides[seat].hand.size() : 0;
  }

  // 36: weapons cost 1 less on it while it has no upgrades.
  static int discount(Position p, Card card, Piece host) {
    boolean bare = host != null && host.card == 36 && p.upgrades(host).isEmpty();
    return bare && card.is(Subtype.WEAPON) ? 1 : 0;
  }

  // 45: can carry any weapon, whatever its restrictions.
  static boolean carries(Piece character, Card card) {
    return character.card == 45 && card.is(Subtype.WEAPON);
  }

  // 50: its shields may be divided among your characters; without the card they cannot (D18.26).
  static boolean divides(int card, Die die) {
    return card == 50 && die != null && !die.loose;
  }

  // 77: in upkeep each opponent gains 1 resource less, but at least 1.
  public static int income(Position p, int seat, int usual) {
    int income = usual;
    for (int other : p.opponents(seat)) income -= p.count(other, 77);
    return Math.max(1, income);
  }

  // 78: gives Guardian to the character with it.
  static boolean isGuardedByUpgrade(Position p, Piece character) {
    for (Piece each : p.upgrades(character)) if (each.card == 78) return true;
    return false;
  }

  // 88: your hand size is 1 larger.
  static int moreCards(Position p, int seat) {
    return p.count(seat, 88);
  }

  // 150: a blue upgrade can be played that is paid for only with its help (D9.6).
  static int help(Position p, int seat, Card card) {
    int help = 0;
    if (card.type() != Type.UPGRADE || card.colour() != Colour.BLUE) return help;
    for (Piece each : p.supports(seat)) if (each.card == 150 && each.ready) help++;
    return help;
  }
}
