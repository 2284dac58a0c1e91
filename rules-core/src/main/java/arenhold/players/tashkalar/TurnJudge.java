package arenhold.players.tashkalar;

import arenhold.players.Hint;
import arenhold.players.Meter;
import arenhold.players.Thinking;
import arenhold.players.analysis.Attempt;
import arenhold.players.analysis.Estimate;
import arenhold.players.analysis.Judge;
import arenhold.players.analysis.Mark;
import arenhold.players.analysis.Samples;
import arenhold.rules.Chronicle;
import arenhold.rules.Game;
import arenhold.rules.Imagination;
import arenhold.rules.Knowledge;
import arenhold.rules.Playout;
import arenhold.rules.Rollout;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.World;
import arenhold.rules.tashkalar.Insight;
import arenhold.rules.tashkalar.Position;
import arenhold.rules.tashkalar.TashKalar;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Judges a turn as a whole: the end that was played against the best of those a planner finds, each
 * followed by the best reply in imagined matches, the same ones for both.
 */
public final class TurnJudge implements Judge {

  /** How many of the planned ends are compared first, and how many after that. */
  private static final int FIRST = 10;

  private static final int SECOND = 4;

  /** In how many imagined matches they are. */
  private static final int FIRST_WORLDS = 12;

  private static final int SECOND_WORLDS = 32;

  /** In how many at the least the best is compared with what was played. */
  private static final int LEAST_WORLDS = 24;

  /** What a trial of an end costs, in nodes, about: most of it is planning the reply. */
  private static final long TRIAL = 250;

  /** With so many nodes for a turn its ends are compared in as many matches as is useful. */
  private static final long ENOUGH = 300_000;

  /** The most nodes for planning a turn. */
  private static final long PLAN = 12_000;

  /** A chance below this is as good as none, and one as much below 1 as good as the win. */
  private static final double LEAST_CHANCE = 0.02;

  /** How many draws are tried for what is to be expected of one. */
  private static final int DRAWS = 96;

  /** Whether it judges matches of this set-up. */
  public static boolean judges(Setup setup) {
    return TurnPlayer.plays(setup);
  }

  @Override
  public int version() {
    return 3;
  }

  @Override
  public long budget() {
    return 5_000_000;
  }

  @Override
  public int shares() {
    return 6;
  }

  @Override
  @SuppressWarnings("unchecked")
  public <P> Verdict turn(Game<P> game, List<Chronicle.Choice> choices, Thinking thinking) {
    return new Trials((Game<Position>) game, choices, thinking).verdict();
  }

  @Override
  @SuppressWarnings("unchecked")
  public <P> Estimate opened(
      Game<P> game,
      World<P> truth,
      Chronicle.Choice from,
      List<String> played,
      List<String> better,
      Thinking thinking) {
    World<Position> world = (World<Position>) truth;
    Forecast forecast = new Forecast((TashKalar) game);
    int seat = from.seat().index();
    int[] made = forecast.follow(world, seat, played);
    int[] other = forecast.follow(world, seat, better);
    if (made == null || other == null) return null;
    Samples differences = new Samples();
    for (int i = 0; i < LEAST_WORLDS; i++) {
      long chance = thinking.seed() * 31 + i;
      double one = forecast.after(world, seat, made, new SplittableRandom(chance));
      double two = forecast.after(world, seat, other, new SplittableRandom(chance));
      differences.add(two - one);
    }
    return differences.estimate();
  }

  @Override
  @SuppressWarnings("unchecked")
  public <P> Estimate luck(Game<P> game, Chronicle.Draw draw, Thinking thinking) {
    Game<Position> own = (Game<Position>) game;
    Samples before = new Samples();
    SplittableRandom random = thinking.random(draw.before());
    for (int i = 0; i < DRAWS; i++) before.add(value(own, draw.before(), random));
    double after = value(own, draw.after(), random);
    return Estimate.exact(after).plus(before.estimate().times(-1));
  }

  @Override
  public boolean wholeTurns() {
    return true;
  }

  @Override
  @SuppressWarnings("unchecked")
  public <P> Retry retry(
      Attempt<P> attempt, List<String> played, List<String> better, Thinking thinking) {
    return new Retrial((Attempt<Position>) attempt, thinking).of(played, better);
  }

  /** What a seat's cards and the board are worth when a player is asked next. */
  private static double value(Game<Position> game, Knowledge known, SplittableRandom random) {
    Table nature = new Playout((seat, prompt, options) -> random.nextInt(options.size()));
    World<Position> world = new Imagination<>(game, known).world(nature);
    Rollout<Position> rollout =
        new Rollout<>(
            game, at -> at.seat() == Seat.NATURE ? random.nextInt(at.size()) : Rollout.STOP);
    rollout.from(world).play();
    return Forecast.chance(rollout.position(), known.seat().index());
  }

  /** A way to play the turn, and how it did. */
  private static final class Candidate {
    final int[] codes;
    final Samples samples = new Samples();

    Candidate(int[] codes) {
      this.codes = codes;
    }
  }

  /** The trials for one turn. */
  private static final class Trials {
    private final Game<Position> game;
    private final List<Chronicle.Choice> choices;
    private final Thinking thinking;
    private final Forecast forecast;
    private final SplittableRandom random;
    private final List<World<Position>> worlds = new ArrayList<>();
    private Imagination<Position> imagination;
    private final long planned;
    private int from;
    private long trials;

