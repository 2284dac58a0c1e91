package arenhold.players.tashkalar;

import arenhold.players.Thinking;
import arenhold.players.analysis.Attempt;
import arenhold.players.analysis.Estimate;
import arenhold.players.analysis.Judge;
import arenhold.players.analysis.Samples;
import arenhold.rules.Imagination;
import arenhold.rules.Playout;
import arenhold.rules.Table;
import arenhold.rules.World;
import arenhold.rules.tashkalar.Insight;
import arenhold.rules.tashkalar.Position;
import arenhold.rules.tashkalar.TashKalar;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Judges a turn that was tried again: its end, that of the best that was found and that which was
 * played are each followed by the best reply in the same imagined matches.
 */
final class Retrial {

  /** In how many imagined matches they are compared at the least. */
  private static final int LEAST_WORLDS = 24;

  /** In how many at the most. */
  private static final int MOST_WORLDS = 600;

  /** A difference that is known to so much is known well enough. */
  private static final double FINE = 0.015;

  /** What following one of them costs, in nodes, about. */
  private static final long TRIAL = 250;

  private final Attempt<Position> attempt;
  private final Thinking thinking;
  private final Forecast forecast;
  private final int seat;

  Retrial(Attempt<Position> attempt, Thinking thinking) {
    this.attempt = attempt;
    this.thinking = thinking;
    this.forecast = new Forecast((TashKalar) attempt.game());
    this.seat = attempt.seat().index();
  }

  /** Null if the turns cannot be followed in the imagined match, or it is ended too early. */
  Judge.Retry of(List<String> played, List<String> better) {
    int[] tried = forecast.follow(attempt.start(), seat, attempt.choices());
    int[] made = forecast.follow(attempt.start(), seat, played);
    int[] best = forecast.follow(attempt.start(), seat, better);
    if (tried == null || made == null || best == null) return null;
    long end = end(tried);
    boolean found = end == end(best);
    boolean again = end == end(made);
    SplittableRandom random = thinking.random(attempt.from().known());
    Table nature = new Playout((by, prompt, options) -> random.nextInt(options.size()));
    var imagination = new Imagination<>(attempt.game(), attempt.from().known());
    Samples behind = new Samples();
    Samples gained = new Samples();
    long spent = 0;
    for (int i = 0; i < MOST_WORLDS; i++) {
      World<Position> world = imagination.world(nature);
      double one = after(world, tried, i);
      behind.add(found ? 0 : after(world, best, i) - one);
      gained.add(again ? 0 : one - after(world, made, i));
      spent += (found ? 1 : 2) * TRIAL + (again ? 0 : TRIAL);
      boolean used = spent >= thinking.nodes() || thinking.stop().test(spent);
      if (used || i + 1 >= LEAST_WORLDS && told(behind.estimate()) && told(gained.estimate()))
        break;
    }
    if (behind.count() < LEAST_WORLDS) return null;
    return new Judge.Retry(
        found ? Estimate.ZERO : behind.estimate(), again ? Estimate.ZERO : gained.estimate());
  }

  private long end(int[] codes) {
    return Insight.fingerprint(forecast.end(attempt.start(), codes));
  }

  private double after(World<Position> world, int[] codes, int index) {
    // The same chance for all of them.
    return forecast.after(world, seat, codes, new SplittableRandom(thinking.seed() * 31 + index));
  }

  /** Whether a difference is known well enough, or is certain. */
  private static boolean told(Estimate difference) {
    return difference.error() <= FINE || Math.abs(difference.mean()) > 1.5 * difference.error();
  }
}
