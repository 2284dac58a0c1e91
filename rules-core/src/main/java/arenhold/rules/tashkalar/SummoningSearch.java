package arenhold.rules.tashkalar;

import arenhold.rules.Measure;
import arenhold.rules.Options;
import arenhold.rules.Playout;
import arenhold.rules.Samples;
import arenhold.rules.Setup;

/**
 * Finds every summoning of a hand of five, in positions of real play with twelve own pieces on the
 * board: what benchmarks measure.
 */
final class SummoningSearch {

  private static final int PIECES = 12;
  private static final int BEINGS = 3;
  private static final int LEGENDS = 2;

  private SummoningSearch() {}

  /** The search in random matches of this set-up; it finds so many summonings. */
  static Measure in(TashKalar tashKalar, Setup setup) {
    Options options = new Playout((seat, prompt, list) -> 0).options();
    return Samples.of(tashKalar, setup, SummoningSearch::full)
        .measure(
            "summonings of five cards",
            p -> {
              options.cut(0);
              Turn.listSummonings(p, options);
              return options.size();
            });
  }

  private static boolean full(Position p) {
    return Integer.bitCount(p.hand(p.seat, Kind.BEINGS)) == BEINGS
        && Integer.bitCount(p.hand(p.seat, Kind.LEGENDS)) == LEGENDS
        && p.board.colourSet(p.colour(p.seat)).count() == PIECES;
  }
}
