package arenhold.rules.tashkalar.task;

import arenhold.rules.board.SquareSet;

/**
 * One thing a task counts, as it stands.
 *
 * @param what what is counted, see {@link Condition} for the words
 * @param where the place it is counted on, such as {@code red}, or null
 * @param have how many there are; may be below 0 for a lead
 * @param need how many there must be
 * @param squares where the counted pieces stand, if they stand anywhere
 */
public record Count(String what, String where, int have, int need, SquareSet squares) {

  /** Whether there are enough. */
  public boolean enough() {
    return have >= need;
  }

  /** How many are missing. */
  int missing() {
    return Math.max(0, need - have);
  }
}
