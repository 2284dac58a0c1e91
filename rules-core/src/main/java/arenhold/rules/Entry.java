package arenhold.rules;

/**
 * One line of a match's log: a seat's answer, command or order.
 *
 * @param seat the seat; {@link Seat#NATURE} for chance
 * @param notation the notation of a choice (prefixed by {@link #FALLBACK} if no player made it), a
 *     {@link Command} or an {@link Order}
 */
public record Entry(Seat seat, String notation) {

  /** The prefix of a choice that no player made: {@link Game#fallback} answered. */
  public static final String FALLBACK = "~";

  /** The entry for {@code choice} as the fallback answer of {@code seat}. */
  public static Entry fallback(Seat seat, String choice) {
    return new Entry(seat, FALLBACK + choice);
  }

  /** Whether this is a fallback answer. */
  public boolean byFallback() {
    return notation.startsWith(FALLBACK);
  }

  /**
   * Whether this is an {@link Order}: hidden from all other seats until the end, and left out of
   * any count of lines they can see.
   */
  public boolean isOrder() {
    return Order.isOne(notation);
  }

  /** The line as written in files and logs, such as {@code 1 place e5}. */
  public String text() {
    return seat.text() + " " + notation;
  }

  /**
   * Parses a log line.
   *
   * @throws IllegalArgumentException if the line is not a seat, a space and a notation
   */
  public static Entry parse(String line) {
    int space = line.indexOf(' ');
    if (space < 1 || space == line.length() - 1) {
      throw new IllegalArgumentException("not a log line: " + line);
    }
    return new Entry(Seat.parse(line.substring(0, space)), line.substring(space + 1));
  }
}
