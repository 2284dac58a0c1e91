package arenhold.rules.tashkalar;

import arenhold.rules.Options;
import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.card.Being;
import arenhold.rules.tashkalar.pattern.Pattern;
import arenhold.rules.tashkalar.pattern.Turned;
import java.util.Arrays;

/**
 * Where one colour can summon on a board as it stands (R6.2 to R6.5). A pattern is tested on all
 * squares at once: begin with the squares the new piece may enter and keep, cell by cell, those
 * from which an own piece stands where the cell says.
 */
final class Summoning {

  private final Edition edition;
  private final Arena arena;
  private final Board board;
  private final int colour;
  private final int serving;
  private final Borrowing borrowing;

  /** Pieces that serve as own ones, of at least each rank; squares 0 to 63, then 64 to 127. */
  private final long commonLow;

  private final long commonHigh;
  private final long heroicLow;
  private final long heroicHigh;
  private final long legendLow;
  private final long legendHigh;

  /** The squares that a common and that a heroic being may enter (R6.3.3). */
  private final SquareSet forCommon;

  private final SquareSet forHeroic;
  private final int pieces;
  private final int upgraded;

  /** The summon squares that {@link #match} found last. */
  private long foundLow;

  private long foundHigh;

  /** What {@link #borrowed} works with; null until then. */
  private Sorted sorted;

  /** What a seat can summon now. */
  static Summoning of(Position p, int seat) {
    return new Summoning(
        p.edition(), p.arena(), p.board, p.colour(seat), p.serving(seat), Borrowing.of(p, seat));
  }

  /** The squares on which a being can appear apart from its pattern (R20.14). */
  static SquareSet open(Arena arena, Board board) {
    return arena.colourless().without(board.occupied());
  }

  private Summoning(
      Edition edition, Arena arena, Board board, int colour, int serving, Borrowing borrowing) {
    this.edition = edition;
    this.arena = arena;
    this.board = board;
    this.colour = colour;
    this.serving = serving;
    this.borrowing = borrowing;
    SquareSet legends = board.pieces(Board.piece(serving, Rank.LEGENDARY));
    SquareSet heroes = board.pieces(Board.piece(serving, Rank.HEROIC));
    SquareSet commons = board.pieces(Board.piece(serving, Rank.COMMON));
    legendLow = legends.low();
    legendHigh = legends.high();
    heroicLow = legendLow | heroes.low();
    heroicHigh = legendHigh | heroes.high();
    commonLow = heroicLow | commons.low();
    commonHigh = heroicHigh | commons.high();
    forHeroic = arena.squares().without(board.ranks(4));
    forCommon = forHeroic.without(board.ranks(2));
    upgraded = Long.bitCount(heroicLow) + Long.bitCount(heroicHigh);
    pieces = Long.bitCount(commonLow) + Long.bitCount(commonHigh);
  }

  /**
   * Adds every different way to summon {@code being} to {@code options} (R6.2b): by orientation,
   * then by square.
   *
   * @param card the card as an operand of {@link Code#summon}
   */
  void list(Being being, int card, Options options) {
    if (!borrowing.isNothing()) {
      listBorrowing(being, card, options);
      return;
    }
    SquareSet entered = entered(being);
    if (entered.isEmpty()) return;
    int before = options.size();
    boolean shortage = shortage(being);
    Pattern pattern = being.pattern();
    int[] cells = pattern.allCells();
    int count = pattern.cells().size();
    for (int i = 0; i * count < cells.length; i++) {
      if (!match(cells, i * count, count, -1, entered.low(), entered.high())) continue;
      Turned turned = pattern.turned(i);
      if (!shortage && !pattern.alike(i)) {
        options.addEach(Code.summon(0, card, turned.orientation()), foundLow);
        options.addEach(Code.summon(64, card, turned.orientation()), foundHigh);
        continue;
      }
      SquareSet found = new SquareSet(foundLow, foundHigh);
      for (int s = found.first(); s >= 0; s = found.next(s)) {
        if (shortage && !supplied(being, turned, s)) continue;
        if (pattern.alike(i) && listed(being, turned, s, options, before)) continue;
        options.add(Code.summon(s, card, turned.orientation()));
      }
    }
  }

