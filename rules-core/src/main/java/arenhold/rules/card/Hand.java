package arenhold.rules.card;

/**
 * The cards that a seat holds, and which of them others know; immutable. A mark means that these
 * seats saw the card arrive, or saw it here, and have not seen it anywhere else since: where cards
 * can leave a hand unseen, a marked card may be gone.
 *
 * @param cards the cards held
 * @param marks cards that other seats know of, in the order they were seen
 */
public record Hand(Cards cards, Row marks) {

  /** An empty hand. */
  public static final Hand EMPTY = new Hand(Cards.NONE, Row.NONE);

  /** The number of cards. */
  public int size() {
    return cards.size();
  }

  /** This hand with one more card, which these other seats saw arrive. */
  public Hand with(int card, int seats) {
    return new Hand(cards.with(card), seats == 0 ? marks : marks.last(card, seats));
  }

  /** This hand after these other seats saw one copy of {@code card} in it. */
  public Hand shown(int card, int seats) {
    return shown(Cards.of(card), seats);
  }

  /** This hand after these other seats saw all of these cards in it at once. */
  public Hand shown(Cards seen, int seats) {
    Row more = marks;
    for (int card = seen.first(); card >= 0; card = seen.next(card)) {
      for (int copy = 1; copy <= seen.count(card); copy++) {
        int unseen = seats & ~knowing(more, card, copy);
        if (unseen != 0) more = more.last(card, unseen);
      }
    }
    return more == marks ? this : new Hand(cards, more);
  }

  /** The seats that have at least so many marks of a card: one bit each. */
  private static int knowing(Row marks, int card, int copies) {
    // For each number of copies, the seats that have found so many.
    int[] found = new int[copies];
    for (int i = 0; i < marks.size(); i++) {
      if (marks.card(i) != card) continue;
      int here = marks.knownTo(i);
      for (int n = 0; n < copies; n++) {
        int had = found[n];
        found[n] |= here;
        here &= had;
      }
    }
    return found[copies - 1];
  }

  /**
   * This hand without one {@code card}, which these other seats saw leave: each of them loses one
   * mark of it. All others keep theirs.
   *
   * @throws IllegalArgumentException if no such card is held
   */
  public Hand without(int card, int seats) {
    return new Hand(cards.without(card), seenElsewhere(card, seats).marks);
  }

  /** This hand after these other seats saw a {@code card} elsewhere: each loses one mark of it. */
  public Hand seenElsewhere(int card, int seats) {
    Row left = marks;
    int sought = seats;
    for (int i = 0; i < left.size() && sought != 0; ) {
      int before = left.knownTo(i);
      int stillKnown = before & ~sought;
      if (left.card(i) == card && stillKnown != before) {
        sought &= ~before;
        left = stillKnown == 0 ? left.without(i) : left.knownTo(i, stillKnown);
        if (stillKnown == 0) continue;
      }
      i++;
    }
    return new Hand(cards, left);
  }

  /** The cards that {@code seat} has a mark of. */
  public Cards knownTo(int seat) {
    Cards known = Cards.NONE;
    for (int i = 0; i < marks.size(); i++) {
      if ((marks.knownTo(i) >> seat & 1) != 0) known = known.with(marks.card(i));
    }
    return known;
  }
}
