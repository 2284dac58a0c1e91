package arenhold.rules.board;

/**
 * Numbers the squares of a grid of up to nine rows and nine columns: {@code row * 13 + column},
 * both from 0. The four columns that never exist keep steps of up to four columns from running into
 * the next row. In text a square is a letter for the column from the left and the row's number from
 * the top: {@code e5} is row 4, column 4.
 */
public final class Square {

  /** The difference between a square and the one below it. */
  public static final int ROW = 13;

  /** Rows and columns of the largest grid. */
  public static final int SIDE = 9;

  /** One more than the largest square number. */
  public static final int COUNT = SIDE * ROW;

  /** The centre of the largest grid. */
  public static final int CENTRE = SIDE / 2 * ROW + SIDE / 2;

  private static final String[] NAMES = new String[COUNT];

  static {
    for (int row = 0; row < SIDE; row++) {
      for (int column = 0; column < SIDE; column++) {
        NAMES[at(row, column)] = "" + (char) ('a' + column) + (row + 1);
      }
    }
  }

  private Square() {}

  /** The square in this row and column, both from 0. */
  public static int at(int row, int column) {
    return row * ROW + column;
  }

  /** The row of a square, from 0 at the top. */
  public static int row(int square) {
    return square / ROW;
  }

  /** The column of a square, from 0 at the left. */
  public static int column(int square) {
    return square % ROW;
  }

  /** The square's name, such as {@code e5}. */
  public static String name(int square) {
    return NAMES[square];
  }

  /**
   * The square with this name.
   *
   * @throws IllegalArgumentException if the largest grid has none
   */
  public static int parse(String name) {
    if (name.length() == 2) {
      int column = name.charAt(0) - 'a';
      int row = name.charAt(1) - '1';
      if (column >= 0 && column < SIDE && row >= 0 && row < SIDE) return at(row, column);
    }
    throw new IllegalArgumentException("no such square: " + name);
  }
}
