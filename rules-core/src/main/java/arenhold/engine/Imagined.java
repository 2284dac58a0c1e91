package arenhold.engine;

import arenhold.players.Seen;
import arenhold.players.Standing;
import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Game;
import arenhold.rules.Outcome;
import arenhold.rules.Playout;
import arenhold.rules.Question;
import arenhold.rules.Rollout;
import arenhold.rules.Seat;
import arenhold.rules.View;
import arenhold.rules.Viewer;
import arenhold.rules.World;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * An imagined match, as the model serves it.
 *
 * @param seat the seat that imagines it
 * @param seats the number of seats
 * @param <P> the game's position
 */
record Imagined<P>(Game<P> game, Seat seat, int seats, World<P> world) {

  /** How many draws one may take: more than any but the most entangled matches need. */
  static final int DRAWS = 500_000;

  /**
   * One that fits what a seat sees.
   *
   * @throws EngineFault if none is found within {@link #DRAWS}; another seed may find one
   */
  static <P> Imagined<P> of(Seen<P> seen, SplittableRandom random) {
    int[] drawn = {0};
    var nature =
        new Playout(
            (any, prompt, options) -> {
              if (++drawn[0] > DRAWS) {
                throw new EngineFault(Code.FAILED, "no match found within " + DRAWS + " draws");
              }
              return random.nextInt(options.size());
            });
    return new Imagined<>(
        seen.game(), seen.seat(), seen.known().setup().size(), seen.imagination().world(nature));
  }

  /** What a seat sees in it. */
  View view(Seat viewer) {
    return world.view(Viewer.of(viewer));
  }

  /** The question of a seat, or null if it is asked nothing. */
  Question question(Seat asked) {
    return world.question(asked).orElse(null);
  }

  /** The first seat that must answer, own first; null if the match is over. */
  Seat asked() {
    Seat first = null;
    for (Asked each : world.open()) {
      if (each.seat() == seat) return seat;
      if (first == null && !each.offer()) first = each.seat();
    }
    return first;
  }

  /** After a choice of this seat. */
  Imagined<P> answered(Seat by, int index) {
    return new Imagined<>(game, seat, seats, world.answer(by, index));
  }

  /** After all that chance is asked now, and what follows from it. */
  Imagined<P> dealt(SplittableRandom random) {
    World<P> now = world;
    while (true) {
      Asked chance = null;
      for (Asked each : now.open()) if (each.seat() == Seat.NATURE) chance = each;
      if (chance == null) return now == world ? this : new Imagined<>(game, seat, seats, now);
      now = now.answer(Seat.NATURE, random.nextInt(chance.codes().length));
    }
  }

  /** The outcome, or null if it goes on. */
  Outcome outcome() {
    return world.outcome().orElse(null);
  }

  /** How it stands for each seat, from 0 to 1. */
  List<Double> standing() {
    return list(
        outcome() == null
            ? Standing.now(game, world.position())
            : Standing.ended(game, world.position(), outcome()));
  }

  /** How a random playout to the end of the match ends for each seat. */
  double[] playedOut(SplittableRandom random) {
    Rollout<P> rollout =
        new Rollout<P>(game, at -> at.offer() ? Rollout.WAIT : random.nextInt(at.size()))
            .from(world);
    rollout.play();
    return Standing.ended(game, rollout.position(), rollout.outcome());
  }

  /** What is asked, in short. */
  List<Object> open() {
    return world.open().stream().<Object>map(this::brief).toList();
  }

  private Map<String, Object> brief(Asked asked) {
    Map<String, Object> brief = new LinkedHashMap<>();
    Question question = world.question(asked.seat()).orElseThrow();
    brief.put("seat", asked.seat().index());
    brief.put("prompt", question.prompt());
    brief.put("offer", question.offer());
    brief.put("choices", question.choices().stream().map(Choice::notation).toList());
    return brief;
  }

  static List<Double> list(double[] values) {
    return Arrays.stream(values).boxed().toList();
  }
}
