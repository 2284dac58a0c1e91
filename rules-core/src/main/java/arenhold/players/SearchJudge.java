package arenhold.players;

import arenhold.players.analysis.Attempt;
import arenhold.players.analysis.Estimate;
import arenhold.players.analysis.Judge;
import arenhold.players.analysis.Samples;
import arenhold.rules.Choice;
import arenhold.rules.Chronicle;
import arenhold.rules.Game;
import arenhold.rules.Imagination;
import arenhold.rules.Knowledge;
import arenhold.rules.Playout;
import arenhold.rules.Rollout;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.Unimaginable;
import arenhold.rules.World;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Judges any game by the general search. For every question of a turn it looks for the best choice;
 * where that promises most beyond what was chosen, both are played to the end of the match in the
 * same imagined matches. So what is called a loss is a difference in matches won.
 */
final class SearchJudge implements Judge {

  /** How much better a choice must promise to be to be played to the end. */
  private static final double WORTH_TRYING = 0.02;

  /** In how many imagined matches chance is judged at the least. */
  private static final int LEAST_WORLDS = 2;

  @Override
  public int version() {
    return 6;
  }

  @Override
  public long budget() {
    return 600_000;
  }

  @Override
  public int mostParts() {
    return 30;
  }

  /** A choice that was looked at: what was made and what the search preferred. */
  private record Doubt(int at, Chronicle.Choice made, int better, double promise) {}

  @Override
  public <P> Verdict turn(Game<P> game, List<Chronicle.Choice> choices, Thinking thinking) {
    List<Chronicle.Choice> free =
        choices.stream().filter(one -> one.own() && one.question().choices().size() > 1).toList();
    if (free.isEmpty()) return null;
    try {
      return judged(game, choices, free, thinking);
    } catch (Unimaginable none) {
      return null;
    }
  }

  private static <P> Verdict judged(
      Game<P> game,
      List<Chronicle.Choice> choices,
      List<Chronicle.Choice> free,
      Thinking thinking) {
    long looking = thinking.nodes() / 3;
    Doubt worst = null;
    for (Chronicle.Choice made : free) {
      int at = choices.indexOf(made);
      Doubt doubt = doubt(game, at, made, budget(thinking, looking / free.size()));
      if (worst == null || doubt.promise() > worst.promise()) worst = doubt;
    }
    boolean tried = worst.promise() > WORTH_TRYING;
    Chronicle.Choice judged = tried ? worst.made() : free.getFirst();
    int better = tried ? worst.better() : judged.index();
    Thinking rest = budget(thinking, thinking.nodes() - looking);
    return compared(game, judged, worst.at(), better, rest);
  }

  private static Thinking budget(Thinking thinking, long nodes) {
    return new Thinking(nodes, thinking.seed(), thinking.stop());
  }

  private static <P> Doubt doubt(Game<P> game, int at, Chronicle.Choice made, Thinking thinking) {
    Seen<P> seen = new Seen<>(game, made.known(), made.question());
    Decision decision = new SearchPlayer().decide(seen, thinking);
    double best = decision.value().orElse(0);
    double chosen =
        decision.rated().stream()
            .filter(each -> each.choice() == made.index())
            .mapToDouble(Decision.Rated::value)
            .findFirst()
            .orElse(best);
    boolean waits = decision.choice() == Decision.WAIT;
    boolean same = waits || decision.choice() == made.index();
    return new Doubt(at, made, decision.choice(), same ? 0 : best - chosen);
  }

  /** Plays both choices to the end in the same imagined matches. */
  private static <P> Verdict compared(
      Game<P> game, Chronicle.Choice made, int at, int better, Thinking thinking) {
    Seen<P> seen = new Seen<>(game, made.known(), made.question());
    SplittableRandom random = thinking.random(made.known()).split();
    Meter meter = new Meter(thinking);
    WorldPool<P> worlds = new WorldPool<>(seen, random, meter);
    Contest<P> contest = contest(seen, made.index(), better, random, meter);
    contest.play(worlds::next);
    Estimate chance = contest.share(made.index());
    Estimate loss = loss(contest, made.index(), better);
    if (loss.mean() <= 0) return Verdict.right(chance, at, thinking.nodes());
    String notation = made.question().choices().get(better).notation();
    return new Verdict(
        chance,
        contest.share(better),
        loss,
        at,
        List.of(notation),
        contest.reasons(better, made.index()),
        thinking.nodes());
  }