  /** As {@link #list} where enemy pieces may serve; which, their squares say. */
  private void listBorrowing(Being being, int card, Options options) {
    int before = options.size();
    for (Turned turned : being.pattern().turned()) {
      SquareSet found = borrowed(being, turned);
      for (int s = found.first(); s >= 0; s = found.next(s)) {
        if (!supplied(being, turned, s) || listed(being, turned, s, options, before)) continue;
        options.add(Code.summon(s, card, turned.orientation()));
      }
    }
  }

  /** The squares from which every cell has a piece; of {@code entered} if none is borrowed. */
  private SquareSet matches(Being being, Turned turned, SquareSet entered) {
    if (borrowing.isNothing()) {
      boolean any = !entered.isEmpty() && match(turned, entered.low(), entered.high());
      return any ? new SquareSet(foundLow, foundHigh) : SquareSet.NONE;
    }
    return borrowed(being, turned);
  }

  /** The summon squares from which every cell has a piece, own or borrowed (R9). */
  private SquareSet borrowed(Being being, Turned turned) {
    if (sorted == null) sorted = new Sorted();
    return sorted.found(being, turned);
  }

  /**
   * Summon squares sorted by how many pieces are borrowed, first those that only the grant allows,
   * then those that a counter can pay for, and by how many empty squares stand in. As numbers, not
   * sets: this is done for every pattern in every view of a Melee.
   */
  private final class Sorted {

    /** Only kinds that can be borrowed at all are looked through. */
    private final int mostGranted;

    private final int mostPaid;
    private final int mostEmpty;
    private final SquareSet granted;

    /**
     * By what was borrowed, see {@link #at}: up to one granted, two paid for, two empty squares.
     */
    private final long[] low = new long[18];

    private final long[] high = new long[18];

    /** The pieces of at least each rank, of all colours. */
    private final SquareSet[] ranks = new SquareSet[3];

    Sorted() {
      granted = borrowing.granted().without(borrowing.paid());
      mostGranted = granted.isEmpty() ? 0 : 1;
      mostPaid = borrowing.paid().isEmpty() ? 0 : Math.min(2, borrowing.most());
      mostEmpty = borrowing.empty().isEmpty() ? 0 : 2;
      for (int i = 0; i < ranks.length; i++) ranks[i] = board.ranks(7 << i & 7);
    }

    SquareSet found(Being being, Turned turned) {
      Arrays.fill(low, 0);
      Arrays.fill(high, 0);
      SquareSet start = enterable(being);
      low[0] = start.low();
      high[0] = start.high();
      Rank shown = being.pattern().onSummonSquare();
      if (shown != null && !keep(0, shown)) return SquareSet.NONE;
      for (int cell : turned.cells()) {
        if (!keep(cell >> 2, Rank.of(cell & 3))) return SquareSet.NONE;
      }
      long allLow = 0;
      long allHigh = 0;
      for (int i = 0; i < low.length; i++) {
        allLow |= low[i];
        allHigh |= high[i];
      }
      return new SquareSet(allLow, allHigh);
    }

    /** Keeps the squares from which the next cell has its piece; returns whether any are left. */
    private boolean keep(int offset, Rank rank) {
      SquareSet atLeast = ranks[rank.ordinal()];
      SquareSet own = atLeast(rank).from(offset);
      SquareSet lent = granted.and(atLeast).from(offset);
      SquareSet paid = borrowing.paid().and(atLeast).from(offset);
      boolean common = rank == Rank.COMMON;
      SquareSet empty = common ? borrowing.empty().from(offset) : SquareSet.NONE;
      long any = 0;
      for (int g = mostGranted; g >= 0; g--) {
        for (int m = mostPaid; m >= 0; m--) {
          for (int e = mostEmpty; e >= 0; e--) {
            int at = at(g, m, e);
            long stillLow = low[at] & own.low();
            long stillHigh = high[at] & own.high();
            if (g > 0) {
              stillLow |= low[at(0, m, e)] & lent.low();
              stillHigh |= high[at(0, m, e)] & lent.high();
            }
            if (m > 0) {
              stillLow |= low[at(g, m - 1, e)] & paid.low();
              stillHigh |= high[at(g, m - 1, e)] & paid.high();
            }
            if (e > 0) {
              stillLow |= low[at(g, m, e - 1)] & empty.low();
              stillHigh |= high[at(g, m, e - 1)] & empty.high();
            }
            boolean tooMany = g + m > borrowing.most();
            low[at] = tooMany ? 0 : stillLow;
            high[at] = tooMany ? 0 : stillHigh;
            any |= low[at] | high[at];
          }
        }
      }
      return any != 0;
    }

