package arenhold.rules.testkit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Viewer;
import java.util.ArrayList;
import java.util.List;

/**
 * Random matches of one game, played choice by choice and checked after each.
 *
 * @param setups the set-ups they are played with, in turn
 * @param mostAnswers the most answers a match may take before it counts as endless
 */
record RandomMatches<P>(Game<P> game, List<Setup> setups, int mostAnswers) {

  /** A check made after each step of a match. */
  @FunctionalInterface
  interface Check<P> {
    /** Checks the match; may play it on. */
    void look(RandomMatch<P> play);
  }

  /** The set-up of the match with this seed. */
  Setup setup(int seed) {
    return setups.get(seed % setups.size());
  }

  /** Every viewer of a running match with this set-up. */
  static List<Viewer> viewers(Setup setup) {
    List<Viewer> result = new ArrayList<>(List.of(Viewer.SPECTATOR));
    for (int i = 0; i < setup.size(); i++) result.add(Viewer.of(Seat.of(i)));
    return result;
  }

  /** Plays random matches to the end, checking each before the first and after every choice. */
  void play(int count, Check<P> eachStep, Check<P> atEnd) {
    for (int seed = 0; seed < count; seed++) {
      Setup setup = setup(seed);
      RandomMatch<P> play = new RandomMatch<>(game, setup, seed);
      try {
        eachStep.look(play);
        while (!play.match().isOver()) {
          play.step();
          eachStep.look(play);
          assertTrue(play.log().size() < mostAnswers, "the match does not end");
        }
        atEnd.look(play);
      } catch (RuntimeException | AssertionError wrong) {
        throw new AssertionError(
            wrong.getMessage() + "\nseed " + seed + ", " + setup + "\n" + text(play.log()), wrong);
      }
    }
  }

  private static String text(List<Entry> log) {
    return String.join("\n", log.stream().map(Entry::text).toList());
  }
}
