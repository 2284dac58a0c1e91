package arenhold.server.protocol;

/**
 * The shown ratings that an open table accepts, both ends included.
 *
 * @param min the lowest, or null for any
 * @param max the highest, or null for any
 */
public record RatingRange(Integer min, Integer max) {

  /** Shown ratings are always within plus or minus this. */
  private static final int FURTHEST = 10_000;

  /** Whether the range makes sense; untrusted input may hold anything. */
  public boolean sensible() {
    if (tooFar(min) || tooFar(max)) return false;
    return min == null || max == null || min <= max;
  }

  private static boolean tooFar(Integer end) {
    return end != null && (end < -FURTHEST || end > FURTHEST);
  }

  /** This range, or null if it excludes no one. */
  public RatingRange orNone() {
    return min == null && max == null ? null : this;
  }

  /** Whether a player with this shown rating may sit down. */
  public boolean admits(int rating) {
    return (min == null || rating >= min) && (max == null || rating <= max);
  }
}
