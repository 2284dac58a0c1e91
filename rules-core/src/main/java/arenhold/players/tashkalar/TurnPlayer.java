package arenhold.players.tashkalar;

import arenhold.players.Decision;
import arenhold.players.Meter;
import arenhold.players.Player;
import arenhold.players.Seen;
import arenhold.players.Thinking;
import arenhold.rules.Asked;
import arenhold.rules.Playout;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.World;
import arenhold.rules.tashkalar.Insight;
import arenhold.rules.tashkalar.Position;
import arenhold.rules.tashkalar.TashKalar;
import arenhold.rules.tashkalar.TashKalarPrompt;
import arenhold.rules.tashkalar.card.Catalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Plans the rest of its turn at every question of it, and begins what is worth most at the end. One
 * imagined match is enough for that: nothing hidden counts before the turn ends.
 */
public final class TurnPlayer implements Player {

  /** How many plans are asked for: enough to value every choice that is any good. */
  private static final int PLANS = 64;

  private final Sight sight;

  /** Whether it leans as its school does, and plays otherwise in every match. */
  private final boolean varies;

  private TurnPlayer(Sight sight, boolean varies) {
    this.sight = sight;
    this.varies = varies;
  }

  /** Whether these players play matches of this set-up. */
  public static boolean plays(Setup setup) {
    return setup.game().equals("tashkalar");
  }

  /** A player whose values are made by hand. */
  public static Player byHand() {
    return new TurnPlayer(Sight.ALL, true);
  }

  /** The same without leaning or whims: where the same is shown, it plays the same. */
  public static Player byRote() {
    return new TurnPlayer(Sight.ALL, false);
  }

  /** A player that looks at its own plans and not at what others may do. */
  public static Player ofOwnPlans() {
    return new TurnPlayer(Sight.PLANS, true);
  }

  /**
   * A player that looks at points, its own pieces and tasks, and at whether anything is ready to
   * summon.
   */
  public static Player ofReady() {
    return new TurnPlayer(Sight.READY, true);
  }

  /** A player that looks at points and at its pieces alone. */
  public static Player ofPoints() {
    return new TurnPlayer(Sight.POINTS, true);
  }

  @Override
  @SuppressWarnings("unchecked")
  public Decision decide(Seen<?> seen, Thinking thinking) {
    if (seen.size() == 1) return Decision.of(0);
    return decided((Seen<Position>) seen, thinking);
  }

  private Decision decided(Seen<Position> seen, Thinking thinking) {
    SplittableRandom random = thinking.random(seen.known());
    Meter meter = new Meter(thinking);
    Table nature = new Playout((seat, prompt, options) -> random.nextInt(options.size()));
    World<Position> world = seen.imagination().world(nature);
    meter.use(seen.known().lines().size());
    Asked asked = asked(world, seen.seat());
    Position checkpoint = world.checkpoint();
    if (!Insight.acting(checkpoint)) return aside(world.position(), asked, random);
    int seat = seen.seat().index();
    Value value = value(checkpoint, seat, thinking.seed());
    Planner planner = new Planner((TashKalar) seen.game(), value);
    int[] since = world.codesSince();
    Planner.Found found = planner.search(checkpoint, since, seat, meter, PLANS);
    if (found.plans().isEmpty()) return Decision.of(random.nextInt(seen.size()));
    return new Decision(
        index(asked, found.plans().getFirst()),
        meter.used(),
        meter.cut(),
        rated(asked, found, value));
  }

  private Value value(Position p, int seat, long seed) {
    if (!varies) return new HandMade(sight, Style.EVEN, null);
    String school = Catalogue.SCHOOLS.get(Insight.school(p, seat)).key();
    return new HandMade(sight, Style.of(school), seed);
  }

  private static Asked asked(World<Position> world, Seat seat) {
    for (Asked asked : world.open()) if (asked.seat() == seat) return asked;
    throw new IllegalStateException("seat " + seat + " is not asked");
  }

  /** Before the first turn and after each: what needs no search. */
  private static Decision aside(Position p, Asked asked, SplittableRandom random) {
    int plain =
        asked.prompt() instanceof TashKalarPrompt prompt
            ? Plainly.index(p, asked.seat().index(), prompt, asked.codes())
            : -1;
    return Decision.of(plain >= 0 ? plain : random.nextInt(asked.codes().length));
  }

  private static int index(Asked asked, Planner.Plan plan) {
    int[] codes = asked.codes();
    for (int i = 0; i < codes.length; i++) if (codes[i] == plan.codes()[0]) return i;
    throw new IllegalStateException("planned what is not offered");
  }

  /** Each choice that begins a plan, with the best of them. */
  private static List<Decision.Rated> rated(Asked asked, Planner.Found found, Value value) {
    List<Decision.Rated> rated = new ArrayList<>();
    for (Planner.Plan plan : found.plans()) {
      int choice = index(asked, plan);
      boolean had = rated.stream().anyMatch(each -> each.choice() == choice);
      if (!had) rated.add(new Decision.Rated(choice, value.chance(plan.value()), 1));
    }
    return rated;
  }
}