  /** What was chosen against something else, or alone if that is the same. */
  private static <P> Contest<P> contest(
      Seen<P> seen, int made, int better, SplittableRandom random, Meter meter) {
    return new Contest<>(
        seen, made == better ? List.of(made) : List.of(made, better), random, meter, true);
  }

  /** By how much more is won with something else than with what was chosen. */
  private static <P> Estimate loss(Contest<P> contest, int made, int better) {
    return made == better ? Estimate.ZERO : contest.difference(better, made);
  }

  @Override
  public <P> Estimate opened(
      Game<P> game,
      World<P> truth,
      Chronicle.Choice from,
      List<String> played,
      List<String> better,
      Thinking thinking) {
    Seen<P> seen = new Seen<>(game, from.known(), from.question());
    SplittableRandom random = thinking.random(from.known());
    List<String> notations = from.question().choices().stream().map(Choice::notation).toList();
    int other = notations.indexOf(better.getFirst());
    Contest<P> contest = contest(seen, from.index(), other, random, new Meter(thinking));
    contest.play(() -> truth);
    return loss(contest, from.index(), other);
  }

  @Override
  public <P> Retry retry(
      Attempt<P> attempt, List<String> played, List<String> better, Thinking thinking) {
    Chronicle.Choice from = attempt.from();
    List<String> offered = from.question().choices().stream().map(Choice::notation).toList();
    int tried = offered.indexOf(attempt.choices().getFirst());
    int best = offered.indexOf(better.getFirst());
    int made = from.index();
    Seen<P> seen = new Seen<>(attempt.game(), from.known(), from.question());
    SplittableRandom random = thinking.random(from.known()).split();
    Meter meter = new Meter(thinking);
    WorldPool<P> worlds = new WorldPool<>(seen, random, meter);
    Contest<P> contest = contest(seen, made, best, random, meter);
    Samples behind = new Samples();
    Samples gained = new Samples();
    try {
      do {
        World<P> world = worlds.next();
        if (world == null) break;
        double one = contest.won(world, tried);
        if (tried != best) behind.add(contest.won(world, best) - one);
        if (tried != made) gained.add(one - contest.won(world, made));
      } while (meter.goesOn());
    } catch (Unimaginable none) {
      return null;
    }
    return new Retry(
        tried == best ? Estimate.ZERO : behind.difference(),
        tried == made ? Estimate.ZERO : gained.difference());
  }

  @Override
  public <P> Estimate luck(Game<P> game, Chronicle.Draw draw, Thinking thinking) {
    Samples after = standing(game, draw.after(), thinking);
    if (after.count() == 0) return Estimate.ZERO;
    Samples before = standing(game, draw.before(), thinking);
    if (before.count() == 0) return Estimate.ZERO;
    return after.estimate().plus(before.estimate().times(-1));
  }

  /**
   * How well the seat stands when a player is asked next, in imagined matches; nothing where that
   * cannot be told before the end, or too few where no more are found. Imagining one counts as a
   * node for every line of the log.
   */
  private static <P> Samples standing(Game<P> game, Knowledge known, Thinking thinking) {
    SplittableRandom random = thinking.random(known);
    Table nature = new Playout((seat, prompt, options) -> random.nextInt(options.size()));
    Imagination<P> imagination = new Imagination<>(game, known);
    Rollout<P> rollout =
        new Rollout<>(
            game, at -> at.seat() == Seat.NATURE ? random.nextInt(at.size()) : Rollout.STOP);
    Samples samples = new Samples();
    long spent = 0;
    while (samples.count() < LEAST_WORLDS || spent < thinking.nodes() / 2) {
      World<P> world;
      try {
        world = imagination.world(nature, () -> thinking.stop().test(0));
      } catch (Unimaginable none) {
        return samples;
      }
      rollout.from(world).play();
      P position = rollout.position();
      boolean over = rollout.outcome() != null;
      if (!over && !Standing.tells(game, position)) return new Samples();
      double[] values =
          over ? Standing.ended(game, position, rollout.outcome()) : Standing.now(game, position);
      samples.add(values[known.seat().index()]);
      spent += known.lines().size() + 1;
    }
    return samples;
  }
}
