package arenhold.server.rating;

/**
 * A rating as shown to players.
 *
 * @param uncertainty half the width of its confidence interval, in points
 * @param provisional whether too little is known to rank the player
 */
public record ShownRating(int shown, int uncertainty, boolean provisional) {

  /** The shown form of a rating; null for null. */
  public static ShownRating of(Rating rating) {
    if (rating == null) return null;
    return new ShownRating(rating.shown(), rating.uncertainty(), rating.provisional());
  }
}
