package arenhold.rules;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A seat's private plan for the questions of one kind, by which the room answers in its place: the
 * first of {@code answers} that a question offers. A line of the match's log that nobody but this
 * seat is shown before the end.
 *
 * @param about for which questions, in words of the game ({@link Game#orderNames}); an order takes
 *     the place of an earlier one about the same
 * @param answers notations of choices in order of preference, or {@link #HOLD} for stopping a
 *     public clock; empty to be asked again
 */
public record Order(String about, List<String> answers) {

  /** What is said in place of a choice to stop a public clock and be asked. */
  public static final String HOLD = "!hold";

  /** The most answers that one order may list. */
  public static final int MOST_ANSWERS = 64;

  /** The longest text of a name or an answer, in characters. */
  public static final int LONGEST = 100;

  private static final String COMMAND = "!order";
  private static final String OF = " = ";
  private static final String OR = " | ";

  /**
   * @throws IllegalArgumentException if it cannot be written as a line of a log
   */
  public Order {
    answers = List.copyOf(answers);
    boolean fits = answers.size() <= MOST_ANSWERS && answers.stream().allMatch(Order::writable);
    if (!fits || !writable(about) || about.contains("="))
      throw new IllegalArgumentException("no order: " + about);
  }

  private static boolean writable(String text) {
    return !text.isEmpty()
        && text.length() <= LONGEST
        && text.equals(text.strip())
        && text.chars().noneMatch(c -> c < ' ' || c == ';' || c == '|');
  }

  /** Whether a log's line is an order. */
  static boolean isOne(String notation) {
    return notation.startsWith(COMMAND + " ");
  }

  /**
   * How logs write it, such as {@code !order shields = use | pass}; {@code !order shields}: ask.
   */
  public String notation() {
    String list = answers.isEmpty() ? "" : OF + String.join(OR, answers);
    return COMMAND + " " + about + list;
  }

  /**
   * The order written so, or null if none is.
   *
   * @param notation as {@link #notation} writes it
   */
  public static Order parse(String notation) {
    if (!isOne(notation)) return null;
    String[] parts = notation.substring(COMMAND.length() + 1).split(Pattern.quote(OF), 2);
    List<String> answers =
        parts.length == 1 ? List.of() : List.of(parts[1].split(Pattern.quote(OR), -1));
    try {
      return new Order(parts[0], answers);
    } catch (IllegalArgumentException malformed) {
      return null;
    }
  }

  /** The line by which {@code seat} gives it. */
  public Entry by(Seat seat) {
    return new Entry(seat, notation());
  }
}
