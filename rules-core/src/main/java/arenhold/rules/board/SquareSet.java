package arenhold.rules.board;

import java.util.ArrayList;
import java.util.List;

/**
 * An immutable set of squares (see {@link Square}), one bit each.
 *
 * <p>Iterate in ascending order with {@code for (int s = set.first(); s >= 0; s = set.next(s))}.
 *
 * @param low squares 0 to 63
 * @param high squares 64 to 127
 */
public record SquareSet(long low, long high) {

  /** The empty set. */
  public static final SquareSet NONE = new SquareSet(0, 0);

  /** The set of one square. */
  public static SquareSet of(int square) {
    return new SquareSet(low(square), high(square));
  }

  private static long low(int square) {
    return square < 64 ? 1L << square : 0;
  }

  private static long high(int square) {
    return square < 64 ? 0 : 1L << square;
  }

  /** Whether {@code square}, from 0 to 127, is in the set. */
  public boolean has(int square) {
    return ((square < 64 ? low : high) >>> square & 1) != 0;
  }

  /** Whether no square is in the set. */
  public boolean isEmpty() {
    return (low | high) == 0;
  }

  /** The number of squares in the set. */
  public int count() {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  /** The squares in both sets. */
  public SquareSet and(SquareSet other) {
    return new SquareSet(low & other.low, high & other.high);
  }

  /** The squares in either set. */
  public SquareSet or(SquareSet other) {
    return new SquareSet(low | other.low, high | other.high);
  }

  /** The squares in this set but not in the other. */
  public SquareSet without(SquareSet other) {
    return new SquareSet(low & ~other.low, high & ~other.high);
  }

  /** This set and {@code square}. */
  public SquareSet with(int square) {
    return new SquareSet(low | low(square), high | high(square));
  }

  /** This set without {@code square}. */
  public SquareSet without(int square) {
    return new SquareSet(low & ~low(square), high & ~high(square));
  }

  /**
   * This set shifted back by {@code offset}: every square {@code s} with {@code s + offset} in this
   * set.
   */
  public SquareSet from(int offset) {
    if (offset > 0) return new SquareSet(low >>> offset | high << -offset, high >>> offset);
    if (offset < 0) return new SquareSet(low << -offset, high << -offset | low >>> offset);
    return this;
  }

  /** Whether the two sets share a square. */
  public boolean meets(SquareSet other) {
    return (low & other.low | high & other.high) != 0;
  }

  /** The first square, or -1 if there is none. */
  public int first() {
    if (low != 0) return Long.numberOfTrailingZeros(low);
    return high != 0 ? 64 + Long.numberOfTrailingZeros(high) : -1;
  }

  /** The first square after {@code square}, or -1 if there is none. */
  public int next(int square) {
    int from = square + 1;
    if (from < 64) {
      long rest = low & -1L << from;
      if (rest != 0) return Long.numberOfTrailingZeros(rest);
      return high != 0 ? 64 + Long.numberOfTrailingZeros(high) : -1;
    }
    if (from == 128) return -1;
    long rest = high & -1L << from;
    return rest != 0 ? 64 + Long.numberOfTrailingZeros(rest) : -1;
  }

  /** The names of the squares in ascending order. */
  public List<String> names() {
    List<String> names = new ArrayList<>(count());
    for (int s = first(); s >= 0; s = next(s)) names.add(Square.name(s));
    return names;
  }

  @Override
  public String toString() {
    return names().toString();
  }
}
