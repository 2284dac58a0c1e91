package arenhold.rules.tashkalar.naive;

import java.util.ArrayList;
import java.util.List;

/** What a summoned legend is worth at once (TK-R10.10, TK-R10.11, TK-R6.7). */
final class Legends {

  private final Words words;
  private final Situation at;

  Legends(Words words) {
    this.words = words;
    this.at = words.at;
  }

  /** Counts one legend more among the beings of this turn, and scores it. */
  void credit() {
    at.summoned.merge("legendary", 1, Integer::sum);
    int side = at.side();
    if (at.table.duel()) at.scores.set(side, add(at.scores.get(side)));
    if (!at.table.melee()) return;
    List<String> choices = new ArrayList<>();
    for (char enemy : at.enemies()) choices.add(String.valueOf(enemy));
    String colour = words.script.ask(at.decider(), "legend", choices, at);
    List<Object> row = new ArrayList<>((List<?>) at.scores.get(side));
    int column = at.sideOf(colour.charAt(0));
    row.set(column, add(row.get(column)));
    at.scores.set(side, row);
  }

  private static Integer add(Object points) {
    return (Integer) points + 1;
  }
}
