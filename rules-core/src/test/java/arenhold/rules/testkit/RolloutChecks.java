package arenhold.rules.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.Asked;
import arenhold.rules.Departure;
import arenhold.rules.Game;
import arenhold.rules.Rollout;
import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.World;
import arenhold.rules.notation.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A rollout from a world leads where answering the world choice by choice does.
 *
 * @param <P> the game's position
 */
final class RolloutChecks<P> implements Rollout.Policy<P> {

  /** One rollout in so many goes to the end of the match; the others stop on the way. */
  private static final int TO_THE_END = 3;

  private static final int MOST_ANSWERS = 60;

  private record Pick(Seat seat, int index, boolean offer) {}

  private final Game<P> game;
  private final Random random;
  private final List<Pick> picks = new ArrayList<>();

  /** The picks of seats that decide together, until the last of them. */
  private final List<Pick> together = new ArrayList<>();

  private int left;

  RolloutChecks(Game<P> game, Random random) {
    this.game = game;
    this.random = random;
  }

  /** Plays on from this world in both ways. */
  void check(World<P> world) {
    String before = written(world.checkpoint());
    left = random.nextInt(TO_THE_END) == 0 ? Integer.MAX_VALUE : random.nextInt(MOST_ANSWERS);
    Rollout<P> rollout = new Rollout<>(game, this).from(world);
    boolean over = rollout.play();
    flush();
    assertEquals(before, written(world.checkpoint()), "the world is as it was");
    World<P> answered = world;
    for (Pick pick : picks) answered = due(answered).answer(pick.seat(), pick.index());
    if (over) answered = due(answered);
    Viewer all = Viewer.AFTER_MATCH;
    assertEquals(answered.view(all), game.view(rollout.position(), all), "the position");
    assertEquals(over, answered.outcome().isPresent(), "over");
    if (over) {
      assertEquals(answered.outcome().orElseThrow(), rollout.outcome());
      return;
    }
    Asked there = rollout.asked();
    Asked here =
        answered.open().stream()
            .filter(one -> one.seat() == there.seat())
            .findFirst()
            .orElseThrow();
    assertArrayEquals(here.codes(), there.codes(), "the choices");
    assertEquals(here.offer(), there.offer());
    int index = random.nextInt(rollout.size());
    assertEquals(
        game.notation(answered.position(), here, here.codes()[index]), rollout.notation(index));
    Viewer viewer = Viewer.of(Seat.of(0));
    assertEquals(
        game.learned(answered.position(), here, here.codes()[index], viewer),
        rollout.learned(index, viewer));
  }

  private String written(P checkpoint) {
    return Json.write(game.write(checkpoint));
  }

  /** The world after the answers of seats that are leaving. */
  private World<P> due(World<P> world) {
    World<P> now = world;
    for (Asked asked = leaving(now); asked != null; asked = leaving(now)) {
      int code = game.fallback(now.position(), asked);
      int index = 0;
      while (asked.codes()[index] != code) index++;
      now = now.answer(asked.seat(), index);
    }
    return now;
  }

  private Asked leaving(World<P> world) {
    for (Asked asked : world.open()) {
      for (Departure each : world.departures()) {
        boolean going = each.stage() == Departure.Stage.GOING;
        if (going && each.seat() == asked.seat() && !asked.offer()) return asked;
      }
    }
    return null;
  }

  @Override
  public int pick(Rollout<P> at) {
    if (!at.together()) flush();
    if (left-- == 0) return Rollout.STOP;
    if (at.offer() && random.nextInt(4) > 0) return Rollout.WAIT;
    int index = random.nextInt(at.size());
    Pick pick = new Pick(at.seat(), index, at.offer());
    (at.together() ? together : picks).add(pick);
    return index;
  }

  @Override
  public int first(List<Asked> open) {
    return random.nextInt(open.size());
  }

  /** Offers are put last, but were taken while a seat that took none was still deciding. */
  private void flush() {
    List<Pick> offers = together.stream().filter(Pick::offer).toList();
    if (offers.isEmpty()) {
      picks.addAll(together);
      together.clear();
      return;
    }
    Seat last =
        together.stream()
            .map(Pick::seat)
            .filter(seat -> offers.stream().noneMatch(offer -> offer.seat() == seat))
            .findFirst()
            .orElseThrow();
    for (Pick pick : together) if (!pick.offer() && pick.seat() != last) picks.add(pick);
    picks.addAll(offers);
    for (Pick pick : together) if (pick.seat() == last) picks.add(pick);
    together.clear();
  }
}
