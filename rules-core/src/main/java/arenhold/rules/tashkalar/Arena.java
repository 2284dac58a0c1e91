package arenhold.rules.tashkalar;

import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;
import java.util.List;

/**
 * One side of the board (R2): which squares there are, their colours, and what lies around each.
 * Immutable.
 */
public final class Arena {

  /** The largest distance between two squares (R2.4). */
  private static final int FARTHEST = Square.SIDE - 1;

  private final SquareSet squares;
  private final SquareSet red;
  private final SquareSet green;
  private final List<Integer> start;
  private final SquareSet[] orthogonal = new SquareSet[Square.COUNT];
  private final SquareSet[] diagonal = new SquareSet[Square.COUNT];
  private final SquareSet[][] within = new SquareSet[FARTHEST + 1][Square.COUNT];
  private final SquareSet[][] ray = new SquareSet[Direction.COUNT][Square.COUNT];
  private final int[][] step = new int[Direction.COUNT][Square.COUNT];

  /**
   * An arena.
   *
   * @param start the squares that start pieces stand on, in order (R3.3.2)
   */
  public Arena(SquareSet squares, SquareSet red, SquareSet green, List<Integer> start) {
    this.squares = squares;
    this.red = red;
    this.green = green;
    this.start = List.copyOf(start);
    for (int s = squares.first(); s >= 0; s = squares.next(s)) {
      for (int distance = 0; distance <= FARTHEST; distance++) {
        within[distance][s] = around(s, distance);
      }
      SquareSet[] near = {SquareSet.NONE, SquareSet.NONE};
      for (int direction = 0; direction < Direction.COUNT; direction++) {
        int to = neighbour(s, direction);
        step[direction][s] = to;
        if (to >= 0) near[direction & 1] = near[direction & 1].with(to);
        SquareSet line = SquareSet.NONE;
        for (int t = to; t >= 0; t = neighbour(t, direction)) line = line.with(t);
        ray[direction][s] = line;
      }
      orthogonal[s] = near[0];
      diagonal[s] = near[1];
    }
    for (int[] steps : step) {
      for (int s = 0; s < steps.length; s++) if (!squares.has(s)) steps[s] = -1;
    }
  }

  private SquareSet around(int square, int distance) {
    SquareSet result = SquareSet.NONE;
    for (int s = squares.first(); s >= 0; s = squares.next(s)) {
      if (s != square && distance(s, square) <= distance) result = result.with(s);
    }
    return result;
  }

  private static int distance(int from, int to) {
    int rows = Math.abs(Square.row(from) - Square.row(to));
    return Math.max(rows, Math.abs(Square.column(from) - Square.column(to)));
  }

  private int neighbour(int square, int direction) {
    int row = Square.row(square) + Direction.rows(direction);
    int column = Square.column(square) + Direction.columns(direction);
    if (row < 0 || row >= Square.SIDE || column < 0 || column >= Square.SIDE) return -1;
    int to = Square.at(row, column);
    return squares.has(to) ? to : -1;
  }

  /** All squares of the board. */
  public SquareSet squares() {
    return squares;
  }

  /** The red squares. */
  public SquareSet red() {
    return red;
  }

  /** The green squares. */
  public SquareSet green() {
    return green;
  }

  /** The squares that are neither red nor green. */
  public SquareSet colourless() {
    return squares.without(red).without(green);
  }

  /** The squares that start pieces stand on, in order. */
  public List<Integer> start() {
    return start;
  }

  /** The squares at distance 1 from {@code square} (R2.1). */
  public SquareSet near(int square) {
    return within[1][square];
  }

  /** The squares that share a side with {@code square}. */
  public SquareSet orthogonal(int square) {
    return orthogonal[square];
  }

  /** The squares that share only a corner with {@code square}. */
  public SquareSet diagonal(int square) {
    return diagonal[square];
  }

  /** The squares at distance 1 to {@code distance} from {@code square} (R2.4a). */
  public SquareSet within(int distance, int square) {
    return within[distance][square];
  }

  /** The squares that are nearer to {@code target} than {@code square} is (R2.4, R19.6). */
  public SquareSet nearer(int target, int square) {
    if (target == square) return SquareSet.NONE;
    return within[distance(target, square) - 1][target].with(target);
  }

  /** The squares from {@code square}, which is left out, to the edge of the board (R13.20). */
  public SquareSet ray(int direction, int square) {
    return ray[direction][square];
  }

  /** The next square in a direction, or -1 beyond the edge. */
  public int step(int direction, int square) {
    return step[direction][square];
  }

  /** The direction of one step between two adjacent squares. */
  public int direction(int from, int to) {
    for (int direction = 0; direction < Direction.COUNT; direction++) {
      if (step[direction][from] == to) return direction;
    }
    throw new IllegalArgumentException(Square.name(from) + " and " + Square.name(to));
  }

  /** {@code some} squares and all squares next to them. */
  public SquareSet onOrNextTo(SquareSet some) {
    SquareSet beside = some.or(some.from(1)).or(some.from(-1));
    return some.or(beside.or(beside.from(Square.ROW)).or(beside.from(-Square.ROW)).and(squares));
  }

  /** All squares next to one of {@code some}, themselves only if next to another. */
  public SquareSet nextTo(SquareSet some) {
    SquareSet result = SquareSet.NONE;
    for (int s = some.first(); s >= 0; s = some.next(s)) result = result.or(near(s));
    return result;
  }
}
