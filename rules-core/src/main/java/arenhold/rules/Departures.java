package arenhold.rules;

import arenhold.rules.Departure.Stage;
import java.util.ArrayList;
import java.util.List;

/**
 * The seats whose players have left a running match, in the order they left. Immutable.
 *
 * @param all at most one departure per seat
 * @param computers the seats that computers play in the place of their players, who were absent;
 *     none of them is among the departures
 */
record Departures(List<Departure> all, List<Seat> computers) {

  static final Departures NONE = new Departures(List.of(), List.of());

  /**
   * The result of settling departures at a checkpoint.
   *
   * @param departures the remaining ones
   * @param outcome how the match ends because of them, or null
   */
  record Settled(Departures departures, Outcome outcome) {}

  /** The departure of {@code seat}, or null. */
  Departure of(Seat seat) {
    for (Departure each : all) if (each.seat() == seat) return each;
    return null;
  }

  /** Whether {@code seat} has left and was not taken over. */
  boolean gone(Seat seat) {
    Departure departure = of(seat);
    return departure != null && departure.stage() != Stage.RETURNING;
  }

  /** The seats that have left and were not taken over. */
  List<Seat> gone() {
    return all.stream().map(Departure::seat).filter(this::gone).toList();
  }

  /** Whether there is anything to settle at the next checkpoint. */
  boolean pending() {
    for (Departure each : all) if (each.stage() != Stage.OUT) return true;
    return false;
  }

  /** Whether a seat is to be retired at the next checkpoint. */
  boolean going() {
    for (Departure each : all) if (each.stage() == Stage.GOING) return true;
    return false;
  }

  /**
   * The departures after these seats, none of which had left, left for {@code reason}. A seat that
   * was taken over but not restored yet is simply out again.
   */
  Departures with(List<Seat> seats, String reason) {
    List<Departure> more = new ArrayList<>(all);
    for (Seat seat : seats) {
      Departure old = of(seat);
      more.remove(old);
      more.add(new Departure(seat, reason, old == null ? Stage.GOING : Stage.OUT));
    }
    return new Departures(List.copyOf(more), computers).resumed(seats);
  }

  /** The departures after a computer began to play {@code seat}, which had not left. */
  Departures playedByComputer(Seat seat) {
    List<Seat> more = new ArrayList<>(computers);
    more.add(seat);
    return new Departures(all, List.copyOf(more));
  }

  /** The departures after computers ended to play these seats. */
  Departures resumed(List<Seat> seats) {
    if (computers.isEmpty()) return this;
    return new Departures(all, computers.stream().filter(one -> !seats.contains(one)).toList());
  }

  /** The departures after {@code seat}, which had left, was taken over. */
  Departures takenOver(Seat seat) {
    List<Departure> others = new ArrayList<>(all);
    Departure old = of(seat);
    others.remove(old);
    if (old.stage() == Stage.OUT) others.add(new Departure(seat, old.reason(), Stage.RETURNING));
    return new Departures(List.copyOf(others), computers);
  }

  /**
   * Restores and retires the seats due for it in {@code position}, which stands at a checkpoint.
   */
  <P> Settled settle(Game<P> game, P position) {
    List<Departure> out = new ArrayList<>();
    List<Departure> going = new ArrayList<>();
    for (Departure each : all) {
      switch (each.stage()) {
        case RETURNING -> game.restore(position, each.seat());
        case OUT -> out.add(each);
        case GOING -> {
          out.add(new Departure(each.seat(), each.reason(), Stage.OUT));
          going.add(each);
        }
      }
    }
    Outcome end = null;
    if (!going.isEmpty()) end = game.retire(position, List.copyOf(going)).orElse(null);
    return new Settled(new Departures(List.copyOf(out), computers), end);
  }
}
