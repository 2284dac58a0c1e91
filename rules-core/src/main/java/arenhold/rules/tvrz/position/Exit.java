package arenhold.rules.tvrz.position;

/**
 * A seat that is out, and how it went.
 *
 * @param seat who
 * @param how in which way
 * @param by the seat that conquered its fort, or -1
 * @param moment when: seats with equal numbers went in the same moment (R113)
 */
public record Exit(int seat, How how, int by, int moment) {

  /** How a player goes out. */
  public enum How {
    /** The fort was conquered (T10.1). */
    CONQUERED,
    /** There was nobody to attack with (T10.3). */
    NOBODY,
    /** Gave up (T2.3, T21.4). */
    GAVE_UP,
    /** Ran out of time. */
    TIME,
    /** Left the match. */
    LEFT
  }
}
