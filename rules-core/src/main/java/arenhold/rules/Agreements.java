package arenhold.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * Which seats have agreed to stop or want to resign, as one bit per seat.
 *
 * @param stopping the seats that agree to stop the match
 * @param resigning the seats that want to resign while others of their side do not yet
 */
record Agreements(int stopping, int resigning) {

  /** No agreements. */
  static final Agreements NONE = new Agreements(0, 0);

  /** Whether {@code seat} agrees to stop. */
  boolean stops(Seat seat) {
    return (stopping & bit(seat)) != 0;
  }

  /** Whether {@code seat} wants to resign. */
  boolean resigns(Seat seat) {
    return (resigning & bit(seat)) != 0;
  }

  /** With {@code seat} agreeing to stop. */
  Agreements withStop(Seat seat) {
    return new Agreements(stopping | bit(seat), resigning);
  }

  /** With {@code seat} wanting to resign. */
  Agreements withResignation(Seat seat) {
    return new Agreements(stopping, resigning | bit(seat));
  }

  /**
   * After a choice, take-back or departure: no seat agrees to stop any more, and these seats no
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
