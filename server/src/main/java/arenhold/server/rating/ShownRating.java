package arenhold.server.rating;

/**
 * A rating as people are shown it.
 *
 * @param uncertainty what to add and take away for the range that very probably holds the truth
 * @param provisional whether too little is known to rank it
 */
public record ShownRating(int shown, int uncertainty, boolean provisional) {

  /** The rating, or null where there is none. */
  public static ShownRating of(Rating rating) {
    if (rating == null) return null;
    return new ShownRating(rating.shown(), rating.uncertainty(), rating.provisional());
  }
}
