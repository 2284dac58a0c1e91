package arenhold.players.tashkalar;

import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Insight;
import arenhold.rules.tashkalar.Position;
import arenhold.rules.tashkalar.Rank;
import arenhold.rules.tashkalar.card.Being;
import arenhold.rules.tashkalar.pattern.Pattern;

/**
 * How much a colour lacks to summon a being on a board as it stands: 0 if its pattern is there, 1
 * or 2 if that many placed pieces would complete it, {@link #FAR} if more. A piece that needs a
 * higher rank, and a square that an enemy piece holds, count as two. Borrowed pieces and empty
 * supplies are left out. One for each search; {@link #look} first.
 */
final class Lacks {

  /** More than two pieces. */
  static final int FAR = 3;

  private final long[] low = new long[3];
  private final long[] high = new long[3];
  private long emptyLow;
  private long emptyHigh;
  private long hardLow;
  private long hardHigh;
  private long lowerLow;
  private long lowerHigh;
  private SquareSet all;
  private SquareSet forHeroic;
  private SquareSet forCommon;
  private int ways;

  /** Turns to the pieces of a colour. */
  void look(Position p, int colour) {
    all = p.arena().squares();
    SquareSet occupied = p.board().occupied();
    for (Rank rank : RANKS) {
      SquareSet own = Insight.atLeast(p, colour, rank);
      low[rank.ordinal()] = own.low();
      high[rank.ordinal()] = own.high();
    }
    emptyLow = all.low() & ~occupied.low();
    emptyHigh = all.high() & ~occupied.high();
    hardLow = occupied.low() & ~low[0];
    hardHigh = occupied.high() & ~high[0];
    lowerLow = low[0] & ~low[1];
    lowerHigh = high[0] & ~high[1];
    forHeroic = all.without(p.board().ranks(4));
    forCommon = forHeroic.without(p.board().ranks(2));
  }

  private static final Rank[] RANKS = Rank.values();

  /** How much is lacking for {@code being}. */
  int of(Being being) {
    Pattern pattern = being.pattern();
    SquareSet entered =
        pattern.apart() || being.rank() == Rank.LEGENDARY
            ? all
            : being.rank() == Rank.HEROIC ? forHeroic : forCommon;
    long startLow = entered.low();
    long startHigh = entered.high();
    long secondLow = 0;
    long secondHigh = 0;
    Rank shown = pattern.onSummonSquare();
    if (shown != null) {
      int rank = shown.ordinal();
      secondLow = startLow & ~low[rank];
      secondHigh = startHigh & ~high[rank];
      startLow &= low[rank];
      startHigh &= high[rank];
    }
    int best = FAR;
    ways = 0;
    int[] cells = pattern.allCells();
    int count = pattern.cells().size();
    for (int from = 0; from < cells.length; from += count) {
      long zeroLow = startLow;
      long zeroHigh = startHigh;
      long oneLow = 0;
      long oneHigh = 0;
      long twoLow = secondLow;
      long twoHigh = secondHigh;
      for (int i = from; i < from + count; i++) {
        int rank = cells[i] & 3;
        int offset = cells[i] >> 2;
        long hasLow = low(low[rank], high[rank], offset);
        long hasHigh = high(low[rank], high[rank], offset);
        long nextTwoLow = twoLow & hasLow;
        long nextTwoHigh = twoHigh & hasHigh;
        if (rank == 0) {
          long canLow = low(emptyLow, emptyHigh, offset);
          long canHigh = high(emptyLow, emptyHigh, offset);
          nextTwoLow |= oneLow & canLow | zeroLow & low(hardLow, hardHigh, offset);
          nextTwoHigh |= oneHigh & canHigh | zeroHigh & high(hardLow, hardHigh, offset);
          oneLow = oneLow & hasLow | zeroLow & canLow;
          oneHigh = oneHigh & hasHigh | zeroHigh & canHigh;
        } else {
          nextTwoLow |= zeroLow & low(lowerLow, lowerHigh, offset);
          nextTwoHigh |= zeroHigh & high(lowerLow, lowerHigh, offset);
          oneLow &= hasLow;
          oneHigh &= hasHigh;
        }
        zeroLow &= hasLow;
        zeroHigh &= hasHigh;
        twoLow = nextTwoLow;
        twoHigh = nextTwoHigh;
        if ((zeroLow | zeroHigh | oneLow | oneHigh | twoLow | twoHigh) == 0) break;
      }
      if ((zeroLow | zeroHigh) != 0) best = better(best, 0, zeroLow, zeroHigh);
      else if (best > 0 && (oneLow | oneHigh) != 0) best = better(best, 1, oneLow, oneHigh);
      else if (best > 1 && (twoLow | twoHigh) != 0) best = better(best, 2, twoLow, twoHigh);
    }
    return best;
  }

  private int better(int best, int lack, long foundLow, long foundHigh) {
    if (lack < best) ways = 0;
    ways += Long.bitCount(foundLow) + Long.bitCount(foundHigh);
    return lack;
  }

  /** In how many ways, and places, the being asked for last lacks no more than that. */
  int ways() {
    return ways;
  }

  private static long low(long lower, long higher, int offset) {
    return offset > 0 ? lower >>> offset | higher << -offset : lower << -offset;
  }

  private static long high(long lower, long higher, int offset) {
    return offset > 0 ? higher >>> offset : higher << -offset | lower >>> offset;
  }
}
