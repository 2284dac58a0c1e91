package arenhold.rules.tashkalar;

import arenhold.rules.Options;
import arenhold.rules.Playout;
import arenhold.rules.Setup;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds every summoning of a hand of five again and again, in positions of real play with twelve
 * own pieces on the board: what benchmarks measure.
 */
final class SummoningSearch {

  private static final int POSITIONS = 1024;
  private static final int PIECES = 12;
  private static final int BEINGS = 3;
  private static final int LEGENDS = 2;

  private final List<Position> positions = new ArrayList<>();
  private final Options options = new Playout((seat, prompt, list) -> 0).options();
  private int next;

  private SummoningSearch() {}

  /** The search in random matches of this set-up. */
  static SummoningSearch in(TashKalar tashKalar, Setup setup) {
    SummoningSearch search = new SummoningSearch();
    long[] state = {1};
    Playout table =
        new Playout(
            (seat, prompt, choices) -> {
              state[0] = state[0] * 6364136223846793005L + 1442695040888963407L;
              return (int) ((state[0] >>> 33) % choices.size());
            });
    while (search.positions.size() < POSITIONS) {
      Position p = tashKalar.start(setup);
      while (table.playUnit(tashKalar, p)) {
        boolean full =
            Integer.bitCount(p.hand(p.seat, Kind.BEINGS)) == BEINGS
                && Integer.bitCount(p.hand(p.seat, Kind.LEGENDS)) == LEGENDS;
        if (full && p.board.colourSet(p.colour(p.seat)).count() == PIECES)
          search.positions.add(p.copy());
      }
    }
    return search;
  }

  /** Searches this many positions and returns how many summonings it found in all. */
  long rounds(int count) {
    long found = 0;
    for (int i = 0; i < count; i++) {
      options.cut(0);
      Turn.listSummonings(positions.get(next++ % POSITIONS), options);
      found += options.size();
    }
    return found;
  }
}
