package arenhold.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * What seats have agreed to and others have not yet; one bit a seat.
 *
 * @param stopping those that agree to stop the match
 * @param resigning those that want to resign while others of their side do not yet
 */
record Agreements(int stopping, int resigning) {

  /** Nobody has agreed to anything. */
  static final Agreements NONE = new Agreements(0, 0);

  /** Whether {@code seat} agrees to stop. */
  boolean stops(Seat seat) {
    return (stopping & bit(seat)) != 0;
  }

  /** Whether {@code seat} wants to resign. */
  boolean resigns(Seat seat) {
    return (resigning & bit(seat)) != 0;
  }

  /** Once {@code seat} agrees to stop too. */
  Agreements withStop(Seat seat) {
    return new Agreements(stopping | bit(seat), resigning);
  }

  /** Once {@code seat} wants to resign too. */
  Agreements withResignation(Seat seat) {
    return new Agreements(stopping, resigning | bit(seat));
  }

  /**
   * After a choice, take-back or departure: nobody agrees to stop any more, and these seats no
   * longer want to resign.
   */
  Agreements after(List<Seat> seats) {
    int still = resigning;
    for (Seat seat : seats) still &= ~bit(seat);
    return still == 0 ? NONE : new Agreements(0, still);
  }

  /** The seats with these bits. */
  static List<Seat> seats(int bits) {
    List<Seat> seats = new ArrayList<>();
    for (int i = 0; bits >> i != 0; i++) if ((bits >> i & 1) != 0) seats.add(Seat.of(i));
    return seats;
  }

  private static int bit(Seat seat) {
    return 1 << seat.index();
  }
}
