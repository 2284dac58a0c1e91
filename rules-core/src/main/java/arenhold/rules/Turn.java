package arenhold.rules;

/**
 * A turn of a match, as everybody can see it.
 *
 * @param number from 1, and never twice but by taking back; 0 while there is none
 * @param seat whose turn it is, or {@link Seat#NATURE} while it is nobody's
 */
public record Turn(int number, Seat seat) {

  /** Before the first turn, and in games without turns. */
  public static final Turn NONE = new Turn(0, Seat.NATURE);
}
