package arenhold.rules.tashkalar.naive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.Match;
import arenhold.rules.Question;
import arenhold.rules.Setup;
import arenhold.rules.notation.Json;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The counts of the table of fixed positions, two answers deep, as the naive reading finds them:
 * the choices of every question for an action are worked out naively. Questions within effects are
 * counted as the match asks them. {@code -Dperft.every=1} reads all positions.
 */
class NaivePerftTest {

  private static final Path TABLE = Path.of("src/test/resources/perft/tash-kalar.txt");
  private static final int EVERY = Integer.getInteger("perft.every", 5);

  private final Cards cards = new Cards();
  private int naively;

  @Test
  void the_table_of_positions_has_the_counts_of_the_naive_reading() throws Exception {
    List<String> lines = Files.readAllLines(TABLE);
    for (int number = 0; number < lines.size(); number += EVERY) {
      String[] line = lines.get(number).split("\t");
      Match<?> match = match(Games.named("tashkalar"), Json.parseObject(line[2]));
      long count = 0;
      Question question = match.question(match.open().getFirst().seat()).orElseThrow();
      assertEquals(question.choices().size(), choices(match), line[2]);
      for (int i = 0; i < question.choices().size(); i++) {
        Match<?> next = match.answer(question.seat(), i);
        count += next.isOver() ? 1 : choices(next);
      }
      assertEquals(Long.parseLong(line[0]), count, line[2]);
    }
    assertTrue(naively > lines.size() / EVERY, "hardly anything was read naively");
    if (Boolean.getBoolean("perft.report")) {
      System.out.printf("%,d questions for an action read naively%n", naively);
    }
  }

  private int choices(Match<?> match) {
    if (match.open().size() > 1) {
      return match.open().stream().mapToInt(asked -> asked.codes().length).sum();
    }
    Question question = match.question(match.open().getFirst().seat()).orElseThrow();
    if (!Lockstep.inTurn(match, question)) return question.choices().size();
    naively++;
    Situation situation = new Situation(Lockstep.written(match), Lockstep.colours(match));
    return new TreeSet<>(new Actions(situation, cards).choices()).size();
  }

  private static <P> Match<P> match(Game<P> game, Map<String, Object> written) {
    List<Map<String, String>> seats = new ArrayList<>();
    for (Object school : Json.list(written.get("schools"))) {
      seats.add(Map.of("school", (String) school));
    }
    Map<String, String> table =
        written.containsKey("frozen") ? Map.of("expansions", "yes") : Map.of();
    Setup setup = new Setup("tashkalar", (String) written.get("form"), seats, table);
    return Match.from(game, setup, game.read(setup, written));
  }
}
