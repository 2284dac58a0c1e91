package arenhold.rules.tashkalar.pattern;

import arenhold.rules.tashkalar.Rank;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What a being's card shows (R1.5), as offsets from the summon square: rows down, columns right.
 * Immutable.
 */
public final class Pattern {

  /**
   * A square of the pattern that needs an own piece.
   *
   * @param rank the lowest rank that will do
   */
  public record Cell(int rows, int columns, Rank rank) {}

  /**
   * A marked square (R13.7).
   *
   * @param second whether it is marked in the second of two ways
   */
  public record Mark(int rows, int columns, boolean second) {}

  private final List<Cell> cells;
  private final Rank onSummonSquare;
  private final boolean apart;
  private final List<Mark> marks;
  private final List<Integer> rays;
  private final List<Turned> turned;

  /** {@link #turned} again, for speed. */
  private final Turned[] fast;

  private final boolean[] alike;
  private final int[] allCells;
  private final int upgraded;

  /**
   * A pattern.
   *
   * @param cells the pieces needed, other than on the summon square
   * @param onSummonSquare the lowest rank the pattern shows on the summon square, or null
   * @param marks the marked squares
   * @param rays the drawn directions
   * @param apart whether the being appears elsewhere (R20.14)
   * @throws IllegalArgumentException if a cell stands twice, on the summon square or too far off
   */
  public Pattern(
      List<Cell> cells, Rank onSummonSquare, List<Mark> marks, List<Integer> rays, boolean apart) {
    this.cells = List.copyOf(cells);
    this.onSummonSquare = onSummonSquare;
    this.apart = apart;
    this.marks = List.copyOf(marks);
    this.rays = List.copyOf(rays);
    Set<Integer> seen = new HashSet<>();
    for (Cell cell : cells) {
      boolean far = Math.max(Math.abs(cell.rows()), Math.abs(cell.columns())) > Turned.FARTHEST;
      boolean summonSquare = cell.rows() == 0 && cell.columns() == 0;
      if (far || summonSquare || !seen.add(cell.rows() * 100 + cell.columns())) {
        throw new IllegalArgumentException("a pattern cannot show " + cell);
      }
    }
    List<Turned> different = new ArrayList<>();
    Set<Object> images = new HashSet<>();
    for (int orientation = 0; orientation < Turned.COUNT; orientation++) {
      Turned next = new Turned(this, orientation);
      if (images.add(next.image())) different.add(next);
    }
    this.turned = List.copyOf(different);
    fast = different.toArray(Turned[]::new);
    alike = new boolean[fast.length];
    allCells = different.stream().flatMapToInt(each -> Arrays.stream(each.cells())).toArray();
    for (int i = 0; i < fast.length; i++) {
      for (int j = 0; j < i; j++) alike[i] |= fast[i].usesAlike(fast[j]);
    }
    this.upgraded = (int) cells.stream().filter(c -> c.rank() != Rank.COMMON).count();
  }

  /** The pieces needed, other than on the summon square. */
  public List<Cell> cells() {
    return cells;
  }

  /** How many of the cells need an upgraded piece. */
  public int upgradedCells() {
    return upgraded;
  }

  /** The lowest rank the pattern shows on the summon square, or null (R6.3.1). */
  public Rank onSummonSquare() {
    return onSummonSquare;
  }

  /**
   * Whether the being appears elsewhere, so that "summon square" here is but the middle of the
   * pattern (R20.14).
   */
  public boolean apart() {
    return apart;
  }

  /** The marked squares. */
  public List<Mark> marks() {
    return marks;
  }

  /** The drawn directions. */
  public List<Integer> rays() {
    return rays;
  }

  /** The orientations that differ, each named by the first of equal ones, as drawn first. */
  public List<Turned> turned() {
    return turned;
  }

  /**
   * The {@link Turned#cells} of all orientations, one after the other. Shared for speed: never
   * change it.
   */
  public int[] allCells() {
    return allCells;
  }

  /** The orientation at {@code index} of {@link #turned}. */
  public Turned turned(int index) {
    return fast[index];
  }

  /** Whether an earlier orientation in {@link #turned} uses the same squares and directions. */
  public boolean alike(int index) {
    return alike[index];
  }

  /** The orientation with this number, one of {@link #turned}. */
  public Turned oriented(int orientation) {
    for (Turned each : fast) if (each.orientation() == orientation) return each;
    throw new IllegalArgumentException("no such orientation: " + orientation);
  }
}
