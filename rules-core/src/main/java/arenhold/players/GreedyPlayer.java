package arenhold.players;

import arenhold.rules.Asked;
import arenhold.rules.Rollout;
import arenhold.rules.Seat;
import arenhold.rules.World;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Looks one choice ahead: tries each in some imagined matches up to the next question to a player,
 * and takes the one after which it stands best. Ties are broken at random. It may see only some of
 * the parts that a game values its positions by.
 */
final class GreedyPlayer implements Player {

  /** In how many imagined matches each choice is tried at the most. */
  private static final int WORLDS = 16;

  /** How many parts are seen at a glance. */
  private static final int GLANCE = 3;

  /** How many of the parts of a position's value it sees, from the first. */
  private final int parts;

  private GreedyPlayer(int parts) {
    this.parts = parts;
  }

  /** One that sees all parts of a position's value. */
  static GreedyPlayer ofAll() {
    return new GreedyPlayer(Standing.ALL);
  }

  /** One that sees only the first few of them. */
  static GreedyPlayer ofAGlance() {
    return new GreedyPlayer(GLANCE);
  }

  @Override
  public Decision decide(Seen<?> seen, Thinking thinking) {
    if (seen.size() == 1 && !seen.question().offer()) return Decision.of(0);
    return decided(seen, thinking);
  }

  private <P> Decision decided(Seen<P> seen, Thinking thinking) {
    SplittableRandom random = thinking.random(seen.known());
    Meter meter = new Meter(thinking);
    WorldPool<P> pool = new WorldPool<>(seen, random, meter);
    int waits = seen.question().offer() ? 1 : 0;
    double[] sums = new double[seen.size() + waits];
    int worlds = 0;
    do {
      World<P> world = pool.next();
      if (world == null) break;
      for (int i = 0; i < sums.length; i++) {
        int choice = i == seen.size() ? Decision.WAIT : i;
        sums[i] += new Trial<>(seen, choice, parts, random, meter).value(world);
      }
    } while (++worlds < WORLDS && meter.goesOn());
    List<Decision.Rated> rated = new ArrayList<>();
    for (int i = 0; i < sums.length; i++) {
      int choice = i == seen.size() ? Decision.WAIT : i;
      rated.add(new Decision.Rated(choice, sums[i] / worlds, worlds));
    }
    rated.sort(Comparator.comparingDouble(Decision.Rated::value).reversed());
    int best = 1;
    while (best < rated.size() && rated.get(best).value() == rated.getFirst().value()) best++;
    // How far a search for a match had come when it was ended cannot be repeated.
    SplittableRandom ties = meter.cut() ? thinking.random(seen.known()) : random;
    int choice = rated.get(ties.nextInt(best)).choice();
    return new Decision(choice, meter.used(), meter.cut(), rated);
  }

  /** Makes one choice, and stops at the next question to a player. */
  private static final class Trial<P> implements Rollout.Policy<P> {
    private final Seen<P> seen;
    private final int choice;
    private final int parts;
    private final SplittableRandom random;
    private final Meter meter;
    private boolean made;

    Trial(Seen<P> seen, int choice, int parts, SplittableRandom random, Meter meter) {
      this.seen = seen;
      this.choice = choice;
      this.parts = parts;
      this.random = random;
      this.meter = meter;
    }

    double value(World<P> world) {
      Rollout<P> rollout = new Rollout<>(seen.game(), this).from(world);
      boolean over = rollout.play();
      P end = rollout.position();
      double[] values =
          over
              ? Standing.ended(seen.game(), end, rollout.outcome())
              : Standing.now(seen.game(), end, parts);
      return values[seen.seat().index()];
    }

    @Override
    public int pick(Rollout<P> at) {
      meter.use(1);
      boolean own = !made && at.seat() == seen.seat();
      if (own) {
        made = true;
        return choice == Decision.WAIT ? Rollout.WAIT : choice;
      }
      if (made && at.seat() != Seat.NATURE && !at.together()) return Rollout.STOP;
      return at.offer() ? Rollout.WAIT : random.nextInt(at.size());
    }

    @Override
    public int first(List<Asked> open) {
      for (int i = 0; !made && i < open.size(); i++) {
        if (open.get(i).seat() == seen.seat()) return i;
      }
      return 0;
    }
  }
}
