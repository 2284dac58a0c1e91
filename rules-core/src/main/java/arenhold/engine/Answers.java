package arenhold.engine;

import arenhold.players.Decision;
import arenhold.rules.Choice;
import arenhold.rules.Question;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the answers of engines mean. */
final class Answers {

  private Answers() {}

  /** The choice that is meant, {@link Decision#WAIT}, or less if none of the offered ones is. */
  static int index(FromEngine.Choose choose, Question question) {
    int none = Decision.WAIT - 1;
    if (Boolean.TRUE.equals(choose.pass())) return question.offer() ? Decision.WAIT : none;
    if (Boolean.TRUE.equals(choose.fallback())) {
      return question.offer() ? Decision.WAIT : index(question.fallback(), question);
    }
    if (choose.choice() != null) return index(choose.choice(), question);
    boolean number = choose.at() != null && choose.at() >= 0;
    return number && choose.at() < question.choices().size() ? choose.at() : none;
  }

  private static int index(String notation, Question question) {
    List<Choice> choices = question.choices();
    for (int i = 0; i < choices.size(); i++) {
      if (choices.get(i).notation().equals(notation)) return i;
    }
    return Decision.WAIT - 1;
  }

  /**
   * A choice with what the engine said of its thinking.
   *
   * @param info that; null if it said nothing
   */
  static Decision decision(int index, FromEngine.Info info, Question question) {
    if (info == null) return Decision.of(index);
    List<Decision.Rated> rated = new ArrayList<>();
    Map<Integer, FromEngine.Rated> valued = new LinkedHashMap<>();
    for (FromEngine.Rated each :
        info.rated() == null ? List.<FromEngine.Rated>of() : info.rated()) {
      int choice = each.choice() == null ? Decision.WAIT : index(each.choice(), question);
      boolean fits = choice >= Decision.WAIT && each.value() >= 0 && each.value() <= 1;
      if (fits) valued.putIfAbsent(choice, each);
    }
    valued.forEach(
        (choice, each) -> rated.add(new Decision.Rated(choice, each.value(), each.weight())));
    long nodes = info.nodes() == null ? 0 : Math.max(0, info.nodes());
    return new Decision(index, nodes, Boolean.TRUE.equals(info.cut()), rated);
  }
}
