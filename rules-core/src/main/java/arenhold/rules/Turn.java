package arenhold.rules;

/**
 * A turn of a match. Public.
 *
 * @param number from 1, not reused except after taking back; 0 while there is none
 * @param seat whose turn it is, or {@link Seat#NATURE} if no seat's
 */
public record Turn(int number, Seat seat) {

  /** Before the first turn, and in games without turns. */
  public static final Turn NONE = new Turn(0, Seat.NATURE);
}
