package arenhold.rules.tashkalar;

/** The rank of a piece or being, in ascending order (R1.2). */
public enum Rank {
  COMMON('c'),
  HEROIC('h'),
  LEGENDARY('l');

  private static final Rank[] RANKS = values();

  private final char letter;
  private final String key;

  Rank(char letter) {
    this.letter = letter;
    this.key = name().toLowerCase(java.util.Locale.ROOT);
  }

  /** How pieces are written: {@code c}, {@code h} or {@code l}. */
  public char letter() {
    return letter;
  }

  /** How data and clients name the rank, such as {@code heroic}. */
  public String key() {
    return key;
  }

  /** The rank with this ordinal. */
  public static Rank of(int ordinal) {
    return RANKS[ordinal];
  }

  /**
   * The rank with this key.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Rank named(String key) {
    for (Rank rank : RANKS) if (rank.key.equals(key)) return rank;
    throw new IllegalArgumentException("no such rank: " + key);
  }
}
