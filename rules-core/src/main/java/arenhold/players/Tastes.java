package arenhold.players;

import arenhold.rules.Prompt;
import arenhold.rules.Seat;

/**
 * How well each choice has done so far, wherever in the match it was made: the move-average
 * sampling technique (MAST) by which playouts choose. Some choices share a place in the table; that
 * makes them alike, and nothing else.
 */
final class Tastes {

  private static final int BITS = 14;
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  /** What a choice that was never made counts as: a little better than even. */
  private static final float UNKNOWN = 0.55f;

  private final float[] sums = new float[1 << BITS];
  private final float[] counts = new float[1 << BITS];

  /** The place of a choice in the table. */
  static int place(Seat seat, Prompt prompt, int code) {
    long key = (prompt.key().hashCode() * 31L + seat.index()) * 0x100000001B3L + code;
    return (int) (key * SPREAD >>> 64 - BITS);
  }

  /** The mean value of the choice at this place. */
  float value(int place) {
    return counts[place] == 0 ? UNKNOWN : sums[place] / counts[place];
  }

  /** Counts what came of the choice at this place. */
  void add(int place, double value) {
    sums[place] += (float) value;
    counts[place]++;
  }
}
