package arenhold.rules.destiny.play;

import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Colour;
import arenhold.rules.destiny.card.Subtype;
import arenhold.rules.destiny.card.Type;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import java.util.ArrayList;
import java.util.List;

/** Which cards can be played, on whom, and for how much (D9.6, D9.8). */
public final class Prices {

  /** The character on whom weapons cost less while it has no upgrade (card 36). */
  private static final int CHEAPER_WEAPONS = 36;

  /** The character that may carry any weapon (card 45). */
  private static final int ANY_WEAPON = 45;

  /** The support that makes a blue upgrade cheaper (card 150). */
  private static final int CHEAPER_UPGRADE = 150;

  private final Position p;

  /** The prices in this position. */
  public Prices(Position p) {
    this.p = p;
  }

  /** Whether {@code seat} may play this card on these terms now (D9.6). */
  public boolean can(int seat, Card card, Playing.Terms terms) {
    if (card.unique() && p.has(seat, card.number)) return false;
    if (card.spot() != null && !spots(p, seat, card.spot())) return false;
    if (card.needsBattlefield() && p.controller != seat) return false;
    if (card.needsMoreReady() && weaker(p, seat).isEmpty()) return false;
    if (card.type() == Type.UPGRADE) return !carriers(seat, card, terms).isEmpty();
    return payable(seat, card, cost(card, terms, null, null));
  }

  /** Whether a player has an undefeated character of this colour (D13.13). */
  public static boolean spots(Position p, int seat, Colour colour) {
    for (Piece each : p.characters(seat)) if (each.printed().colour() == colour) return true;
    return false;
  }

  /** The opponents who have fewer ready characters (card 156). */
  public static List<Integer> weaker(Position p, int seat) {
    List<Integer> result = new ArrayList<>();
    for (int other : p.opponents(seat)) {
      if (readyCharacters(p, other) < readyCharacters(p, seat)) result.add(other);
    }
    return result;
  }

  private static int readyCharacters(Position p, int seat) {
    int ready = 0;
    for (Piece each : p.characters(seat)) if (each.ready) ready++;
    return ready;
  }

  /** What the card costs, on this character in place of that upgrade if it is one. */
  public int cost(Card card, Playing.Terms terms, Piece host, Piece replaced) {
    if (terms.free()) return 0;
    int price = card.cost() - terms.less();
    boolean cheaper = host != null && host.card == CHEAPER_WEAPONS && p.upgrades(host).isEmpty();
    if (cheaper && card.is(Subtype.WEAPON)) price--;
    if (replaced != null) price -= replaced.printed().cost();
    return Math.max(0, price);
  }

  private boolean payable(int seat, Card card, int price) {
    int less = 0;
    if (card.type() == Type.UPGRADE && card.colour() == Colour.BLUE) {
      for (Piece each : p.supports(seat)) if (each.card == CHEAPER_UPGRADE && each.ready) less++;
    }
    return price - less <= p.sides[seat].resources;
  }

  /** The own characters on which the upgrade can be played (D6.6, D13.10). */
  List<Piece> carriers(int seat, Card card, Playing.Terms terms) {
    List<Piece> result = new ArrayList<>();
    for (Piece each : p.characters(seat)) {
      boolean any = each.card == ANY_WEAPON && card.is(Subtype.WEAPON);
      boolean fits = card.attachTo() == null || card.attachTo() == each.printed().colour() || any;
      if (fits
          && (alone(seat, card, terms, each) || !replaceable(seat, card, terms, each).isEmpty())) {
        result.add(each);
      }
    }
    return result;
  }

  /** Whether it can be played on this character without replacing anything. */
  boolean alone(int seat, Card card, Playing.Terms terms, Piece host) {
    return p.upgrades(host).size() < Removal.MOST_UPGRADES
        && payable(seat, card, cost(card, terms, host, null));
  }

  /** The upgrades on this character that it can replace. */
  List<Piece> replaceable(int seat, Card card, Playing.Terms terms, Piece host) {
    List<Piece> result = new ArrayList<>();
    for (Piece each : p.upgrades(host)) {
      if (payable(seat, card, cost(card, terms, host, each))) result.add(each);
    }
    return result;
  }

  /** The least that the card would cost, for the player's information. */
  public int least(int seat, Card card, Playing.Terms terms) {
    if (card.type() != Type.UPGRADE) return cost(card, terms, null, null);
    int least = Integer.MAX_VALUE;
    for (Piece host : carriers(seat, card, terms)) {
      if (alone(seat, card, terms, host)) least = Math.min(least, cost(card, terms, host, null));
      for (Piece each : replaceable(seat, card, terms, host)) {
        least = Math.min(least, cost(card, terms, host, each));
      }
    }
    return least;
  }
}
