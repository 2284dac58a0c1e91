package arenhold.rules.destiny.play;

import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Colour;
import arenhold.rules.destiny.card.Type;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Which cards can be played, on whom, and for how much (D9.6, D9.8). */
public final class Prices {

  /** What keeps a card from being played, in the order in which it is looked for (D9.6). */
  public enum Bar {
    /** A copy of the unique card is in play (D1.4). */
    UNIQUE,
    /** There is no character of the colour to be spotted (D13.13). */
    COLOUR,
    /** Another player controls the battlefield. */
    BATTLEFIELD,
    /** No opponent has fewer ready characters. */
    MORE_READY,
    /** No character can carry the upgrade (D13.10). */
    CARRIER,
    /** It cannot be paid for. */
    DEAR
  }

  /**
   * What a card costs as things stand; more than one amount where that depends on its carrier or on
   * the upgrade it replaces.
   *
   * @param least the least that it can be played for
   * @param most the most that it can be played for
   * @param replacing whether it can be played only in place of an upgrade
   */
  public record Span(int least, int most, boolean replacing) {

    private Span or(Span other) {
      return new Span(
          Math.min(least, other.least), Math.max(most, other.most), replacing && other.replacing);
    }
  }

  private final Position p;

  /** The prices in this position. */
  public Prices(Position p) {
    this.p = p;
  }

  /** Whether {@code seat} may play this card on these terms now (D9.6). */
  public boolean can(int seat, Card card, Playing.Terms terms) {
    return bar(seat, card, terms) == null;
  }

  /** Why {@code seat} may not play this card on these terms now; null if they may. */
  public Bar bar(int seat, Card card, Playing.Terms terms) {
    if (card.unique() && p.has(seat, card.number)) return Bar.UNIQUE;
    if (card.spot() != null && !spots(p, seat, card.spot())) return Bar.COLOUR;
    if (card.needsBattlefield() && p.controller != seat) return Bar.BATTLEFIELD;
    if (card.needsMoreReady() && weaker(p, seat).isEmpty()) return Bar.MORE_READY;
    if (card.type() == Type.UPGRADE) {
      if (!carriers(seat, card, terms).isEmpty()) return null;
      return fits(seat, card) ? Bar.DEAR : Bar.CARRIER;
    }
    return payable(seat, card, cost(card, terms, null, null)) ? null : Bar.DEAR;
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

  /** How many of the player's characters are ready (card 156). */
  private static int readyCharacters(Position p, int seat) {
    int ready = 0;
    for (Piece each : p.characters(seat)) if (each.ready) ready++;
    return ready;
  }

  /** What the card costs, on this character in place of that upgrade if it is one. */
  public int cost(Card card, Playing.Terms terms, Piece host, Piece replaced) {
    if (terms.free()) return 0;
    int price = card.cost() - terms.less() - Ongoing.discount(p, card, host);
    if (replaced != null) price -= replaced.printed().cost();
    return Math.max(0, price);
  }

  private boolean payable(int seat, Card card, int price) {
    return price - Ongoing.help(p, seat, card) <= p.sides[seat].resources;
  }

  /**
   * How many resources a player lacks for a card that is too dear ({@link Bar#DEAR}), where it
   * costs least: on the best carrier, in place of the dearest upgrade, and with the help of others
   * (D9.8).
   */
  public int missing(int seat, Card card, Playing.Terms terms) {
    int least = Integer.MAX_VALUE;
    if (card.type() == Type.UPGRADE) {
      for (Piece host : p.characters(seat)) {
        if (fits(card, host)) least = Math.min(least, least(card, terms, host));
      }
    } else {
      least = cost(card, terms, null, null);
    }
    return least - Ongoing.help(p, seat, card) - p.sides[seat].resources;
  }

  /** The least that an upgrade costs on this character, whoever has to pay. */
  private int least(Card card, Playing.Terms terms, Piece host) {
    List<Piece> upgrades = p.upgrades(host);
    boolean room = upgrades.size() < Removal.MOST_UPGRADES;
    int least = room ? cost(card, terms, host, null) : Integer.MAX_VALUE;
    for (Piece each : upgrades) least = Math.min(least, cost(card, terms, host, each));
    return least;
  }

  /** The own characters on which the upgrade can be played (D6.6, D13.10). */
  List<Piece> carriers(int seat, Card card, Playing.Terms terms) {
    List<Piece> result = new ArrayList<>();
    for (Piece each : p.characters(seat)) {
      if (!fits(card, each)) continue;
      if (alone(seat, card, terms, each) || !replaceable(seat, card, terms, each).isEmpty()) {
        result.add(each);
      }
    }
    return result;
  }

  private boolean fits(int seat, Card upgrade) {
    for (Piece each : p.characters(seat)) if (fits(upgrade, each)) return true;
    return false;
  }

  private static boolean fits(Card upgrade, Piece character) {
    if (upgrade.attachTo() == null || Ongoing.carries(character, upgrade)) return true;
    return upgrade.attachTo() == character.printed().colour();
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

  /** What a card that can be played costs, for the player's information. */
  public Span span(int seat, Card card, Playing.Terms terms) {
    if (card.type() != Type.UPGRADE) {
      int cost = cost(card, terms, null, null);
      return new Span(cost, cost, false);
    }
    return carriers(seat, card, terms).stream()
        .map(host -> span(seat, card, terms, host))
        .reduce(Span::or)
        .orElseThrow();
  }

  /** What an upgrade costs on this character, on which it can be played now. */
  public Span span(int seat, Card card, Playing.Terms terms, Piece host) {
    boolean alone = alone(seat, card, terms, host);
    List<Integer> costs = new ArrayList<>();
    if (alone) costs.add(cost(card, terms, host, null));
    for (Piece each : replaceable(seat, card, terms, host)) {
      costs.add(cost(card, terms, host, each));
    }
    return new Span(Collections.min(costs), Collections.max(costs), !alone);
  }
}
