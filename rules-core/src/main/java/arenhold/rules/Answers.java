package arenhold.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The answers of a running match since its last checkpoint, in order. Immutable: callers must not
 * change arrays they pass in.
 *
 * @param seats the seat of each answer
 * @param codes the code of each answer
 * @param unchosen which answers were time-outs ({@link Table#unchosen}); null for none
 * @param left the seats that have left the match since, in order
 */
record Answers(Seat[] seats, int[] codes, BitSet unchosen, List<Left> left) {

  /** No answers. */
  static final Answers NONE = new Answers(new Seat[0], new int[0], null, List.of());

  /**
   * A seat that left the match.
   *
   * @param after how many answers had been given by then
   */
  record Left(int after, Seat seat) {}

  /** The number of answers. */
  int count() {
    return codes.length;
  }

  /** Whether this seat left before more than {@code given} answers had been given. */
  boolean hasLeft(Seat seat, int given) {
    for (Left each : left) if (each.seat() == seat && each.after() <= given) return true;
    return false;
  }

  /** The answers from index {@code from} to {@code to - 1} without those used: a list to add to. */
  List<Answer> others(int from, int to, BitSet used) {
    List<Answer> others = new ArrayList<>();
    for (int i = from; i < to; i++) {
      if (!used.get(i)) others.add(new Answer(seats[i], codes[i]));
    }
    return others;
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
    return new Answers(moreSeats, moreCodes, marks, left);
  }

  /** With these seats leaving now. */
  Answers andLeft(List<Seat> seats) {
    List<Left> more = new ArrayList<>(left);
    for (Seat seat : seats) more.add(new Left(count(), seat));
    return new Answers(this.seats, codes, unchosen, List.copyOf(more));
  }
}
