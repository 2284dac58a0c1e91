package arenhold.rules;

import java.util.List;

/**
 * A seat that has left a match in which the others play on.
 *
 * @param seat the seat that left
 * @param reason why it left: {@link Outcome#RESIGNED}, {@link Outcome#TIME} or {@link Outcome#LEFT}
 * @param stage how far the departure has taken effect
 */
public record Departure(Seat seat, String reason, Stage stage) {

  /** A departure takes effect at a checkpoint, and so does a return. */
  public enum Stage {
    /**
     * Gone, but the rules are in the middle of a unit: fallbacks answer until the next checkpoint.
     */
    GOING,
    /** The game has retired the seat: it is not asked anything any more. */
    OUT,
    /** Taken over again; the game restores the seat at the next checkpoint. */
    RETURNING
  }

  /** These seats, each going for this reason. */
  public static List<Departure> going(List<Seat> seats, String reason) {
    return seats.stream().map(seat -> new Departure(seat, reason, Stage.GOING)).toList();
  }
}
