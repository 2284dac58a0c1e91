package arenhold.rules.tashkalar.pattern;

import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Arena;
import arenhold.rules.tashkalar.Direction;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A pattern in one orientation, ready to be compared with a board. Immutable. */
public final class Turned {

  /** The orientations: four turns as drawn, then four of the mirror image. */
  public static final int COUNT = 8;

  /** How far from the summon square a pattern may reach in rows and columns. */
  public static final int FARTHEST = 4;

  private static final int MIDDLE = Square.at(FARTHEST, FARTHEST);

  private static final List<String> NAMES =
      List.of("r0", "r90", "r180", "r270", "m0", "m90", "m180", "m270");

  private final int orientation;
  private final int[] cells;
  private final int[] marks;
  private final int[] secondMarks;
  private final int rays;
  private final Set<Object> image;

  /**
   * {@code pattern}, mirrored left to right if {@code orientation} is 4 or more, then turned
   * clockwise by {@code orientation % 4} quarters.
   */
  Turned(Pattern pattern, int orientation) {
    this.orientation = orientation;
    image = new HashSet<>();
    List<Pattern.Cell> rarestFirst = new ArrayList<>(pattern.cells());
    rarestFirst.sort(Comparator.comparing(Pattern.Cell::rank).reversed());
    cells = new int[rarestFirst.size()];
    for (int i = 0; i < cells.length; i++) {
      Pattern.Cell cell = rarestFirst.get(i);
      int offset = offset(cell.rows(), cell.columns());
      cells[i] = offset << 2 | cell.rank().ordinal();
      image.add(List.of("cell", cells[i]));
    }
    marks = marks(pattern, false);
    secondMarks = marks(pattern, true);
    int all = 0;
    for (int ray : pattern.rays()) all |= 1 << turn(ray);
    rays = all;
    image.add(List.of("rays", rays));
  }

  private int[] marks(Pattern pattern, boolean second) {
    int[] offsets =
        pattern.marks().stream()
            .filter(mark -> mark.second() == second)
            .mapToInt(mark -> offset(mark.rows(), mark.columns()))
            .toArray();
    for (int offset : offsets) image.add(List.of(second ? "second mark" : "mark", offset));
    return offsets;
  }

  private int offset(int rows, int columns) {
    int down = rows;
    int right = orientation < 4 ? columns : -columns;
    for (int quarter = 0; quarter < orientation % 4; quarter++) {
      int turned = -down;
      down = right;
      right = turned;
    }
    return down * Square.ROW + right;
  }

  private int turn(int direction) {
    int mirrored = orientation < 4 ? direction : Direction.COUNT - direction;
    return (mirrored + 2 * (orientation % 4)) % Direction.COUNT;
  }

  /** Equal for orientations that cannot be told apart. */
  Object image() {
    return image;
  }

  /** The number of the orientation, from 0. */
  public int orientation() {
    return orientation;
  }

  /** How notation names an orientation, such as {@code r90}. */
  public static String name(int orientation) {
    return NAMES.get(orientation);
  }

  /**
   * The cells, rarest rank first: how far from the summon square, times four, plus the rank. Shared
   * for speed: never change it.
   */
  public int[] cells() {
    return cells;
  }

  /** The squares of the pieces used when summoning on {@code at}, the summon square left out. */
  public SquareSet uses(int at) {
    long low = 0;
    long high = 0;
    for (int cell : cells) {
      int square = at + (cell >> 2);
      if (square < 64) low |= 1L << square;
      else high |= 1L << square;
    }
    return new SquareSet(low, high);
  }

  /** Whether this orientation uses the same squares and directions as {@code other}. */
  boolean usesAlike(Turned other) {
    return rays == other.rays && uses(MIDDLE).equals(other.uses(MIDDLE));
  }

  /** The marked squares on the board when summoning on {@code at} (R6.2a). */
  public SquareSet marks(int at, Arena arena) {
    return on(marks, at, arena);
  }

  /** As {@link #marks(int, Arena)}, the squares marked in the second of two ways. */
  public SquareSet secondMarks(int at, Arena arena) {
    return on(secondMarks, at, arena);
  }

  private static SquareSet on(int[] offsets, int at, Arena arena) {
    SquareSet result = SquareSet.NONE;
    for (int mark : offsets) {
      int square = at + mark;
      if (square >= 0 && square < Square.COUNT && arena.squares().has(square)) {
        result = result.with(square);
      }
    }
    return result;
  }

  /** The drawn directions, one bit each. */
  public int rays() {
    return rays;
  }
}
