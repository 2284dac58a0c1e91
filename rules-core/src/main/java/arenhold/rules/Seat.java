package arenhold.rules;

/**
 * A place at the table, numbered from 0 in playing order; {@link #NATURE} is the seat of chance.
 *
 * <p>There is one instance per seat, so seats may be compared with {@code ==}.
 */
public final class Seat implements Comparable<Seat> {

  /** The most seats any game may have. */
  public static final int MOST = 8;

  /** Chance: decides which card is drawn or which side a die shows. */
  public static final Seat NATURE = new Seat(-1);

  private static final Seat[] SEATS = new Seat[MOST];

  static {
    for (int i = 0; i < MOST; i++) SEATS[i] = new Seat(i);
  }

  private final int index;

  private Seat(int index) {
    this.index = index;
  }

  /**
   * The seat with this number.
   *
   * @throws IndexOutOfBoundsException unless {@code 0 <= index < MOST}
   */
  public static Seat of(int index) {
    return SEATS[index];
  }

  /** The seat's number from 0, or -1 for Nature. */
  public int index() {
    return index;
  }

  /** The seat's name in logs and files: {@code "1"} to {@code "8"}, or {@code "*"} for Nature. */
  public String text() {
    return this == NATURE ? "*" : String.valueOf(index + 1);
  }

  /**
   * The seat that {@link #text()} names.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Seat parse(String text) {
    if (text.equals("*")) return NATURE;
    if (text.length() == 1 && text.charAt(0) >= '1' && text.charAt(0) < '1' + MOST) {
      return SEATS[text.charAt(0) - '1'];
    }
    throw new IllegalArgumentException("no such seat: " + text);
  }

  @Override
  public int compareTo(Seat other) {
    return Integer.compare(index, other.index);
  }

  @Override
  public String toString() {
    return text();
  }
}
