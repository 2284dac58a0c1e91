package arenhold.rules;

/**
 * One line of a match's log: who answered or commanded what.
 *
 * @param seat who; {@link Seat#NATURE} for chance
 * @param notation the choice's notation, or a {@link Command}'s
 */
public record Entry(Seat seat, String notation) {

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
