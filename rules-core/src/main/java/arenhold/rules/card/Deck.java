package arenhold.rules.card;

/**
 * A draw deck with its discard pile; immutable. A shuffled deck has no order: which of the {@link
 * #loose} cards lies next is decided when it is drawn or looked at. Cards put on top or at the
 * bottom keep their places, each with the seats that know it.
 *
 * @param loose the shuffled cards; they lie below {@code over} and above {@code under}
 * @param discard the discard pile
 * @param over the known places on top, from the top
 * @param under the known places at the bottom, from the highest of them
 */
public record Deck(Cards loose, Cards discard, Row over, Row under) {

  /** No cards anywhere. */
  public static final Deck EMPTY = of(Cards.NONE);

  /** A shuffled deck of these cards and an empty discard pile. */
  public static Deck of(Cards cards) {
    return new Deck(cards, Cards.NONE, Row.NONE, Row.NONE);
  }

  /** The number of cards that can be drawn. */
  public int size() {
    return over.size() + loose.size() + under.size();
  }

  /** Every card in the deck, wherever it lies, without the discard pile. */
  public Cards all() {
    if (over.isEmpty() && under.isEmpty()) return loose;
    return loose.and(over.cards()).and(under.cards());
  }

  /** Whether the top card is a shuffled one, so that chance decides which it is. */
  public boolean topIsLoose() {
    return over.isEmpty() && !loose.isEmpty();
  }

  /** The top card, unless {@link #topIsLoose}; the deck must not be empty. */
  public int top() {
    return over.isEmpty() ? under.card(0) : over.card(0);
  }

  /** This deck without {@code card}, its top card. */
  public Deck draw(int card) {
    if (!over.isEmpty()) return new Deck(loose, discard, over.without(0), under);
    if (!loose.isEmpty()) return new Deck(loose.without(card), discard, over, under);
    return new Deck(loose, discard, over, under.without(0));
  }

  /** This deck with {@code card} at the very bottom, known to {@code seats}. */
  public Deck putUnder(int card, int seats) {
    return new Deck(loose, discard, over, under.last(card, seats));
  }

  /** This deck with {@code card} on the very top, known to {@code seats}. */
  public Deck putOver(int card, int seats) {
    return new Deck(loose, discard, over.first(card, seats), under);
  }

  /** This deck with {@code card} from the discard pile on its very top, known to {@code seats}. */
  public Deck recover(int card, int seats) {
    return new Deck(loose, discard.without(card), over.first(card, seats), under);
  }

  /**
   * This deck after chance decided that {@code card}, a loose one, lies right below {@link #over}:
   * {@code seats} look at the next card without drawing it.
   */
  public Deck found(int card, int seats) {
    return new Deck(loose.without(card), discard, over.last(card, seats), under);
  }

  /** This deck after these seats saw the card at {@code index} of {@link #over}. */
  public Deck shown(int index, int seats) {
    return new Deck(loose, discard, over.shown(index, seats), under);
  }

  /** This deck with other shuffled cards between its known places, and another discard pile. */
  public Deck with(Cards shuffled, Cards discarded) {
    return new Deck(shuffled, discarded, over, under);
  }

  /** This deck with other known places. */
  public Deck with(Row onTop, Row atBottom) {
    return new Deck(loose, discard, onTop, atBottom);
  }

  /** This deck with {@code card} on the discard pile. */
  public Deck discard(int card) {
    return new Deck(loose, discard.with(card), over, under);
  }

  /** This deck shuffled: no seat knows any place. */
  public Deck shuffled() {
    return over.isEmpty() && under.isEmpty() ? this : new Deck(all(), discard, Row.NONE, Row.NONE);
  }

  /** This deck with these cards shuffled into it. */
  public Deck shuffledWith(Cards cards) {
    return new Deck(all().and(cards), discard, Row.NONE, Row.NONE);
  }

  /** The discard pile shuffled as the new deck; the deck must be empty. */
  public Deck reshuffled() {
    return of(discard);
  }

  /**
   * This deck with every {@code one} replaced by {@code other} and vice versa, except in the
   * discard pile. Which seats know which places stays the same.
   */
  public Deck exchanged(int one, int other) {
    return new Deck(
        loose.exchanged(one, other),
        discard,
        over.exchanged(one, other),
        under.exchanged(one, other));
  }

  /** Both decks shuffled together, with both discard piles merged. */
  public Deck merged(Deck other) {
    return of(all().and(other.all())).with(all().and(other.all()), discard.and(other.discard));
  }
}
