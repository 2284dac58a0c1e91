package arenhold.rules.tashkalar.naive;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The questions that a match asked from one choice in a turn up to the next, with what was
 * answered. The naive side asks its own and is told how the match went on; where the two differ,
 * that is a {@link Difference}.
 */
final class Script {

  /** The match and the naive reading do not agree. */
  static final class Difference extends AssertionError {
    private static final long serialVersionUID = 1;

    Difference(String what) {
      super(what);
    }
  }

  /** One question of the match: who was asked what, over which position, and the answer. */
  record Line(
      int seat,
      String prompt,
      List<String> choices,
      String answer,
      Map<String, Object> situation) {}

  private final List<Line> lines;
  private int next;

  Script(List<Line> lines) {
    this.lines = List.copyOf(lines);
  }

  /** Asks {@code seat} and returns what was chosen in the match. */
  String ask(int seat, String prompt, Collection<String> choices, Situation situation) {
    String asked = "seat " + seat + " " + prompt + " " + new TreeSet<>(choices);
    if (next == lines.size()) throw new Difference("the match does not ask " + asked);
    Line line = lines.get(next++);
    Set<String> theirs = new TreeSet<>(line.choices());
    boolean same = line.seat() == seat && line.prompt().equals(prompt);
    if (!same || !theirs.equals(new TreeSet<>(choices)) || theirs.size() != choices.size()) {
      throw new Difference(
          "naive asks "
              + asked
              + "\nthe match asks seat "
              + line.seat()
              + " "
              + line.prompt()
              + " "
              + theirs
              + "\n"
              + answers());
    }
    if (line.situation() != null && situation != null)
      compare(situation.inFlight(), line.situation());
    return line.answer();
  }

  /** The questions asked so far. */
  List<Line> compared() {
    return lines.subList(0, next);
  }

  /** Whether the match asks for this next. */
  boolean asksNext(String prompt) {
    return next < lines.size() && lines.get(next).prompt().equals(prompt);
  }

  /** What was answered to the next question, whatever it was. */
  String next() {
    return lines.get(next++).answer();
  }

  /** That the match has asked nothing else, and stands as the naive side does. */
  void close(Situation naive, Situation match) {
    if (next < lines.size()) throw new Difference("the match asks more: " + lines.get(next));
    compare(naive.facts(), match.facts());
  }

  private void compare(Map<String, Object> naive, Map<String, Object> match) {
    List<String> differences = new ArrayList<>();
    naive.forEach(
        (fact, value) -> {
          if (value == null ? match.get(fact) == null : value.equals(match.get(fact))) return;
          differences.add(fact + ": naive " + value + "\n  match " + match.get(fact));
        });
    if (differences.isEmpty()) return;
    differences.sort(Comparator.naturalOrder());
    throw new Difference(String.join("\n", differences) + "\n" + answers());
  }

  /** What was answered up to here. */
  String answers() {
    return "after "
        + lines.subList(0, next).stream().map(l -> l.prompt() + " " + l.answer()).toList();
  }
}
