package arenhold.players.tashkalar;

import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Board;
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

  /** The squares that a being of each rank may enter, whatever its pattern shows there. */
  private final long[] enteredLow = new long[3];

  private final long[] enteredHigh = new long[3];
  private int ways;

  /** Turns to the pieces of a colour. */
  void look(Position p, int colour) {
    Board board = p.board();
    SquareSet all = p.arena().squares();
    SquareSet occupied = board.occupied();
    SquareSet legends = board.ranks(LEGENDS);
    SquareSet heroes = board.ranks(HEROES);
    for (int rank = RANKS - 1; rank >= 0; rank--) {
      SquareSet own = board.pieces(RANKS * colour + rank);
      boolean highest = rank == RANKS - 1;
      low[rank] = own.low() | (highest ? 0 : low[rank + 1]);
      high[rank] = own.high() | (highest ? 0 : high[rank + 1]);
    }
    emptyLow = all.low() & ~occupied.low();
    emptyHigh = all.high() & ~occupied.high();
    hardLow = occupied.low() & ~low[0];
    hardHigh = occupied.high() & ~high[0];
    lowerLow = low[0] & ~low[1];
    lowerHigh = high[0] & ~high[1];
    enteredLow[2] = all.low();
    enteredHigh[2] = all.high();
    enteredLow[1] = all.low() & ~legends.low();
    enteredHigh[1] = all.high() & ~legends.high();
    enteredLow[0] = enteredLow[1] & ~heroes.low();
    enteredHigh[0] = enteredHigh[1] & ~heroes.high();
  }

  private static final int RANKS = 3;

  /** Ranks as {@link Board#ranks} takes them. */
  private static final int HEROES = 2;

  private static final int LEGENDS = 4;

  /** How much is lacking for {@code being}. */
  int of(Being being) {
    return of(being, false);
  }

  /** As {@link #of}, and counts the {@link #ways} if it is less than two. */
  int counted(Being being) {
    return of(being, true);
  }

  /**
   * Looks at one orientation after the other. What lacks more than the best so far is not followed,
   * nor what lacks as much unless it is {@code counted}.
   */
  private int of(Being being, boolean counted) {
    Pattern pattern = being.pattern();
    int entering = pattern.apart() ? RANKS - 1 : being.rank().ordinal();
    long startLow = enteredLow[entering];
    long startHigh = enteredHigh[entering];
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
      int most = counted && best < FAR ? Math.min(best, 1) : best - 1;
      if (most < 0) return best;
      long zeroLow = startLow;
      long zeroHigh = startHigh;
      long oneLow = 0;
      long oneHigh = 0;
      long twoLow = most > 1 ? secondLow : 0;
      long twoHigh = most > 1 ? secondHigh : 0;
      for (int i = from; i < from + count; i++) {
        int rank = cells[i] & 3;
        int offset = cells[i] >> 2;
        long hasLow = low(low[rank], high[rank], offset);
        long hasHigh = high(low[rank], high[rank], offset);
        if (most > 0) {
          long canLow = rank == 0 ? low(emptyLow, emptyHigh, offset) : 0;
          long canHigh = rank == 0 ? high(emptyLow, emptyHigh, offset) : 0;
          if (most > 1) {
            long dearLow = rank == 0 ? hardLow : lowerLow;
            long dearHigh = rank == 0 ? hardHigh : lowerHigh;
            twoLow = twoLow & hasLow | oneLow & canLow | zeroLow & low(dearLow, dearHigh, offset);
            twoHigh =
                twoHigh & hasHigh | oneHigh & canHigh | zeroHigh & high(dearLow, dearHigh, offset);
          }
          oneLow = oneLow & hasLow | zeroLow & canLow;
          oneHigh = oneHigh & hasHigh | zeroHigh & canHigh;
        }
        zeroLow &= hasLow;
        zeroHigh &= hasHigh;
        if ((zeroLow | zeroHigh | oneLow | oneHigh | twoLow | twoHigh) == 0) break;
      }
      if ((zeroLow | zeroHigh) != 0) best = better(best, 0, zeroLow, zeroHigh);
      else if ((oneLow | oneHigh) != 0) best = better(best, 1, oneLow, oneHigh);
      else if ((twoLow | twoHigh) != 0) best = better(best, 2, twoLow, twoHigh);
    }
    return best;
  }

  private int better(int best, int lack, long foundLow, long foundHigh) {
    if (lack < best) ways = 0;
    ways += Long.bitCount(foundLow) + Long.bitCount(foundHigh);
    return lack;
  }

  /** In how many ways, and places, the being {@link #counted} last lacks no more than that. */
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