    Trials(Game<Position> game, List<Chronicle.Choice> choices, Thinking thinking) {
      this.game = game;
      this.choices = choices;
      this.thinking = thinking;
      this.forecast = new Forecast((TashKalar) game);
      this.random = thinking.random(choices.getFirst().known());
      this.planned = Math.min(PLAN, thinking.nodes() / 8);
    }

    Verdict verdict() {
      World<Position> first = begun();
      if (first == null) return null;
      Chronicle.Choice start = choices.get(from);
      int seat = start.seat().index();
      List<String> made =
          choices.subList(from, choices.size()).stream().map(Chronicle.Choice::notation).toList();
      int[] told = forecast.follow(first, seat, made);
      if (told == null) return null;
      Meter meter = new Meter(new Thinking(planned, 0, thinking.stop()));
      var planner = new Planner((TashKalar) game, new HandMade());
      var found = planner.search(first.checkpoint(), first.codesSince(), seat, meter, FIRST);
      Candidate played = new Candidate(told);
      long end = fingerprint(first, told);
      List<Candidate> others = new ArrayList<>();
      for (Planner.Plan plan : found.plans()) {
        if (fingerprint(first, plan.codes()) != end) others.add(new Candidate(plan.codes()));
      }
      return compared(seat, played, others);
    }

    private long fingerprint(World<Position> world, int[] codes) {
      return Insight.fingerprint(forecast.end(world, codes));
    }

    /** The first imagined match that stands in the turn, at the first of its choices. */
    private World<Position> begun() {
      for (from = 0; from < choices.size(); from++) {
        imagination = new Imagination<>(game, choices.get(from).known());
        worlds.clear();
        World<Position> world = world(0);
        if (Insight.acting(world.checkpoint())) return world;
      }
      return null;
    }

    private World<Position> world(int index) {
      Table nature = new Playout((seat, prompt, options) -> random.nextInt(options.size()));
      while (worlds.size() <= index) worlds.add(imagination.world(nature));
      return worlds.get(index);
    }

    private double trial(int seat, Candidate candidate, int world) {
      // The same chance for every candidate.
      SplittableRandom chance = new SplittableRandom(thinking.seed() * 31 + world);
      double value = forecast.after(world(world), seat, candidate.codes, chance);
      candidate.samples.add(value);
      trials++;
      return value;
    }

    private Verdict compared(int seat, Candidate played, List<Candidate> others) {
      int world = 0;
      int first = worlds(FIRST_WORLDS);
      int second = first + worlds(SECOND_WORLDS);
      for (; world < first; world++) {
        for (Candidate each : others) trial(seat, each, world);
        trial(seat, played, world);
      }
      // What is decided already needs no more trials.
      if (decided(played, others)) return last(seat, played, null, world);
      List<Candidate> left = kept(others);
      for (; world < second; world++) {
        for (Candidate each : left) trial(seat, each, world);
        trial(seat, played, world);
      }
      Candidate best =
          left.stream()
              .filter(each -> each.samples.mean() > played.samples.mean())
              .max(Comparator.comparingDouble(each -> each.samples.mean()))
              .orElse(null);
      return last(seat, played, best, world);
    }

    /** As many imagined matches, or with a small budget down to a quarter of that. */
    private int worlds(int most) {
      return (int) Math.max(most / 4, Math.min(most, most * thinking.nodes() / ENOUGH));
    }

    /** Whether even the best differs too little from what was played to be marked. */
    private static boolean decided(Candidate played, List<Candidate> others) {
      double best = others.stream().mapToDouble(each -> each.samples.mean()).max().orElse(0);
      return best < LEAST_CHANCE || played.samples.mean() > 1 - LEAST_CHANCE;
    }

    private static List<Candidate> kept(List<Candidate> others) {
      return others.stream()
          .sorted(Comparator.comparingDouble((Candidate each) -> -each.samples.mean()))
          .limit(SECOND)
          .toList();
    }

    /** Compares two in new matches, so that having been chosen favours neither. */
    private Verdict last(int seat, Candidate played, Candidate best, int from) {
      Samples chosen = new Samples();
      Samples better = new Samples();
      Samples differences = new Samples();
      int world = from;
      do {
        double mine = trial(seat, played, world);
        chosen.add(mine);
        if (best != null) {
          double other = trial(seat, best, world);
          better.add(other);
          differences.add(other - mine);
        }
        world++;
      } while (world - from < worlds(LEAST_WORLDS)
          || best != null && goesOn(differences.estimate()));
      Estimate loss = differences.estimate();
      if (best == null || loss.mean() <= 0) {
        return Verdict.right(chosen.estimate(), this.from, spent());
      }
      List<String> told = forecast.told(world(0), seat, best.codes);
      List<Hint.Reason> reasons = reasons(seat, played, best);
      return new Verdict(
          chosen.estimate(), better.estimate(), loss, this.from, told, reasons, spent());
    }

    /** Whether more trials could still change the mark, and there is budget for them. */
    private boolean goesOn(Estimate loss) {
      if (spent() >= thinking.nodes() || thinking.stop().test(spent())) return false;
      Mark most = Mark.of(Estimate.exact(loss.mean()));
      return most != Mark.of(new Estimate(loss.mean(), 2 * loss.error()));
    }

    private long spent() {
      return planned + trials * TRIAL;
    }

    private List<Hint.Reason> reasons(int seat, Candidate played, Candidate best) {
      World<Position> first = world(0);
      Reasons reasons = new Reasons(new HandMade(), first.checkpoint(), seat);
      return reasons.of(forecast.end(first, best.codes), forecast.end(first, played.codes));
    }
  }
}
