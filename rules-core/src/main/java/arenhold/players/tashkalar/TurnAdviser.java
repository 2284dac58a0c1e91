package arenhold.players.tashkalar;

import arenhold.players.Adviser;
import arenhold.players.Decision;
import arenhold.players.Hint;
import arenhold.players.Meter;
import arenhold.players.Seen;
import arenhold.players.Thinking;
import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Playout;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.World;
import arenhold.rules.tashkalar.Insight;
import arenhold.rules.tashkalar.Position;
import arenhold.rules.tashkalar.TashKalar;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SplittableRandom;

/**
 * Advises the whole rest of a turn: the end that the planner values most, in its steps, with what
 * it is better in than another way to play the turn. One imagined match is enough for that, and
 * whichever it is makes no difference: nothing hidden counts before the turn ends.
 */
public final class TurnAdviser implements Adviser {

  /** How many ends are compared. */
  private static final int PLANS = 64;

  private static final long NODES = 20_000;

  private final HandMade value = new HandMade();

  @Override
  public long nodes() {
    return NODES;
  }

  @Override
  @SuppressWarnings("unchecked")
  public Hint advise(Seen<?> seen, Thinking thinking) {
    return advised((Seen<Position>) seen, thinking);
  }

  private Hint advised(Seen<Position> seen, Thinking thinking) {
    SplittableRandom random = thinking.random(seen.known());
    Table nature = new Playout((seat, prompt, options) -> random.nextInt(options.size()));
    World<Position> world = seen.imagination().world(nature);
    Position checkpoint = world.checkpoint();
    Planner.Found found = Insight.acting(checkpoint) ? planned(seen, world, thinking) : null;
    if (found == null || found.plans().isEmpty()) return plain(seen, thinking);
    Planner.Plan best = found.plans().getFirst();
    List<Choice> steps = steps(world, seen.seat(), best.codes());
    int seat = seen.seat().index();
    Reasons reasons = new Reasons(value, checkpoint, seat);
    Planner.Plan other = another(found.plans());
    List<Hint.Reason> why = reasons.of(best.end(), other == null ? null : other.end());
    Map<String, List<String>> card = Pointing.card(steps);
    return new Hint(
        null,
        Pointing.region(checkpoint, steps),
        card.isEmpty() ? reasons.prepared(best.end()) : card,
        steps,
        OptionalDouble.empty(),
        why);
  }

  private Planner.Found planned(Seen<Position> seen, World<Position> world, Thinking thinking) {
    Planner planner = new Planner((TashKalar) seen.game(), value);
    Meter meter = new Meter(thinking);
    return planner.search(
        world.checkpoint(), world.codesSince(), seen.seat().index(), meter, PLANS);
  }

  /** What is asked before the first turn and after each. */
  private static Hint plain(Seen<Position> seen, Thinking thinking) {
    Decision decision = TurnPlayer.byHand().decide(seen, thinking);
    Choice choice = seen.question().choices().get(decision.choice());
    List<Choice> steps = List.of(choice);
    return new Hint(
        choice.verb(), Map.of(), Pointing.card(steps), steps, OptionalDouble.empty(), List.of());
  }

  /** The choices of a plan as far as the seat makes them itself, without the end of the turn. */
  private static List<Choice> steps(World<Position> start, Seat seat, int[] codes) {
    List<Choice> steps = new ArrayList<>();
    World<Position> world = start;
    for (int code : codes) {
      Question question = world.question(seat).orElse(null);
      if (question == null || Insight.ends(code) && !steps.isEmpty()) break;
      int index = index(world, seat, code);
      steps.add(question.choices().get(index));
      world = world.answer(seat, index);
    }
    return steps;
  }

  private static int index(World<Position> world, Seat seat, int code) {
    for (Asked asked : world.open()) {
      if (asked.seat() != seat) continue;
      int[] codes = asked.codes();
      for (int i = 0; i < codes.length; i++) if (codes[i] == code) return i;
    }
    throw new IllegalStateException("planned what is not offered");
  }

  /**
   * The best plan that is another one to people: with other cards, or with another first choice. An
   * end that differs in a detail alone would give no reason.
   */
  private static Planner.Plan another(List<Planner.Plan> plans) {
    Planner.Plan best = plans.getFirst();
    for (Planner.Plan plan : plans) if (!cards(plan).equals(cards(best))) return plan;
    for (Planner.Plan plan : plans) if (plan.codes()[0] != best.codes()[0]) return plan;
    return null;
  }

  private static List<Integer> cards(Planner.Plan plan) {
    List<Integer> cards = new ArrayList<>();
    for (int code : plan.codes()) if (Insight.card(code) >= 0) cards.add(Insight.card(code));
    cards.sort(null);
    return cards;
  }
}
