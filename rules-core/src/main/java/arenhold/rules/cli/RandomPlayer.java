package arenhold.rules.cli;

import java.util.SplittableRandom;

/**
 * Takes any choice or, with a taste, two times of three one near the same part of every list: there
 * are then matches of every kind of move, and some in which nothing is ever declined.
 */
final class RandomPlayer {

  /** How far from the preferred part of a list a choice may lie, of its length. */
  private static final double SPREAD = 1.0 / 8;

  private static final double NONE = -1;

  private final SplittableRandom random;
  private final double taste;

  /** A player by this random source; {@code tastes} gives it a preferred part. */
  RandomPlayer(SplittableRandom random, boolean tastes) {
    this.random = random;
    taste = tastes ? random.nextDouble() : NONE;
  }

  /** The index of the choice taken among so many. */
  int pick(int size) {
    if (taste == NONE || random.nextInt(3) == 0) return random.nextInt(size);
    double wanted = taste + (random.nextDouble() - 0.5) * SPREAD;
    return Math.clamp((int) (size * wanted), 0, size - 1);
  }
}
