package arenhold.players.tashkalar;

/**
 * What was found for boards looked at before, by a number that stands for the board. In one turn
 * the same board comes up again and again: with another question open, with other cards in hand,
 * reached in another order. Boards that share a slot replace each other. Not thread-safe.
 */
final class Remembered {

  private static final int FEWEST = 1 << 6;
  private static final int MOST = 1 << 12;

  private final int width;
  private long[] keys = new long[FEWEST];
  private double[] found;
  private int kept;

  /**
   * Remembers nothing yet.
   *
   * @param width how many numbers are kept for a board
   */
  Remembered(int width) {
    this.width = width;
    found = new double[FEWEST * width];
  }

  /**
   * Where the numbers for this board begin in {@link #found}, or -1 if it is not remembered.
   *
   * @param key stands for the board; not 0
   */
  int at(long key) {
    int place = place(key);
    return keys[place] == key ? place * width : -1;
  }

  /** Makes room for this board. Returns where its numbers are to be put in {@link #found}. */
  int keep(long key) {
    if (++kept > keys.length && keys.length < MOST) grow();
    int place = place(key);
    keys[place] = key;
    return place * width;
  }

  /** The numbers of all boards, one after the other. */
  double[] found() {
    return found;
  }

  private int place(long key) {
    return (int) (key >>> 40) & keys.length - 1;
  }

  private void grow() {
    long[] before = keys;
    double[] numbers = found;
    keys = new long[2 * before.length];
    found = new double[2 * numbers.length];
    for (int i = 0; i < before.length; i++) {
      if (before[i] == 0) continue;
      int place = place(before[i]);
      keys[place] = before[i];
      System.arraycopy(numbers, i * width, found, place * width, width);
    }
  }
}
