package arenhold.rules;

/**
 * A seat that has gone out of a match in which the others play on.
 *
 * @param seat who
 * @param reason why: {@link Outcome#RESIGNED}, {@link Outcome#TIME} or {@link Outcome#LEFT}
 * @param stage how far it has come
 */
public record Departure(Seat seat, String reason, Stage stage) {

  /** A departure takes effect at a checkpoint, and so does its end. */
  public enum Stage {
    /** Gone, but the rules are in the middle of something: fallbacks answer until a checkpoint. */
    GOING,
    /** The game has retired the seat: it is asked nothing any more. */
    OUT,
    /** Taken over again; the game restores the seat at the next checkpoint. */
    RETURNING
  }
}
