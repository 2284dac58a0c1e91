package arenhold.server.protocol;

/**
 * Which shown ratings an open table is for, both ends included.
 *
 * @param min the lowest, or null for any
 * @param max the highest, or null for any
 */
public record RatingRange(Integer min, Integer max) {

  /** No rating is shown beyond these. */
  private static final int FURTHEST = 10_000;

  /** Whether anybody could fit; what comes from outside may say anything. */
  public boolean sensible() {
    if (tooFar(min) || tooFar(max)) return false;
    return min == null || max == null || min <= max;
  }

  private static boolean tooFar(Integer end) {
    return end != null && (end < -FURTHEST || end > FURTHEST);
  }

  /** This, or null where it keeps nobody out. */
  public RatingRange orNone() {
    return min == null && max == null ? null : this;
  }

  /** Whether somebody with this shown rating may sit down. */
  public boolean admits(int rating) {
    return (min == null || rating >= min) && (max == null || rating <= max);
  }
}
