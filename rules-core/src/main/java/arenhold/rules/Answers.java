package arenhold.rules;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The answers of a running match since its last checkpoint, in their order. Immutable; whoever
 * passes arrays to it no longer changes them.
 *
 * @param seats who answered
 * @param codes what
 * @param unchosen which of them nobody gave ({@link Table#unchosen}); null for none
 */
record Answers(Seat[] seats, int[] codes, BitSet unchosen) {

  /** No answers. */
  static final Answers NONE = new Answers(new Seat[0], new int[0], null);

  /** How many there are. */
  int count() {
    return codes.length;
  }

  /** With one more, which {@code seat} gave. */
  Answers and(Seat seat, int code) {
    return and(seat, code, unchosen);
  }

  /** With one more, which nobody gave. */
  Answers andUnchosen(Seat seat, int code) {
    BitSet marks = unchosen == null ? new BitSet() : (BitSet) unchosen.clone();
    marks.set(count());
    return and(seat, code, marks);
  }

  private Answers and(Seat seat, int code, BitSet marks) {
    int count = count();
    Seat[] moreSeats = Arrays.copyOf(seats, count + 1);
    int[] moreCodes = Arrays.copyOf(codes, count + 1);
    moreSeats[count] = seat;
    moreCodes[count] = code;
    return new Answers(moreSeats, moreCodes, marks);
  }
}
