package arenhold.rules.tashkalar;

import arenhold.rules.card.Deck;

/**
 * What one seat has seen of cards that others hold, in a match that it imagines: such cards are
 * exchanged with no other. Mutable. Of a card that left a hand unseen it may no longer be right;
 * then a match is imagined in vain and another one begun.
 */
final class Traces {

  /** The seat that imagines the match. */
  private final int seat;

  /** Cards seen in each hand, as {@link Position#hands} has them. */
  private final int[] seen;

  /**
   * How often the deck of each kind had been reshuffled when a card was last shuffled into it:
   * cards held since before cannot be among those that were shuffled then.
   */
  private final int[][] shuffled;

  Traces(int seat, int seats) {
    this.seat = seat;
    seen = new int[Kind.COUNT * seats];
    shuffled = new int[Kind.COUNT][Integer.SIZE];
  }

  private Traces(Traces other) {
    seat = other.seat;
    seen = other.seen.clone();
    shuffled = other.shuffled.clone();
  }

  /** A copy that shares nothing mutable. */
  Traces copy() {
    return new Traces(this);
  }

  /** The cards of a hand that were seen there. */
  int seen(int holder, Kind kind) {
    return seen[Position.handIndex(holder, kind)];
  }

  /** Whether two cards of a kind have been shuffled the same last time. */
  boolean alike(Kind kind, int one, int other) {
    return shuffled[kind.ordinal()][one] == shuffled[kind.ordinal()][other];
  }

  /** A card is drawn from {@code deck}, whose top card it is. */
  void drew(int holder, Kind kind, int card, Deck deck) {
    if (deck.topIsLoose()) return;
    int knownTo = deck.over().isEmpty() ? deck.under().knownTo(0) : deck.over().knownTo(0);
    if ((knownTo >> seat & 1) != 0) seen[Position.handIndex(holder, kind)] |= 1 << card;
  }

  /** A card left a hand. */
  void left(int holder, Kind kind, int card) {
    seen[Position.handIndex(holder, kind)] &= ~(1 << card);
  }

  /** A seat gave all its legends to another. */
  void passed(int from, int to, int cards) {
    int before = Position.handIndex(from, Kind.LEGENDS);
    seen[Position.handIndex(to, Kind.LEGENDS)] |= from == seat ? cards : seen[before];
    seen[before] = 0;
  }

  /** The discard pile of a deck is about to be shuffled. */
  void reshuffled(Kind kind, Deck deck) {
    int[] more = shuffled[kind.ordinal()].clone();
    int last = 0;
    for (int each : more) last = Math.max(last, each);
    for (int card = deck.discard().first(); card >= 0; card = deck.discard().next(card)) {
      more[card] = last + 1;
    }
    shuffled[kind.ordinal()] = more;
  }
}
