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
   * Shown points per unit of {@code mu}. With this, a gap of 100 points between two well-known
   * players means about 64 wins in 100, as on the Elo scale.
   */
  private static final double SCALE = 30;

  /**
   * The {@code sigma} above which a rating is provisional: until about ten matches have been
   * played.
   */
  static final double PROVISIONAL = 4.5;

  /** The rating as shown to players, in points. */
  public int shown() {
    return (int) Math.round(SHOWN_START + SCALE * (mu - START.mu));
  }

  /** Half the width of the 95 % confidence interval, in shown points. */
  public int uncertainty() {
    return (int) Math.round(1.96 * SCALE * sigma);
  }

  /** Whether too little is known about the player to rank them. */
  public boolean provisional() {
    return sigma > PROVISIONAL;
  }
}
