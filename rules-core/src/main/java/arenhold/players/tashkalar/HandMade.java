package arenhold.players.tashkalar;

import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Insight;
import arenhold.rules.tashkalar.Position;

/** A value made by hand, in points: what a side leads by and what it may expect to score. */
final class HandMade implements Value {

  /** Larger than anything a match that goes on is worth. */
  static final double DECIDED = 100;

  /** What a point adds to the log-odds of winning, about. */
  static final double POINT = 0.35;

  /** How much positions of the same worth may differ to a player that varies its plans. */
  private static final double WHIM = 0.03;

  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private final Traits traits;
  private final double[] weights;

  /** What makes its plans vary from match to match; null for a value that does not. */
  private final Long whims;

  /** For judging and advising: without leaning or whims. */
  HandMade() {
    this(Sight.ALL, Style.EVEN, null);
  }

  /**
   * For a player.
   *
   * @param whims what makes its plans vary; null for a value that does not
   */
  HandMade(Sight sight, Style style, Long whims) {
    traits = new Traits(sight == Sight.ALL);
    weights = style.of(sight.weights());
    this.whims = whims;
  }

  /** The weight of each trait. */
  static double[] usual() {
    double[] w = new double[Traits.COUNT];
    w[Traits.MARGIN] = 1;
    w[Traits.ODD] = 0.35;
    set(w, Traits.OWN_PIECES, 0.18, 0.5, 0.8);
    set(w, Traits.ENEMY_PIECES, -0.18, -0.55, -1.0);
    set(w, Traits.OWN_BEINGS, 0.35, 0.22, 0.08);
    set(w, Traits.OWN_LEGENDS, 0.7, 0.4, 0.12);
    w[Traits.ANY_READY] = 0.45;
    w[Traits.ANY_ONE] = 0.2;
    set(w, Traits.ENEMY_BEINGS, -0.45, -0.25, -0.06);
    set(w, Traits.ENEMY_LEGENDS, -0.8, -0.4, -0.1);
    w[Traits.OWN_CENTRE] = 0.04;
    w[Traits.ENEMY_CENTRE] = -0.04;
    w[Traits.OWN_TASKS] = 0.8;
    w[Traits.ENEMY_TASKS] = -0.8;
    w[Traits.OWN_FLARE] = 0.3;
    w[Traits.ENEMY_FLARE] = -0.3;
    w[Traits.FEWER] = 0.8;
    w[Traits.OWN_FROZEN] = 0.4;
    w[Traits.ENEMY_FROZEN] = -0.4;
    w[Traits.PENDING] = -0.6;
    w[Traits.EXTRA_TURN] = 1.5;
    w[Traits.EXTRA_CARDS] = 0.3;
    w[Traits.HELD] = 0.02;
    w[Traits.ADJACENT] = 0.02;
    w[Traits.OWN_WAYS] = 0.1;
    set(w, Traits.MATE_BEINGS, 0.35, 0.15, 0.04);
    w[Traits.SECOND] = 0.1;
    return w;
  }

  private static void set(double[] weights, int from, double... values) {
    System.arraycopy(values, 0, weights, from, values.length);
  }

  @Override
  public double of(Position p, int seat) {
    traits.read(p, seat);
    return of(p, traits);
  }

  /** The value of traits that have been read. */
  double of(Position p, Traits read) {
    return whims == null ? plain(p, read) : plain(p, read) + WHIM * whim(p);
  }

  /** A number from 0 to 1 for what stands on the board: the same for the same board in a match. */
  private double whim(Position p) {
    long hash = whims | 1;
    for (int i = 0; i < 3 * Insight.sides(p); i++) {
      SquareSet pieces = p.board().pieces(i);
      hash = (hash * 31 + pieces.low()) * SPREAD + pieces.high();
    }
    hash *= SPREAD;
    return (hash >>> 40) / (double) (1 << 24);
  }

  private double plain(Position p, Traits read) {
    if (read.decided(p)) return Math.signum(read.decidedBy()) * DECIDED + read.decidedBy();
    double value = 0;
    for (int i = 1; i < Traits.COUNT; i++) {
      if (weights[i] != 0) value += part(read, i);
    }
    return read.all[Traits.MARGIN] + value;
  }

  /** What one of the traits that have been read adds to the value while the match goes on. */
  double part(Traits read, int trait) {
    if (trait == Traits.MARGIN) return read.all[trait];
    double own = read.ownTurns == 0 ? 0.1 : read.ownTurns == 1 ? 0.8 : 1;
    double enemy = read.enemyTurns == 0 ? 0.1 : read.enemyTurns == 1 ? 0.9 : 1;
    return weights[trait] * read.all[trait] * (weights[trait] < 0 ? enemy : own);
  }

  @Override
  public double chance(double value) {
    return Net.chance(POINT * value);
  }
}
