package arenhold.rules;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A standing order: a seat's private plan for questions of one kind, by which the room answers in
 * its place with the first of {@code answers} that a question offers. A line of the match's log,
 * hidden from all other seats until the end.
 *
 * @param about the questions it applies to, by one of their names ({@link Game#orderNames}); it
 *     replaces an earlier order about the same
 * @param answers notations of choices in order of preference, or {@link #HOLD} to stop a public
 *     clock; empty to be asked again
 */
public record Order(String about, List<String> answers) {

  /** The answer that stops a public clock, so that the seat is asked, instead of choosing. */
  public static final String HOLD = "!hold";

  /** The most answers that one order may list. */
  public static final int MOST_ANSWERS = 64;

  /** The maximum length of a name or an answer, in characters. */
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
      throw new IllegalArgumentException("not a valid order: " + about);
  }

  private static boolean writable(String text) {
    return !text.isEmpty()
        && text.length() <= LONGEST
        && text.equals(text.strip())
        && text.chars().noneMatch(c -> c < ' ' || c == ';' || c == '|');
  }

  /** Whether the notation of a log line is an order's. */
  static boolean isOne(String notation) {
    return notation.startsWith(COMMAND + " ");
  }

  /**
   * Its text in logs, such as {@code !order shields = use | pass}; {@code !order shields} to be
   * asked again.
   */
  public String notation() {
    String list = answers.isEmpty() ? "" : OF + String.join(OR, answers);
    return COMMAND + " " + about + list;
  }

  /**
   * The order with this notation, or null if it is not one.
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

  /** The log line by which {@code seat} gives it. */
  public Entry by(Seat seat) {
    return new Entry(seat, notation());
  }
}
