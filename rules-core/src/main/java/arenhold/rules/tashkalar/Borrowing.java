package arenhold.rules.tashkalar;

import arenhold.rules.board.SquareSet;

/**
 * Which enemy pieces a summoning may use as if they were own ones (R9): one that a grant allows and
 * one that a counter pays for.
 *
 * @param granted the pieces of which one may be used by War Summoner's grant (R9.5), or none
 * @param paid the pieces of which one may be used by turning its colour's counter (R9.1), or none
 */
record Borrowing(SquareSet granted, SquareSet paid) {

  /** No enemy piece. */
  static final Borrowing NOTHING = new Borrowing(SquareSet.NONE, SquareSet.NONE);

  /** What {@code seat} may borrow now. */
  static Borrowing of(Position p, int seat) {
    if (!p.borrowing || seat != p.seat) return NOTHING;
    SquareSet enemies = p.board.occupied().without(p.board.colourSet(p.colour(seat)));
    return new Borrowing(enemies, SquareSet.NONE);
  }

  /** Whether nothing may be borrowed. */
  boolean isNothing() {
    return granted.isEmpty() && paid.isEmpty();
  }

  /** How many pieces may be borrowed at most for one being. */
  int most() {
    return (granted.isEmpty() ? 0 : 1) + (paid.isEmpty() ? 0 : 1);
  }
}
