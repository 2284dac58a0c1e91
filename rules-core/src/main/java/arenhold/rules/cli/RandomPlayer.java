package arenhold.rules.cli;

import java.util.SplittableRandom;

/**
 * Picks random choices. With a taste, two times out of three it picks from near the same part of
 * every list, so that matches cover every kind of move, and in some nothing is ever declined.
 */
final class RandomPlayer {

  /** The width of the preferred part, as a fraction of the list. */
  private static final double SPREAD = 1.0 / 8;

  private static final double NONE = -1;

  private final SplittableRandom random;
  private final double taste;

  /** A player using this random source; {@code tastes} gives it a preferred part. */
  RandomPlayer(SplittableRandom random, boolean tastes) {
    this.random = random;
    taste = tastes ? random.nextDouble() : NONE;
  }

  /** The index of the choice picked among {@code size}. */
  int pick(int size) {
    if (taste == NONE || random.nextInt(3) == 0) return random.nextInt(size);
    double wanted = taste + (random.nextDouble() - 0.5) * SPREAD;
    return Math.clamp((int) (size * wanted), 0, size - 1);
  }
}
