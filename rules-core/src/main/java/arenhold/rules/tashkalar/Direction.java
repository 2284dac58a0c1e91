package arenhold.rules.tashkalar;

import java.util.List;

/** The eight directions (R13.20) as numbers from 0, clockwise from north (up the board). */
public final class Direction {

  /** How many directions there are. */
  public static final int COUNT = 8;

  private static final List<String> KEYS = List.of("n", "ne", "e", "se", "s", "sw", "w", "nw");
  private static final int[] ROWS = {-1, -1, 0, 1, 1, 1, 0, -1};
  private static final int[] COLUMNS = {0, 1, 1, 1, 0, -1, -1, -1};

  private Direction() {}

  /** How data and text name the direction, such as {@code ne}. */
  public static String key(int direction) {
    return KEYS.get(direction);
  }

  /**
   * The direction with this key.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static int named(String key) {
    int direction = KEYS.indexOf(key);
    if (direction < 0) throw new IllegalArgumentException("no such direction: " + key);
    return direction;
  }

  /** Rows per step: -1, 0 or 1. */
  public static int rows(int direction) {
    return ROWS[direction];
  }

  /** Columns per step: -1, 0 or 1. */
  public static int columns(int direction) {
    return COLUMNS[direction];
  }
}
