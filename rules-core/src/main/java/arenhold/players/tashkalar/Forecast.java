package arenhold.players.tashkalar;

import arenhold.players.Meter;
import arenhold.players.Thinking;
import arenhold.rules.Outcome;
import arenhold.rules.Rollout;
import arenhold.rules.Seat;
import arenhold.rules.World;
import arenhold.rules.tashkalar.Insight;
import arenhold.rules.tashkalar.Position;
import arenhold.rules.tashkalar.TashKalar;
import arenhold.rules.tashkalar.TashKalarPrompt;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * What comes of a turn: plays it in an imagined match, then the reply that a planner finds from
 * what the next player sees, and says what the seat's chance of winning is then. Not thread-safe.
 */
final class Forecast {

  /** The budget for a reply. */
  private static final int REPLY = 60;

  private final TashKalar game;
  private final Planner planner;

  Forecast(TashKalar game) {
    this.game = game;
    this.planner = new Planner(game, new HandMade());
  }

  /** The chance of winning of {@code seat}, by what it sees of this position. */
  static double chance(Position p, int seat) {
    int sides = Insight.sides(p);
    double even = StrictMath.log(sides - 1.0) / HandMade.POINT;
    HandMade value = new HandMade();
    return value.chance(value.of(p, seat) - even);
  }

  /**
   * The choices of a turn as codes.
   *
   * @param notations the choices of the turn by {@code seat}, in order
   * @return null if they are not what is asked in this match
   */
  int[] follow(World<Position> world, int seat, List<String> notations) {
    List<Integer> codes = new ArrayList<>();
    int[] next = {0};
    Rollout<Position> rollout =
        new Rollout<>(
            game,
            at -> {
              if (at.seat().index() != seat || next[0] >= notations.size()) return Rollout.STOP;
              String wanted = notations.get(next[0]);
              for (int i = 0; i < at.size(); i++) {
                if (!at.notation(i).equals(wanted)) continue;
                next[0]++;
                codes.add(at.code(i));
                return i;
              }
              return Rollout.STOP;
            });
    rollout.from(world);
    boolean goesOn = true;
    while (goesOn && next[0] < notations.size() && acting(rollout)) goesOn = rollout.playUnit();
    // What is left then was asked after the turn.
    boolean all = next[0] == notations.size() || !acting(rollout);
    if (!all && rollout.outcome() == null) return null;
    return codes.stream().mapToInt(code -> code).toArray();
  }

  /** The position after these choices; only to be read. */
  Position end(World<Position> world, int[] codes) {
    Playing playing = new Playing(codes, null);
    Rollout<Position> rollout =
        new Rollout<>(game, at -> playing.done() ? Rollout.STOP : playing.pick(at)).from(world);
    boolean goesOn = true;
    while (goesOn && !playing.done() && acting(rollout)) goesOn = rollout.playUnit();
    return rollout.position();
  }

  private static boolean acting(Rollout<Position> rollout) {
    return Insight.acting(rollout.position());
  }

  /** The notations of a turn's choices. */
  List<String> told(World<Position> world, int seat, int[] codes) {
    List<String> notations = new ArrayList<>();
    int[] next = {0};
    Rollout<Position> rollout =
        new Rollout<>(
            game,
            at -> {
              if (at.seat() == Seat.NATURE || next[0] >= codes.length) return Rollout.STOP;
              int index = indexOf(at, codes[next[0]]);
              if (index < 0) return Rollout.STOP;
              next[0]++;
              notations.add(at.notation(index));
              return index;
            });
    rollout.from(world).play();
    return notations;
  }

  private static int indexOf(Rollout<Position> at, int code) {
    for (int i = 0; i < at.size(); i++) if (at.code(i) == code) return i;
    return -1;
  }

  /**
   * Plays a turn, what follows it, and the reply.
   *
   * @param random for everything that is drawn
   * @return the chance of winning of {@code seat}, by what it sees then
   */
  double after(World<Position> world, int seat, int[] codes, SplittableRandom random) {
    Playing playing = new Playing(codes, random);
    Rollout<Position> rollout = new Rollout<>(game, playing).from(world);
    int first = Insight.turn(rollout.position());
    boolean goesOn = true;
    int replied = first;
    while (goesOn) {
      Position p = rollout.position();
      if (Insight.acting(p) && playing.done()) {
        if (Insight.turn(p) > replied && replied > first) break;
        replied = Insight.turn(p);
        // In the first turn, what a teammate does to whom it was handed over.
        playing.plans(reply(p));
      }
      goesOn = rollout.playUnit();
    }
    Outcome outcome = rollout.outcome();
    if (outcome == null) return chance(rollout.position(), seat);
    if (outcome.places().get(seat) != 1) return 0;
    return 1.0 / winners(rollout.position(), outcome);
  }

  private static double winners(Position p, Outcome outcome) {
    List<Integer> places = outcome.places();
    return IntStream.range(0, places.size())
        .filter(seat -> places.get(seat) == 1)
        .map(seat -> Insight.side(p, seat))
        .distinct()
        .count();
  }

  /** The best turn of the seat whose turn it is, from what it sees. */
  private int[] reply(Position p) {
    Meter meter = new Meter(Thinking.of(REPLY, 0));
    var plans = planner.search(game.copy(p), new int[0], Insight.seat(p), meter, 1).plans();
    return plans.isEmpty() ? new int[0] : plans.getFirst().codes();
  }

  /** Plays what is planned; the rest plainly or at random. */
  private static final class Playing implements Rollout.Policy<Position> {
    private final SplittableRandom random;
    private int[] codes;
    private int next;

    Playing(int[] codes, SplittableRandom random) {
      this.codes = codes;
      this.random = random;
    }

    void plans(int[] then) {
      codes = then;
      next = 0;
    }

    boolean done() {
      return next >= codes.length;
    }

    @Override
    public int pick(Rollout<Position> at) {
      if (at.seat() == Seat.NATURE) return random.nextInt(at.size());
      if (!done()) {
        int index = indexOf(at, codes[next]);
        if (index >= 0) {
          next++;
          return index;
        }
        // A teammate in this imagined match may be asked something else.
        next = codes.length;
      }
      if (at.prompt() instanceof TashKalarPrompt prompt) {
        int[] open = at.asked().codes();
        int plain = Plainly.index(at.position(), at.seat().index(), prompt, open);
        if (plain >= 0) return plain;
        for (int i = 0; i < open.length; i++) if (Insight.ends(open[i])) return i;
      }
      return random.nextInt(at.size());
    }
  }
}
