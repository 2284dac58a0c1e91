package arenhold.players.analysis;

/** Independent samples of a number. */
public final class Samples {

  private static final int DOUBT = 4;

  private double sum;
  private double squares;
  private int count;

  /** Adds a sample. */
  public void add(double value) {
    sum += value;
    squares += value * value;
    count++;
  }

  /** How many there are. */
  public int count() {
    return count;
  }

  /** Their mean; 0 without any. */
  public double mean() {
    return count == 0 ? 0 : sum / count;
  }

  /** Their variance; 0 of fewer than two. */
  public double variance() {
    if (count < 2) return 0;
    return Math.max(0, (squares - sum * sum / count) / (count - 1));
  }

  /**
   * The share of the win that they are samples of, with its error: as if {@link #DOUBT} more had
   * come out even, so that a few alike ones are not taken for certainty (Agresti and Coull, 1998).
   *
   * @param even the share of the win if nobody is ahead
   */
  public Estimate share(double even) {
    double share = (sum + DOUBT * even) / (count + DOUBT);
    return new Estimate(share, 1.96 * Math.sqrt(share * (1 - share) / (count + DOUBT)));
  }

  /**
   * The difference between two shares of the win that they are samples of, with its error: as if
   * one more each had favoured one and the other.
   */
  public Estimate difference() {
    double all = count + 2.0;
    double mean = sum / all;
    double squared = Math.max(0, (squares + 2) / all - mean * mean);
    return new Estimate(mean, 1.96 * Math.sqrt(squared / all));
  }

  /** Their mean with its error. */
  public Estimate estimate() {
    return new Estimate(mean(), count == 0 ? 0 : 1.96 * Math.sqrt(variance() / count));
  }
}
