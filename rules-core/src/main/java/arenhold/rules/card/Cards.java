package arenhold.rules.card;

import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * An immutable multiset of cards. A card is its number in a list of the game's own, such as its
 * catalogue; copies of a card have the same number and cannot be told apart, as on a table. Sets
 * with equal contents are equal.
 *
 * <p>Iterate over the different cards in ascending order with {@code for (int c = cards.first(); c
 * >= 0; c = cards.next(c))}, over all of them, copy by copy, with {@link #nth}.
 *
 * <p>Cards below 64 without copies are stored as one word of bits, as cheap as a plain {@code
 * long}; anything else is counted in an array.
 */
public final class Cards {

  /** Card numbers are below this. */
  public static final int MOST = 1 << 16;

  /** The empty multiset. */
  public static final Cards NONE = new Cards(0, null);

  private static final int WORD = Long.SIZE;

  /** The cards, one bit each, if {@link #counts} is null. */
  private final long bits;

  /** The number of copies of each card, the last one not 0; null if bits suffice. */
  private final short[] counts;

  private Cards(long bits, short[] counts) {
    this.bits = bits;
    this.counts = counts;
  }

  /** One of each card whose bit is set. */
  public static Cards ofBits(long bits) {
    return bits == 0 ? NONE : new Cards(bits, null);
  }

  /** One of each card from 0 to {@code count - 1}. */
  public static Cards upTo(int count) {
    if (count <= WORD) return ofBits(count == WORD ? -1 : (1L << count) - 1);
    short[] counts = new short[count];
    Arrays.fill(counts, (short) 1);
    return of(counts);
  }

  /** These cards; a repeated number is another copy. */
  public static Cards of(int... cards) {
    Cards result = NONE;
    for (int card : cards) result = result.with(card);
    return result;
  }

  /** These cards in their canonical representation. */
  private static Cards of(short[] counts) {
    int length = counts.length;
    while (length > 0 && counts[length - 1] == 0) length--;
    boolean plain = length <= WORD;
    long bits = 0;
    for (int card = 0; card < length && plain; card++) {
      plain = counts[card] <= 1;
      bits |= (long) counts[card] << card;
    }
    if (plain) return ofBits(bits);
    return new Cards(0, length == counts.length ? counts : Arrays.copyOf(counts, length));
  }

  /** A copy of the counts, long enough for cards below {@code length}. */
  private short[] counts(int length) {
    if (counts != null) return Arrays.copyOf(counts, Math.max(length, counts.length));
    int needed = WORD - Long.numberOfLeadingZeros(bits);
    short[] result = new short[Math.max(length, needed)];
    for (long rest = bits; rest != 0; rest &= rest - 1) result[Long.numberOfTrailingZeros(rest)]++;
    return result;
  }

  /**
   * The cards as one bit each, for games with few cards and no copies.
   *
   * @throws IllegalStateException if there are copies or cards from 64 on
   */
  public long bits() {
    if (counts != null) throw new IllegalStateException("more than one word of cards");
    return bits;
  }

  /** The number of cards, including copies. */
  public int size() {
    if (counts == null) return Long.bitCount(bits);
    int size = 0;
    for (short count : counts) size += count;
    return size;
  }

  /** Whether there are no cards. */
  public boolean isEmpty() {
    return counts == null && bits == 0;
  }

  /** The number of copies of {@code card}. */
  public int count(int card) {
    if (counts == null) return card < WORD ? (int) (bits >>> card & 1) : 0;
    return card < counts.length ? counts[card] : 0;
  }

  /** Whether there is at least one {@code card}. */
  public boolean has(int card) {
    return count(card) > 0;
  }

  /** The first card, or -1 if there is none. */
  public int first() {
    return next(-1);
  }

  /** The next different card after {@code card}, or -1 if there is none. */
  public int next(int card) {
    int from = card + 1;
    if (counts == null) {
      long rest = from < WORD ? bits & -1L << from : 0;
      return rest == 0 ? -1 : Long.numberOfTrailingZeros(rest);
    }
    while (from < counts.length && counts[from] == 0) from++;
    return from < counts.length ? from : -1;
  }

  /**
   * The card at {@code index} of all cards in ascending order, copies one after another. For
   * picking a random card by index.
   *
   * @throws IndexOutOfBoundsException unless {@code 0 <= index < size()}
   */
  public int nth(int index) {
    int left = index;
    for (int card = first(); card >= 0 && left >= 0; card = next(card)) {
      left -= count(card);
      if (left < 0) return card;
    }
    throw new IndexOutOfBoundsException(index);
  }

  /** These cards and one more. */
  public Cards with(int card) {
    if (card < 0 || card >= MOST) throw new IndexOutOfBoundsException(card);
    if (counts == null && card < WORD && (bits >>> card & 1) == 0) {
      return new Cards(bits | 1L << card, null);
    }
    short[] more = counts(card + 1);
    more[card]++;
    return new Cards(0, more);
  }

  /**
   * These cards without one {@code card}.
   *
   * @throws IllegalArgumentException if there is none
   */
  public Cards without(int card) {
    if (!has(card)) throw new IllegalArgumentException("no card " + card);
    if (counts == null) return ofBits(bits & ~(1L << card));
    short[] fewer = counts.clone();
    fewer[card]--;
    return of(fewer);
  }

  /** These cards and the others. */
  public Cards and(Cards others) {
    if (counts == null && others.counts == null && (bits & others.bits) == 0) {
      return ofBits(bits | others.bits);
    }
    short[] sum = counts(others.counts == null ? 0 : others.counts.length);
    if (others.counts == null) {
      sum = counts(WORD - Long.numberOfLeadingZeros(others.bits));
    }
    for (int card = others.first(); card >= 0; card = others.next(card)) {
      sum[card] += (short) others.count(card);
    }
    return of(sum);
  }

  /**
   * These cards without the others.
   *
   * @throws IllegalArgumentException if one of the others is not among these
   */
  public Cards without(Cards others) {
    if (counts == null && others.counts == null && (others.bits & ~bits) == 0) {
      return ofBits(bits & ~others.bits);
    }
    short[] rest = counts(0);
    for (int card = others.first(); card >= 0; card = others.next(card)) {
      if (count(card) < others.count(card)) throw new IllegalArgumentException("no card " + card);
      rest[card] -= (short) others.count(card);
    }
    return of(rest);
  }

  /** These cards without the others, as far as those are among these. */
  public Cards less(Cards others) {
    if (counts == null && others.counts == null) return ofBits(bits & ~others.bits);
    if (isEmpty() || others.isEmpty()) return this;
    short[] rest = counts(0);
    boolean fewer = false;
    for (int card = others.first(); card >= 0 && card < rest.length; card = others.next(card)) {
      if (rest[card] == 0) continue;
      fewer = true;
      rest[card] = (short) Math.max(0, rest[card] - others.count(card));
    }
    return fewer ? of(rest) : this;
  }

  /** These cards with every {@code one} replaced by {@code other} and vice versa. */
  public Cards exchanged(int one, int other) {
    int ones = count(one);
    int others = count(other);
    if (ones == others) return this;
    if (counts == null && one < WORD && other < WORD) return ofBits(bits ^ 1L << one ^ 1L << other);
    short[] changed = counts(Math.max(one, other) + 1);
    changed[one] = (short) others;
    changed[other] = (short) ones;
    return of(changed);
  }

  /** The cards in ascending order, copies one after another. */
  public int[] toArray() {
    int[] result = new int[size()];
    int at = 0;
    for (int card = first(); card >= 0; card = next(card)) {
      for (int copy = count(card); copy > 0; copy--) result[at++] = card;
    }
    return result;
  }

  /** The cards by name, separated by spaces. */
  public String text(IntFunction<String> name) {
    return String.join(" ", Arrays.stream(toArray()).mapToObj(name).toList());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Cards cards
        && bits == cards.bits
        && Arrays.equals(counts, cards.counts);
  }

  @Override
  public int hashCode() {
    return 31 * Long.hashCode(bits) + Arrays.hashCode(counts);
  }

  @Override
  public String toString() {
    return Arrays.toString(toArray());
  }
}
