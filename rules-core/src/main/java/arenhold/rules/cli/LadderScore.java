package arenhold.rules.cli;

import java.util.List;
import java.util.Locale;

/**
 * The scores of one entrant over the rounds of a ladder: in each, the mean share of the win over
 * its matches, in which the same deals are played from every side.
 */
final class LadderScore {

  /** Half the width of a 95 % interval, in standard errors. */
  private static final double WIDTH = 1.96;

  /** A round that is counted in the variance besides, so that it is not 0 if all end alike. */
  private static final double EVEN = 0.5;

  private static final double ELO = 400;

  private int rounds;
  private double sum;
  private double squares;

  /** Adds a round. */
  void add(double score) {
    rounds++;
    sum += score;
    squares += score * score;
  }

  int rounds() {
    return rounds;
  }

  double mean() {
    return sum / rounds;
  }

  /** The variance of a round's score. */
  private double variance() {
    double mean = (sum + EVEN) / (rounds + 1);
    return (squares + EVEN * EVEN) / (rounds + 1) - mean * mean;
  }

  private double error() {
    return WIDTH * Math.sqrt(variance() / rounds);
  }

  /** The share of wins with its error, in percent. */
  String text() {
    if (rounds == 0) return "nothing yet";
    return String.format(Locale.ROOT, "%.1f %% ± %.1f", 100 * mean(), 100 * error());
  }

  /** The difference in Elo against the opponents, with the ends of its interval. */
  String elo() {
    return String.format(
        Locale.ROOT,
        "%s Elo (%s to %s)",
        elo(mean()),
        elo(mean() - error()),
        elo(mean() + error()));
  }

  private static String elo(double score) {
    if (score <= 0) return "-inf";
    if (score >= 1) return "+inf";
    return String.format(Locale.ROOT, "%+.0f", -ELO * Math.log10(1 / score - 1));
  }

  /** The score expected of a player this much stronger. */
  static double expected(double elo) {
    return 1 / (1 + Math.pow(10, -elo / ELO));
  }

  /**
   * The log-likelihood ratio of the expected scores {@code high} and {@code low}, by the normal
   * approximation that fishtest uses for pairs of matches.
   */
  double ratio(double low, double high) {
    if (rounds == 0) return 0;
    return rounds * (high - low) * (2 * mean() - low - high) / (2 * variance());
  }

  /** How often each score came, for two sides from losing both matches to winning both. */
  static String counts(List<Double> scores) {
    int[] counts = new int[5];
    for (double score : scores) counts[(int) Math.round(4 * score)]++;
    return String.format(
        Locale.ROOT, "%d %d %d %d %d", counts[0], counts[1], counts[2], counts[3], counts[4]);
  }
}
