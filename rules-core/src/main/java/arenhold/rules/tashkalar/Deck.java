package arenhold.rules.tashkalar;

import java.util.Arrays;

/**
 * A draw deck with its discard pile; immutable. Cards are numbers below 32, sets of cards are one
 * bit each. A shuffled deck has no order: which of the {@link #loose} cards lies next is decided
 * when it is drawn. Cards put on top or under keep their places, each with the seats that know it.
 */
public final class Deck {

  /** A known place is the card plus, from this bit on, the seats that know it, one bit each. */
  private static final int SEATS = 8;

  private static final int[] NO_PLACES = {};

  private final int loose;
  private final int discard;
  private final int[] over;
  private final int[] under;

  private Deck(int loose, int discard, int[] over, int[] under) {
    this.loose = loose;
    this.discard = discard;
    this.over = over;
    this.under = under;
  }

  /** A shuffled deck of these cards and an empty discard pile. */
  public static Deck of(int cards) {
    return new Deck(cards, 0, NO_PLACES, NO_PLACES);
  }

  /** The shuffled cards; they lie below {@link #over} and above {@link #under}. */
  public int loose() {
    return loose;
  }

  /** The discard pile. */
  public int discard() {
    return discard;
  }

  /** How many cards can be drawn. */
  public int size() {
    return over.length + Integer.bitCount(loose) + under.length;
  }

  /** Whether the top card is a shuffled one, so that chance says which. */
  public boolean topIsLoose() {
    return over.length == 0 && loose != 0;
  }

  /** The top card where {@link #topIsLoose} is not so; the deck must not be empty. */
  public int top() {
    return card(over.length > 0 ? over[0] : under[0]);
  }

  /** This deck without {@code card}, its top card. */
  public Deck draw(int card) {
    if (over.length > 0) {
      return new Deck(loose, discard, Arrays.copyOfRange(over, 1, over.length), under);
    }
    if (loose != 0) return new Deck(loose & ~(1 << card), discard, over, under);
    return new Deck(loose, discard, over, Arrays.copyOfRange(under, 1, under.length));
  }

  /** This deck with {@code card} at the very bottom, known to {@code seats}. */
  public Deck putUnder(int card, int seats) {
    return new Deck(loose, discard, over, more(under, card | seats << SEATS));
  }

  /** This deck with {@code card} below all cards known to lie on top, known to {@code seats}. */
  public Deck putOver(int card, int seats) {
    return new Deck(loose, discard, more(over, card | seats << SEATS), under);
  }

  /** This deck with {@code card} from the discard pile on its very top, known to {@code seats}. */
  public Deck recover(int card, int seats) {
    int[] top = new int[over.length + 1];
    top[0] = card | seats << SEATS;
    System.arraycopy(over, 0, top, 1, over.length);
    return new Deck(loose, discard & ~(1 << card), top, under);
  }

  private static int[] more(int[] places, int place) {
    int[] result = Arrays.copyOf(places, places.length + 1);
    result[places.length] = place;
    return result;
  }

  /** The same known places, with these cards shuffled between them and this discard pile. */
  public Deck with(int shuffled, int discarded) {
    return new Deck(shuffled, discarded, over, under);
  }

  /** This deck with {@code card} on the discard pile. */
  public Deck discard(int card) {
    return new Deck(loose, discard | 1 << card, over, under);
  }

  /** The discard pile as the new deck (R11.8). */
  public Deck reshuffled() {
    return new Deck(discard, 0, NO_PLACES, NO_PLACES);
  }

  /** How many known places lie on top. */
  public int overCount() {
    return over.length;
  }

  /** How many cards from the top these seats all know. */
  public int knownOnTop(int seats) {
    int known = 0;
    while (known < over.length && (overKnown(known) & seats) == seats) known++;
    return known;
  }

  /** The card in a known place on top, from 0 downwards. */
  public int overCard(int index) {
    return card(over[index]);
  }

  /** The seats that know a place on top, one bit each. */
  public int overKnown(int index) {
    return over[index] >> SEATS;
  }

  /** How many known places lie at the bottom. */
  public int underCount() {
    return under.length;
  }

  /** The card in a known place at the bottom, from 0 (the highest of them) downwards. */
  public int underCard(int index) {
    return card(under[index]);
  }

  /** The seats that know a place at the bottom, one bit each. */
  public int underKnown(int index) {
    return under[index] >> SEATS;
  }

  /** Every card in the deck, whatever its place. */
  public int all() {
    int cards = loose;
    for (int place : over) cards |= 1 << card(place);
    for (int place : under) cards |= 1 << card(place);
    return cards;
  }

  private static int card(int place) {
    return place & (1 << SEATS) - 1;
  }
}
