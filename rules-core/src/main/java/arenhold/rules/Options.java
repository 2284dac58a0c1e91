package arenhold.rules;

import java.util.Arrays;

/**
 * The list of choices being built for a question: packed codes in the order in which they are
 * offered. Each table reuses a single list for every question, so while one is being filled nothing
 * else may be listed or asked.
 */
public final class Options {

  /** The initial capacity: enough for nearly every list. */
  private static final int USUAL = 256;

  private int[] codes = new int[USUAL];
  private int size;

  Options() {}

  void clear() {
    size = 0;
  }

  /** Appends a choice. */
  public void add(int code) {
    if (size == codes.length) codes = Arrays.copyOf(codes, 2 * size);
    codes[size++] = code;
  }

  /** Appends {@code base + i} for every bit {@code i} of {@code bits}, in ascending order. */
  public void addEach(int base, long bits) {
    int more = size + Long.bitCount(bits);
    if (more > codes.length) codes = Arrays.copyOf(codes, Math.max(more, 2 * codes.length));
    int[] into = codes;
    int at = size;
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      into[at++] = base + Long.numberOfTrailingZeros(rest);
    }
    size = at;
  }

  /** Drops the choices from {@code index} on. */
  public void cut(int index) {
    size = index;
  }

  /** The number of choices. */
  public int size() {
    return size;
  }

  /** The choice at {@code index}, from 0. */
  public int get(int index) {
    return codes[index];
  }

  /** Whether {@code code} is among the choices. */
  public boolean contains(int code) {
    for (int i = 0; i < size; i++) if (codes[i] == code) return true;
    return false;
  }

  /** A copy of the choices as an array. */
  public int[] toArray() {
    return Arrays.copyOf(codes, size);
  }
}
