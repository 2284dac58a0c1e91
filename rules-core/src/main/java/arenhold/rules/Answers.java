package arenhold.rules;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The answers of a running match since its last checkpoint, in order. Immutable: callers must not
 * change arrays they pass in.
 *
 * @param seats the seat of each answer
 * @param codes the code of each answer
 * @param unchosen which answers were time-outs ({@link Table#unchosen}); null for none
 */
record Answers(Seat[] seats, int[] codes, BitSet unchosen) {

  /** No answers. */
  static final Answers NONE = new Answers(new Seat[0], new int[0], null);

  /** The number of answers. */
  int count() {
    return codes.length;
  }

  /** With one more answer, given by {@code seat}. */
  Answers and(Seat seat, int code) {
    return and(seat, code, unchosen);
  }

  /** With one more answer, a time-out of {@code seat}. */
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