    private static int at(int granted, int paid, int empty) {
      return 9 * granted + 3 * paid + empty;
    }
  }

  /** The squares on which {@code being} can be summoned. */
  SquareSet places(Being being) {
    SquareSet result = SquareSet.NONE;
    SquareSet entered = entered(being);
    boolean shortage = shortage(being);
    for (Turned turned : being.pattern().turned()) {
      SquareSet found = matches(being, turned, entered);
      for (int s = found.first(); s >= 0; s = found.next(s)) {
        if (!shortage || supplied(being, turned, s)) result = result.with(s);
      }
    }
    return result;
  }

  /** A placing that lacks exactly one piece on the board, or null. */
  Lack lack(Being being) {
    SquareSet open = enterable(being);
    Lack best = null;
    for (Turned turned : being.pattern().turned()) {
      int[] cells = turned.cells();
      for (int missing = 0; missing < cells.length; missing++) {
        SquareSet entered = entered(being, open);
        if (!match(cells, 0, cells.length, missing, entered.low(), entered.high())) continue;
        SquareSet found = new SquareSet(foundLow, foundHigh);
        int cell = cells[missing];
        for (int s = found.first(); s >= 0; s = found.next(s)) {
          int square = s + (cell >> 2);
          if (!onBoard(square) || !supplied(being, turned, s)) continue;
          Lack lack = new Lack(s, square, Rank.of(cell & 3));
          if (lack.better(best, board)) best = lack;
        }
      }
      if (being.pattern().onSummonSquare() == null) continue;
      if (!match(turned, open.low(), open.high())) continue;
      SquareSet found = new SquareSet(foundLow, foundHigh);
      for (int s = found.first(); s >= 0; s = found.next(s)) {
        Lack lack = new Lack(s, s, being.pattern().onSummonSquare());
        if (supplied(being, turned, s) && lack.better(best, board)) best = lack;
      }
    }
    return best;
  }

  /** A summoning on {@code at} that lacks an own piece of at least {@code rank} on a square. */
  record Lack(int at, int square, Rank rank) {
    /** A common piece on an empty square is the easiest to come by. */
    private boolean better(Lack other, Board board) {
      return other == null || trouble(board) < other.trouble(board);
    }

    private int trouble(Board board) {
      return 2 * rank.ordinal() + (board.at(square) == Board.NONE ? 0 : 1);
    }
  }

  /** Whether {@code square}, perhaps counted beyond the first or last row, exists. */
  private boolean onBoard(int square) {
    return square >= 0 && square < Square.COUNT && arena.squares().has(square);
  }

  /** The squares that {@code being} may enter (R6.3), none if there are too few own pieces. */
  private SquareSet entered(Being being) {
    Pattern pattern = being.pattern();
    if (pieces < pattern.cells().size() || upgraded < pattern.upgradedCells()) {
      return SquareSet.NONE;
    }
    return entered(being, enterable(being));
  }

  private SquareSet entered(Being being, SquareSet open) {
    Rank shown = being.pattern().onSummonSquare();
    return shown == null ? open : open.and(atLeast(shown));
  }

  /** Squares without a piece of higher rank (R6.3.3); all if the being appears apart (R20.14). */
  private SquareSet enterable(Being being) {
    if (being.pattern().apart()) {
      return open(arena, board).isEmpty() ? SquareSet.NONE : arena.squares();
    }
    return switch (being.rank()) {
      case COMMON -> forCommon;
      case HEROIC -> forHeroic;
      case LEGENDARY -> arena.squares();
    };
  }

