package arenhold.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * Positions of random play, the same in every run: what benchmarks measure parts of a game's rules
 * on. Not thread-safe.
 *
 * @param <P> the game's position
 */
public final class Samples<P> {

  private static final int POSITIONS = 1024;

  private final List<P> positions = new ArrayList<>(POSITIONS);
  private int next;

  /** The state of a linear congruential sequence. */
  private long mixed = 1;

  private Samples() {}

  private int any(int choices) {
    mixed = mixed * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
    return (int) ((mixed >>> 33) % choices);
  }

  /**
   * Checkpoints of random matches of this set-up.
   *
   * @param wanted which of them; every match, or one of a few, must have one
   */
  public static <P> Samples<P> of(Game<P> game, Setup setup, Predicate<P> wanted) {
    Samples<P> samples = new Samples<>();
    Playout table = new Playout((seat, prompt, choices) -> samples.any(choices.size()));
    while (samples.positions.size() < POSITIONS) {
      P position = game.start(setup);
      while (table.playUnit(game, position)) {
        if (wanted.test(position)) samples.positions.add(game.copy(position));
      }
    }
    return samples;
  }

  /**
   * Measures a part of the rules on these positions, one after another.
   *
   * @param name see {@link Measure#name}
   * @param part carries it out in a position, without changing it, and returns how much it found
   */
  public Measure measure(String name, ToLongFunction<P> part) {
    return new Measure(name, rounds -> found(rounds, part));
  }

  private long found(int rounds, ToLongFunction<P> part) {
    long found = 0;
    for (int i = 0; i < rounds; i++) {
      found += part.applyAsLong(positions.get(next));
      next = (next + 1) % positions.size();
    }
    return found;
  }
}
