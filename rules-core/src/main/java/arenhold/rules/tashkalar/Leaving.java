package arenhold.rules.tashkalar;

import arenhold.rules.Departure;
import arenhold.rules.Outcome;
import arenhold.rules.Seat;
import arenhold.rules.tashkalar.Position.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Seats that are out while the others play on (Q15 to Q17). */
final class Leaving {

  private Leaving() {}

  /** Whether at least two sides still have a player when these seats are out. */
  static boolean playsOn(Position p, List<Seat> gone) {
    int sides = 0;
    for (int seat = 0; seat < p.seats(); seat++) {
      if (!gone.contains(Seat.of(seat))) sides |= 1 << p.side(seat);
    }
    return Integer.bitCount(sides) > 1;
  }

  /**
   * Puts seats out in the order in which they went: if all go, the last of them is the last one in
   * (Q15).
   */
  static Optional<Outcome> retire(Position p, List<Departure> going) {
    for (Departure each : going) {
      Optional<Outcome> end = retire(p, each.seat().index(), each.reason());
      if (end.isPresent()) return end;
    }
    return Optional.empty();
  }

  /**
   * Puts a seat out. In a Melee its turn ends there (Q15); in a team the teammate goes on with it
   * (Q17).
   */
  private static Optional<Outcome> retire(Position p, int seat, String reason) {
    List<Integer> out = new ArrayList<>(p.out);
    out.add(seat);
    p.out = List.copyOf(out);
    if (p.sidesIn() < 2) return Optional.of(Standing.of(p, reason));
    boolean playing = p.phase == Phase.ACTION || p.phase == Phase.END;
    if (playing && p.seat == seat && p.form.sides().single(seat)) {
      p.phase = Phase.END;
      p.now.extraDue = false;
    }
    return Optional.empty();
  }

  /** Lets a seat play again, from its next turn on (Q16). */
  static void restore(Position p, int seat) {
    p.out = p.out.stream().filter(other -> other != seat).toList();
  }

  /**
   * Who decides where the rules ask {@code seat}: itself, its teammate while it is out, or without
   * teams the player before it.
   */
  static int present(Position p, int seat) {
    if (!p.isOut(seat)) return seat;
    if (!p.form.sides().single(seat)) return p.form.sides().partner(seat);
    int before = seat;
    do before = (before + p.seats() - 1) % p.seats();
    while (p.isOut(before));
    return before;
  }

  /** Whether {@code seat} has no turns: it is out, and nobody plays them (Q15). */
  static boolean passedOver(Position p, int seat) {
    return p.isOut(seat) && p.form.sides().single(seat);
  }
}
