package arenhold.players.analysis;

/**
 * A number that was estimated from samples.
 *
 * @param mean the estimate; of a chance or a share from 0 to 1
 * @param error its 95 % error
 */
public record Estimate(double mean, double error) {

  /** Nothing, for certain. */
  public static final Estimate ZERO = new Estimate(0, 0);

  /** A number that is known. */
  public static Estimate exact(double value) {
    return new Estimate(value, 0);
  }

  /** This and something independent of it. */
  public Estimate plus(Estimate other) {
    return new Estimate(mean + other.mean, Math.sqrt(error * error + other.error * other.error));
  }

  /** So many times this. */
  public Estimate times(double factor) {
    return new Estimate(mean * factor, error * Math.abs(factor));
  }

  /** What this is above at 95 %. */
  public double least() {
    return mean - error;
  }
}
