package arenhold.rules.tashkalar;

import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;

/**
 * What a summoning may use as if it were own pieces: enemy pieces (R9), one that a grant allows and
 * one that a counter pays for, and empty squares, up to two of them (R20.12).
 *
 * @param granted the pieces of which one may be used by War Summoner's grant (R9.5), or none
 * @param paid the pieces of which one may be used by turning its colour's counter (R9.1), or none
 * @param empty the empty squares that may stand in for common pieces, or none
 */
record Borrowing(SquareSet granted, SquareSet paid, SquareSet empty) {

  /** Nothing. */
  static final Borrowing NOTHING = new Borrowing(SquareSet.NONE, SquareSet.NONE, SquareSet.NONE);

  /** What {@code seat} may borrow now. */
  static Borrowing of(Position p, int seat) {
    boolean granted = p.now.borrowing && seat == p.seat;
    int counters = p.counters.of(p.colour(seat));
    boolean emptySquares = p.now.emptySquares && seat == p.seat;
    if (!granted && counters == 0 && !emptySquares) return NOTHING;
    SquareSet own = p.board.colourSet(p.colour(seat)).or(p.board.colourSet(p.serving(seat)));
    SquareSet enemies = p.board.occupied().without(own);
    SquareSet paid = SquareSet.NONE;
    for (int colour = 0; counters >> colour != 0; colour++) {
      if ((counters >> colour & 1) != 0) paid = paid.or(p.board.colourSet(colour).without(own));
    }
    SquareSet empty = p.arena().squares().without(p.board.occupied());
    return new Borrowing(
        granted ? enemies : SquareSet.NONE, paid, emptySquares ? empty : SquareSet.NONE);
  }

  /**
   * Turns the counter that pays for one of these borrowed pieces (R9.1), if the grant is not enough
   * (R9.5b); asks which one where two could (R9.5c).
   */
  static void pay(Position p, Table table, SquareSet borrowed) {
    if (borrowed.count() <= (p.now.borrowing ? 1 : 0)) return;
    int own = p.colour(p.seat);
    int colours = 0;
    SquareSet payable = SquareSet.NONE;
    for (int s = borrowed.first(); s >= 0; s = borrowed.next(s)) {
      int colour = 1 << Board.colour(p.board.at(s));
      if ((p.counters.of(own) & colour) == 0) continue;
      colours |= colour;
      payable = payable.with(s);
    }
    int square = payable.first();
    if (Integer.bitCount(colours) > 1) {
      Options options = table.options();
      for (int s = square; s >= 0; s = payable.next(s)) options.add(Code.square(s));
      p.run.start(1);
      square = Code.a(table.choose(Seat.of(p.seat), TashKalarPrompt.PAY));
    }
    int piece = p.board.at(square);
    p.counters = p.counters.turned(own, Board.colour(piece));
    if (table.listening()) {
      table.tell(new TashKalarEvent.Improvised(p.seat, Square.name(square), p.name(piece)));
    }
  }

  /** Whether nothing but own pieces may be used. */
  boolean isNothing() {
    return granted.isEmpty() && paid.isEmpty() && empty.isEmpty();
  }

  /** How many enemy pieces may be borrowed at most for one being. */
  int most() {
    return (granted.isEmpty() ? 0 : 1) + (paid.isEmpty() ? 0 : 1);
  }
}
