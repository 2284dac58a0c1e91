package arenhold.rules;

import java.util.Arrays;

/**
 * The list of choices that is being put together for a question: packed codes in the order in which
 * they will be offered. There is one per table, used again for every question; so while a list is
 * being filled nothing else may be listed or asked.
 */
public final class Options {

  /** Room for nearly every list; a longer one makes more. */
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

  /** How many choices there are. */
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

  /** The choices in an array of their own. */
  public int[] toArray() {
    return Arrays.copyOf(codes, size);
  }
}
