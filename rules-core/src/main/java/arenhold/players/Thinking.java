package arenhold.players;

import arenhold.rules.Knowledge;
import java.util.SplittableRandom;
import java.util.function.LongPredicate;

/**
 * How long a player may think about one question, and the seed for everything random in it.
 *
 * @param nodes the budget: how many answers may be tried in imagined matches, Nature's included; at
 *     least 0, and a player without search needs none. Imagining them comes on top. A player
 *     finishes what it has begun, so it may use somewhat more
 * @param seed for the whole match; {@link #random} varies it from question to question
 * @param stop asked now and then with the number of nodes used so far: true ends the thinking
 *     early, for example at a deadline
 */
public record Thinking(long nodes, long seed, LongPredicate stop) {

  public Thinking {
    if (nodes < 0) throw new IllegalArgumentException("a budget of " + nodes + " nodes");
  }

  /** Thinking that nothing ends before its budget does. */
  public static Thinking of(long nodes, long seed) {
    return new Thinking(nodes, seed, used -> false);
  }

  /** This, ended early where {@code early} says so. */
  public Thinking until(LongPredicate early) {
    return new Thinking(nodes, seed, early);
  }

  /** This, ended where a decision that was cut short ({@link Decision#cut}) was: it is repeated. */
  public Thinking cutAt(long used) {
    return until(now -> now >= used);
  }

  /** A source of randomness for the question that is open with this knowledge. */
  public SplittableRandom random(Knowledge known) {
    long question = known.lines().size() * 31L + known.seat().index();
    return new SplittableRandom(new SplittableRandom(seed ^ question << 32).nextLong() + question);
  }
}
