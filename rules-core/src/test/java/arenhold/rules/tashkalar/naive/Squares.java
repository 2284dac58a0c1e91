package arenhold.rules.tashkalar.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The board without pieces (R2): squares are numbered row by row from the top left corner. */
final class Squares {

  /** No square. */
  static final int NONE = -1;

  /** The eight directions, clockwise from north, as they are written. */
  static final List<String> COMPASS = List.of("n", "ne", "e", "se", "s", "sw", "w", "nw");

  private static final int[] DOWN = {-1, -1, 0, 1, 1, 1, 0, -1};
  private static final int[] RIGHT = {0, 1, 1, 1, 0, -1, -1, -1};
  private static final int SIDE = 9;
  private static final Set<String> GAPS =
      Set.of("a1", "b1", "a2", "h1", "i1", "i2", "a8", "a9", "b9", "i8", "i9", "h9");
  private static final Set<String> RED = Set.of("d2", "e5", "h6", "c8");
  private static final Set<String> GREEN = Set.of("c3", "g3", "i4", "a5", "f8");
  private static final String[] NAMES = new String[SIDE * SIDE];
  private static final List<List<Integer>> AROUND = new ArrayList<>();

  /** Every square there is, row by row. */
  static final List<Integer> ALL = new ArrayList<>();

  static {
    for (int square = 0; square < NAMES.length; square++) {
      String name = (char) ('a' + square % SIDE) + "" + (square / SIDE + 1);
      if (GAPS.contains(name)) continue;
      NAMES[square] = name;
      ALL.add(square);
    }
    for (int square = 0; square < NAMES.length; square++) {
      List<Integer> around = new ArrayList<>();
      for (int direction = 0; direction < 8; direction++) {
        int next = step(square, direction);
        if (NAMES[square] != null && next != NONE) around.add(next);
      }
      AROUND.add(around);
    }
  }

  private Squares() {}

  /** How many numbers there are, those of the gaps included. */
  static int count() {
    return NAMES.length;
  }

  static String name(int square) {
    return NAMES[square];
  }

  static int named(String name) {
    return (name.charAt(1) - '1') * SIDE + name.charAt(0) - 'a';
  }

  /** The square so far down and to the right, or {@link #NONE} if there is none. */
  static int off(int square, int down, int right) {
    int row = square / SIDE + down;
    int column = square % SIDE + right;
    if (row < 0 || row >= SIDE || column < 0 || column >= SIDE) return NONE;
    int there = row * SIDE + column;
    return NAMES[there] == null ? NONE : there;
  }

  /** The next square in the direction with this number, or {@link #NONE}. */
  static int step(int square, int direction) {
    return off(square, DOWN[direction], RIGHT[direction]);
  }

  /** The direction from a square to an adjacent one. */
  static int direction(int from, int to) {
    for (int direction = 0; direction < 8; direction++) {
      if (step(from, direction) == to) return direction;
    }
    throw new AssertionError(name(from) + " and " + name(to) + " are not adjacent");
  }

  static int opposite(int direction) {
    return (direction + 4) % 8;
  }

  /** The squares adjacent to this one. */
  static List<Integer> around(int square) {
    return AROUND.get(square);
  }

  static boolean adjacent(int one, int other) {
    return distance(one, other) == 1;
  }

  /** TK-R2.4a. */
  static int distance(int one, int other) {
    return Math.max(Math.abs(one / SIDE - other / SIDE), Math.abs(one % SIDE - other % SIDE));
  }

  static boolean red(int square) {
    return RED.contains(NAMES[square]);
  }

  static boolean green(int square) {
    return GREEN.contains(NAMES[square]);
  }

  static boolean colourless(int square) {
    return !red(square) && !green(square);
  }
}
