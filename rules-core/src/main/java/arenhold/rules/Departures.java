package arenhold.rules;

import arenhold.rules.Departure.Stage;
import java.util.ArrayList;
import java.util.List;

/**
 * The seats that have gone out of a running match, in the order in which they went. Immutable.
 *
 * @param all one departure a seat at the most
 */
record Departures(List<Departure> all) {

  static final Departures NONE = new Departures(List.of());

  /**
   * What a checkpoint leads to.
   *
   * @param departures those that are left
   * @param outcome how the match ends because of them, or null
   */
  record Settled(Departures departures, Outcome outcome) {}

  /** The departure of {@code seat}, or null. */
  Departure of(Seat seat) {
    for (Departure each : all) if (each.seat() == seat) return each;
    return null;
  }

  /** Whether {@code seat} has gone, and nobody has taken it over. */
  boolean gone(Seat seat) {
    Departure departure = of(seat);
    return departure != null && departure.stage() != Stage.RETURNING;
  }

  /** The seats that have gone and were not taken over. */
  List<Seat> gone() {
    return all.stream().map(Departure::seat).filter(this::gone).toList();
  }

  /** Whether the game has something to settle at the next checkpoint. */
  boolean pending() {
    for (Departure each : all) if (each.stage() != Stage.OUT) return true;
    return false;
  }

  /** Whether the game has somebody to retire at the next checkpoint. */
  boolean going() {
    for (Departure each : all) if (each.stage() == Stage.GOING) return true;
    return false;
  }

  /**
   * After these seats, which are all in, went for {@code reason}. One that was taken over and not
   * restored yet is simply out again.
   */
  Departures with(List<Seat> seats, String reason) {
    List<Departure> more = new ArrayList<>(all);
    for (Seat seat : seats) {
      Departure old = of(seat);
      more.remove(old);
      more.add(new Departure(seat, reason, old == null ? Stage.GOING : Stage.OUT));
    }
    return new Departures(List.copyOf(more));
  }

  /** After {@code seat}, which had gone, was taken over. */
  Departures takenOver(Seat seat) {
    List<Departure> others = new ArrayList<>(all);
    Departure old = of(seat);
    others.remove(old);
    if (old.stage() == Stage.OUT) others.add(new Departure(seat, old.reason(), Stage.RETURNING));
    return new Departures(List.copyOf(others));
  }

  /** Restores and retires who is due to be, in {@code position}, which stands at a checkpoint. */
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
    return new Settled(new Departures(List.copyOf(out)), end);
  }
}