  private SquareSet atLeast(Rank rank) {
    return switch (rank) {
      case COMMON -> new SquareSet(commonLow, commonHigh);
      case HEROIC -> new SquareSet(heroicLow, heroicHigh);
      case LEGENDARY -> new SquareSet(legendLow, legendHigh);
    };
  }

  /** Keeps the squares from which all cells have their piece; returns whether any are left. */
  private boolean match(Turned turned, long low, long high) {
    return match(turned.cells(), 0, turned.cells().length, -1, low, high);
  }

  /** As above for {@code count} cells {@code from} one on, but for the one at {@code left}. */
  private boolean match(int[] cells, int from, int count, int left, long low, long high) {
    long stillLow = low;
    long stillHigh = high;
    for (int i = from; i < from + count; i++) {
      if (i == left) continue;
      int rank = cells[i] & 3;
      int offset = cells[i] >> 2;
      long ownLow = rank == 0 ? commonLow : rank == 1 ? heroicLow : legendLow;
      long ownHigh = rank == 0 ? commonHigh : rank == 1 ? heroicHigh : legendHigh;
      if (offset > 0) {
        stillLow &= ownLow >>> offset | ownHigh << -offset;
        stillHigh &= ownHigh >>> offset;
      } else {
        stillLow &= ownLow << -offset;
        stillHigh &= ownHigh << -offset | ownLow >>> offset;
      }
      if ((stillLow | stillHigh) == 0) return false;
    }
    foundLow = stillLow;
    foundHigh = stillHigh;
    return true;
  }

  /** Whether no suitable piece is in supply and the pattern might use all others (R6.5). */
  private boolean shortage(Being being) {
    if (board.supplyOf(Board.piece(colour, being.rank())) > 0) return false;
    int own = sameKind(board, colour, being.rank()).count();
    return own <= being.pattern().cells().size() + (being.pattern().apart() ? 1 : 0);
  }

  /** Whether there is a piece for the being, from the supply or from the board (R6.5). */
  private boolean supplied(Being being, Turned turned, int at) {
    if (!shortage(being)) return true;
    SquareSet own = sameKind(board, colour, being.rank());
    if (being.pattern().apart()) return !own.without(turned.uses(at)).without(at).isEmpty();
    return own.has(at) || !own.without(turned.uses(at)).isEmpty();
  }

  /** Own pieces on the board that could become a piece of {@code rank} (R6.5a). */
  static SquareSet sameKind(Board board, int colour, Rank rank) {
    return board.colourSet(colour).and(board.ranks(rank == Rank.LEGENDARY ? 4 : 3));
  }

  /**
   * Whether a placement that differs in nothing is listed already (R6.2b): which empty squares
   * stand in makes no difference (R20.12), nor does where a pattern lies that the being appears
   * apart from (R20.14).
   */
  private boolean listed(Being being, Turned turned, int at, Options options, int from) {
    SquareSet uses = used(being, turned, at);
    boolean apart = being.pattern().apart() && !edition.emptySquaresMakeWays();
    SquareSet marks = turned.marks(at, arena);
    SquareSet second = turned.secondMarks(at, arena);
    for (int i = from; i < options.size(); i++) {
      int code = options.get(i);
      int there = Code.a(code);
      if (there != at && !apart) continue;
      Turned other = being.pattern().oriented(Code.c(code));
      boolean same =
          used(being, other, there).equals(uses)
              && other.rays() == turned.rays()
              && other.marks(there, arena).equals(marks)
              && other.secondMarks(there, arena).equals(second);
      if (same) return true;
    }
    return false;
  }

  /** The pieces used; one on the summon square is left out, as it is the same for the square. */
  private SquareSet used(Being being, Turned turned, int at) {
    SquareSet cells = turned.uses(at);
    if (edition.emptySquaresMakeWays()) return cells;
    return (being.pattern().apart() ? cells.with(at) : cells).and(board.occupied());
  }
}
