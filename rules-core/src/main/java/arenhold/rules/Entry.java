package arenhold.rules;

/**
 * One line of a match's log: who answered or commanded what.
 *
 * @param seat who; {@link Seat#NATURE} for chance
 * @param notation the choice's notation, with {@link #FALLBACK} before it if nobody chose it, a
 *     {@link Command}'s or an {@link Order}'s
 */
public record Entry(Seat seat, String notation) {

  /** What stands before a choice that nobody made: {@link Game#fallback} answered. */
  public static final String FALLBACK = "~";

  /** The entry by which {@code choice} is the answer of {@code seat} though nobody chose it. */
  public static Entry fallback(Seat seat, String choice) {
    return new Entry(seat, FALLBACK + choice);
  }

  /** Whether nobody chose this answer. */
  public boolean byFallback() {
    return notation.startsWith(FALLBACK);
  }

  /**
   * Whether this is an {@link Order}: not to be shown to anybody but its seat before the end, nor
   * counted among the lines that others may count.
   */
  public boolean isOrder() {
    return Order.isOne(notation);
  }

  /** The line as files and logs show it, such as {@code 1 place e5}. */
  public String text() {
    return seat.text() + " " + notation;
  }

  /**
   * The entry written so.
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
