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
 * Random matches of one game, played choice by choice and looked at after each.
 *
 * @param setups what they are played with, in turn
 * @param mostAnswers the most answers a match may take before it counts as endless
 */
record RandomMatches<P>(Game<P> game, List<Setup> setups, int mostAnswers) {

  /** Something done with a match after each of its steps. */
  @FunctionalInterface
  interface Check<P> {
    /** Looks at the match; may make it go on. */
    void look(RandomMatch<P> play);
  }

  /** The set-up that the match with this seed is played with. */
  Setup setup(int seed) {
    return setups.get(seed % setups.size());
  }

  /** Everybody who may look at a match with this set-up while it is played. */
  static List<Viewer> viewers(Setup setup) {
    List<Viewer> result = new ArrayList<>(List.of(Viewer.SPECTATOR));
    for (int i = 0; i < setup.size(); i++) result.add(Viewer.of(Seat.of(i)));
    return result;
  }

  /** Plays random matches to the end and looks at each before the first and after every choice. */
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
