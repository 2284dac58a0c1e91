package arenhold.server.rating;

/**
 * The estimate of a player's strength: a normal distribution (Weng and Lin, "A Bayesian
 * Approximation Method for Online Ranking", 2011).
 *
 * @param mu its mean
 * @param sigma its standard deviation, above 0
 */
public record Rating(double mu, double sigma) {

  /** The initial rating. */
  public static final Rating START = new Rating(25, 25.0 / 3);

  private static final double SHOWN_START = 1500;

  /**
   * Shown points for one of {@code mu}: with it, 100 points more between two well-known players
   * mean about 64 of 100 wins, as people know it from chess.
   */
  private static final double SCALE = 30;

  /** Uncertainty above which a rating is marked as provisional: about ten matches are missing. */
  static final double PROVISIONAL = 4.5;

  /** The number that people are shown. */
  public int shown() {
    return (int) Math.round(SHOWN_START + SCALE * (mu - START.mu));
  }

  /** What to add and take away for the range that holds the truth 19 times of 20, as shown. */
  public int uncertainty() {
    return (int) Math.round(1.96 * SCALE * sigma);
  }

  /** Whether too little is known of the player to rank them. */
  public boolean provisional() {
    return sigma > PROVISIONAL;
  }
}
