package arenhold.rules.cli;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Match;
import arenhold.rules.Question;
import arenhold.rules.notation.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Open questions and checkpoints as lines of JSON; documented in docs/notation.md. */
final class Questions {

  private Questions() {}

  /** The position at the last checkpoint and the open questions. */
  static <P> String checkpoint(Match<P> match, int answers) {
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("answers", answers);
    line.put("position", match.game().write(match.checkpoint()));
    line.put("questions", list(match));
    return Json.write(line);
  }

  /** The open questions alone. */
  static String line(Match<?> match) {
    return Json.write(Map.of("questions", list(match)));
  }

  private static List<Object> list(Match<?> match) {
    List<Object> questions = new ArrayList<>();
    for (Asked asked : match.open()) {
      Question question = match.question(asked.seat()).orElseThrow();
      Map<String, Object> each = new LinkedHashMap<>();
      each.put("seat", asked.seat().index());
      each.put("prompt", question.prompt());
      each.put("source", question.context().source());
      each.put("chosen", question.context().chosen());
      each.put("left", question.context().left());
      List<Object> choices = new ArrayList<>();
      for (Choice choice : question.choices()) choices.add(choice.notation());
      each.put("choices", choices);
      each.put("fallback", question.fallback());
      each.put("offer", question.offer());
      questions.add(each);
    }
    return questions;
  }
}
