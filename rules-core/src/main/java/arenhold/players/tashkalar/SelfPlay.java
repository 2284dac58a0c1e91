package arenhold.players.tashkalar;

import arenhold.players.Meter;
import arenhold.players.Thinking;
import arenhold.rules.Options;
import arenhold.rules.Outcome;
import arenhold.rules.Playout;
import arenhold.rules.Prompt;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.tashkalar.Insight;
import arenhold.rules.tashkalar.Position;
import arenhold.rules.tashkalar.TashKalar;
import arenhold.rules.tashkalar.TashKalarPrompt;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.School;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Plays a match of a net with itself, straight through, and keeps what every side saw at the end of
 * every turn. Now and then another end of a turn is played than the best one. Uses no hidden thing
 * in its decisions, though it plays all sides.
 */
final class SelfPlay {

  /** Among how many of the best ends one is drawn. */
  private static final int AMONG = 12;

  /** How much worse an end is, in log-odds, that is drawn e times less often than the best. */
  private static final double WARMTH = 0.12;

  /** How often any of the best ends is played instead. */
  private static final double WILD = 0.05;

  /** What a side saw at the end of a turn. */
  record Sample(int side, int[] index, float[] amount) {}

  /**
   * A match.
   *
   * @param samples in the order of play
   * @param won the share of the win of each side
   * @param margins of each side, in points
   */
  record Episode(List<Sample> samples, double[] won, double[] margins) {}

  private final TashKalar game;
  private final String form;
  private final int seats;
  private final int nodes;
  private final Planner planner;
  private final Learned reading;

  SelfPlay(TashKalar game, String form, int seats, Net net, int nodes) {
    this.game = game;
    this.form = form;
    this.seats = seats;
    this.nodes = nodes;
    Learned value = new Learned(net);
    planner = new Planner(game, value);
    reading = value;
  }

  /** Plays the match of this seed. */
  Episode play(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Position p = game.start(setup(random));
    Answering answers = new Answering(random);
    Playout table = new Playout(answers);
    answers.position = p;
    List<Sample> samples = new ArrayList<>();
    boolean goesOn = true;
    while (goesOn) {
      if (Insight.acting(p) && answers.done()) answers.plan = plan(p, random, answers);
      if (Insight.ending(p)) keep(p, samples);
      goesOn = table.playUnit(game, p);
    }
    return ended(p, samples);
  }

  /** Different schools, all equally likely, those of expansions too. */
  private Setup setup(SplittableRandom random) {
    List<School> schools = new ArrayList<>(Catalogue.SCHOOLS);
    List<Map<String, String>> each = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      School school = schools.remove(random.nextInt(schools.size()));
      each.add(Map.of("school", school.key()));
    }
    return new Setup("tashkalar", form, each, Map.of("expansions", "yes"));
  }

  private int[] plan(Position p, SplittableRandom random, Answering answers) {
    answers.at = 0;
    int seat = Insight.seat(p);
    Meter meter = new Meter(Thinking.of(nodes, 0));
    var found = planner.search(game.copy(p), new int[0], seat, meter, AMONG);
    List<Planner.Plan> plans = found.plans();
    if (plans.isEmpty()) return new int[0];
    if (random.nextDouble() < WILD) return plans.get(random.nextInt(plans.size())).codes();
    double best = plans.getFirst().value();
    double[] weights = new double[plans.size()];
    double sum = 0;
    for (int i = 0; i < weights.length; i++) {
      weights[i] = StrictMath.exp((plans.get(i).value() - best) / WARMTH);
      sum += weights[i];
    }
    double drawn = random.nextDouble() * sum;
    int chosen = 0;
    while (chosen < weights.length - 1 && drawn >= weights[chosen]) drawn -= weights[chosen++];
    return plans.get(chosen).codes();
  }

  private void keep(Position p, List<Sample> samples) {
    for (int side = 0; side < Insight.sides(p); side++) {
      int seat = Insight.form(p).sides().first(side);
      boolean active = Insight.side(p, Insight.seat(p)) == side;
      if (active) seat = Insight.seat(p);
      reading.traits().read(p, seat);
      Inputs inputs = reading.inputs();
      inputs.read(p, seat, reading.traits());
      int[] index = Arrays.copyOf(inputs.index, inputs.count);
      samples.add(new Sample(side, index, Arrays.copyOf(inputs.amount, inputs.count)));
    }
  }

  private Episode ended(Position p, List<Sample> samples) {
    Outcome outcome = game.outcome(p);
    int sides = Insight.sides(p);
    double[] won = new double[sides];
    double[] margins = new double[sides];
    int first = 0;
    for (int side = 0; side < sides; side++) if (place(p, outcome, side) == 1) first++;
    for (int side = 0; side < sides; side++) {
      if (place(p, outcome, side) == 1) won[side] = 1.0 / first;
      int best = Integer.MIN_VALUE;
      for (int other = 0; other < sides; other++) {
        if (other != side) best = Math.max(best, Insight.points(p, other));
      }
      margins[side] = Insight.points(p, side) - best;
    }
    return new Episode(samples, won, margins);
  }

  private static int place(Position p, Outcome outcome, int side) {
    return outcome.places().get(Insight.form(p).sides().first(side));
  }

  /** Plays what was planned; chance and everything outside turns is drawn. */
  private static final class Answering implements Playout.Player {
    private final SplittableRandom random;
    private Position position;
    private int[] plan = {};
    private int at;

    Answering(SplittableRandom random) {
      this.random = random;
    }

    boolean done() {
      return at >= plan.length;
    }

    @Override
    public int pick(Seat seat, Prompt prompt, Options options) {
      if (seat == Seat.NATURE) return random.nextInt(options.size());
      if (Insight.acting(position) && !done()) {
        int code = plan[at++];
        for (int i = 0; i < options.size(); i++) if (options.get(i) == code) return i;
        throw new IllegalStateException("planned what is not offered");
      }
      if (prompt instanceof TashKalarPrompt asked) {
        int plain = Plainly.index(position, seat.index(), asked, options.toArray());
        if (plain >= 0) return plain;
      }
      return random.nextInt(options.size());
    }
  }
}
