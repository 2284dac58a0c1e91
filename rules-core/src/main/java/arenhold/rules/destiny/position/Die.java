package arenhold.rules.destiny.position;

import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.card.Side;
import arenhold.rules.destiny.card.Symbol;

/** A die of a card in play, or one that was rolled in without its card. */
public final class Die {

  /** Where a die is. */
  public enum Place {
    /** On its card, inactive (D4.5). */
    CARD,
    /** In a pool (D4.4). */
    POOL,
    /** Held on another card (card 102, D18.5). */
    HELD
  }

  /** The piece it belongs to, or a number of its own if its card is not in play. */
  public final int piece;

  /** 0, or 1 for the second die of an elite character. */
  public final int letter;

  /** Its card's number, which says what its sides are. */
  public final int card;

  /** Whether it was rolled in without its card (D11.5): it leaves instead of going home. */
  public final boolean loose;

  public Place place = Place.CARD;

  /** Whose pool it lies in; -1 outside of pools. */
  public int pool = -1;

  /** The side that shows, from 0; -1 outside of pools. */
  public int side = -1;

  /** The round in which its special ability has been barred (D7.11), or 0. */
  public int barred;

  /** The action of the running unit in which it was resolved (D8.6), from 1; 0 at a checkpoint. */
  public int usedIn;

  /** Whether it is being resolved: then it is no legal choice (D8.15); never at a checkpoint. */
  public boolean busy;

  /** Whether it stays in the pool after being resolved; never at a checkpoint. */
  public boolean stays;

  /** Its name, once it was asked for: every view names every die. */
  private String name;

  public Die(int piece, int letter, int card, boolean loose) {
    this.piece = piece;
    this.letter = letter;
    this.card = card;
    this.loose = loose;
  }

  Die copy() {
    Die copy = new Die(piece, letter, card, loose);
    copy.place = place;
    copy.pool = pool;
    copy.side = side;
    copy.barred = barred;
    copy.name = name;
    return copy;
  }

  /** Its number in choices. */
  public int code() {
    return piece << 1 | letter;
  }

  /** Its name in play. */
  public String name() {
    if (name == null) name = printed().key() + "." + piece + (char) ('a' + letter);
    return name;
  }

  /** Its card. */
  public Card printed() {
    return Cards.of(card);
  }

  /** Whether it lies in a pool. */
  public boolean inPool() {
    return place == Place.POOL;
  }

  /** Whether it lies in this seat's pool. */
  public boolean inPool(int seat) {
    return place == Place.POOL && pool == seat;
  }

  /** The side that shows; only in a pool. */
  public Side top() {
    return printed().sides().get(side);
  }

  /** The symbol that shows; only in a pool. */
  public Symbol symbol() {
    return top().symbol();
  }

  /** Whether it shows this symbol in a pool (D13.12). */
  public boolean shows(Symbol symbol) {
    return inPool() && symbol() == symbol;
  }

  /** Whether one of its six sides has this symbol. */
  public boolean has(Symbol symbol) {
    for (Side each : printed().sides()) if (each.symbol() == symbol) return true;
    return false;
  }

  /** Takes it out of whatever pool it is in, back onto its card. */
  public void goHome() {
    place = Place.CARD;
    pool = -1;
    side = -1;
  }

  /** Exchanges what shows, and what was done with it, with an equal die (D4.11). */
  public void swap(Die other) {
    int otherSide = other.side;
    int otherBarred = other.barred;
    int otherUsed = other.usedIn;
    other.side = side;
    other.barred = barred;
    other.usedIn = usedIn;
    side = otherSide;
    barred = otherBarred;
    usedIn = otherUsed;
  }

  @Override
  public String toString() {
    return name() + (inPool() ? ":" + (side + 1) : "");
  }
}
