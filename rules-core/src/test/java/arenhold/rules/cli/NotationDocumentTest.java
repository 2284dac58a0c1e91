package arenhold.rules.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.Match;
import arenhold.rules.Question;
import arenhold.rules.notation.FileRefused;
import arenhold.rules.notation.Json;
import arenhold.rules.notation.MatchFile;
import arenhold.rules.tashkalar.TashKalarPrompt;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.School;
import arenhold.rules.tashkalar.effect.Effect;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What {@code docs/notation.md} shows and lists is so. */
class NotationDocumentTest {

  private static final Path FILE = Path.of("../docs/notation.md");

  private static final List<Path> OTHERS =
      List.of(Path.of("../docs/tvrz-notation.md"), Path.of("../docs/destiny-notation.md"));

  private final String document;

  NotationDocumentTest() throws IOException {
    document = Files.readString(FILE);
  }

  /** The blocks of the document that are marked so. */
  private List<String> blocks(String language) {
    return blocks(document, language);
  }

  private static List<String> blocks(String document, String language) {
    List<String> blocks = new ArrayList<>();
    String fence = "```" + language + "\n";
    for (int at = document.indexOf(fence); at >= 0; at = document.indexOf(fence, at + 1)) {
      int from = at + fence.length();
      blocks.add(document.substring(from, document.indexOf("\n```", from) + 1));
    }
    assertFalse(blocks.isEmpty(), language);
    return blocks;
  }

  @Test
  void its_matches_replay_with_their_deals_and_results() {
    for (String block : blocks("match")) {
      for (MatchFile match : MatchFile.parse(block)) assertNull(Replays.problem(match, null));
    }
  }

  @Test
  void it_explains_every_reason_why_a_match_file_is_refused() {
    for (FileRefused.Problem problem : FileRefused.Problem.values()) listed(problem.text());
  }

  @Test
  void its_scenarios_and_those_of_other_games_pass() throws IOException {
    List<String> all = new ArrayList<>(blocks("scenario"));
    for (Path other : OTHERS) all.addAll(blocks(Files.readString(other), "scenario"));
    for (String block : all) {
      for (Scenario scenario : ScenarioFile.parse(Games.ALL, block)) assertNull(scenario.problem());
    }
  }

  @Test
  void its_drawn_board_is_read() {
    String board = document.substring(document.lastIndexOf("```\n   a  b"));
    board = board.substring(4, board.lastIndexOf("```"));
    String scenario = "scenario: a\nboard:\n" + board.strip() + "\nsee e5: nh\n";
    assertNull(ScenarioFile.parse(Games.ALL, scenario).getFirst().problem());
  }

  @Test
  void it_lists_every_prompt_of_the_game() {
    for (TashKalarPrompt prompt : TashKalarPrompt.values()) {
      assertTrue(
          document.contains("\n| `" + prompt.key() + "` |"),
          () -> "docs/notation.md does not explain the prompt " + prompt.key());
    }
  }

  @Test
  void it_lists_every_word_for_one_of_several_effects() throws ReflectiveOperationException {
    String row =
        document.substring(document.indexOf("\n| `branch` |") + 1).lines().findFirst().get();
    Set<String> words = new TreeSet<>();
    for (School school : Catalogue.SCHOOLS) collect(school.beings(), words);
    collect(Catalogue.LEGENDS, words);
    collect(Catalogue.FLARES, words);
    assertTrue(words.contains("near"), "the words are found");
    for (String word : words) assertTrue(row.contains("`" + word + "`"), word);
  }

  /** The words of all branches in the effects of these cards. */
  private static void collect(Object value, Set<String> words) throws ReflectiveOperationException {
    if (value instanceof Effect.Branch branch) words.add(branch.word());
    if (value instanceof Iterable<?> list) for (Object each : list) collect(each, words);
    if (!(value instanceof Record)) return;
    for (RecordComponent component : value.getClass().getRecordComponents()) {
      component.getAccessor().setAccessible(true);
      collect(component.getAccessor().invoke(value), words);
    }
  }

  @Test
  void it_lists_every_field_of_a_written_position_and_every_part_of_a_choice() {
    for (int seed = 0; seed < 20; seed++) {
      Random random = new Random(seed);
      Match<?> match = start(Games.ALL.getFirst());
      while (!match.isOver()) {
        checkNames(write(match));
        Asked asked = match.open().get(random.nextInt(match.open().size()));
        Question question = match.question(asked.seat()).orElseThrow();
        for (Choice choice : question.choices()) {
          listed(choice.verb());
          choice.parts().keySet().forEach(this::listed);
        }
        match = match.answer(asked.seat(), random.nextInt(question.choices().size()));
      }
    }
  }

  private static <P> Match<P> start(Game<P> game) {
    return Match.start(game, new Arguments(List.of()).setup(game));
  }

  private static <P> Object write(Match<P> match) {
    return match.game().write(match.checkpoint());
  }

  private void checkNames(Object value) {
    if (value instanceof List<?> list) list.forEach(this::checkNames);
    if (!(value instanceof Map<?, ?>)) return;
    for (Map.Entry<String, Object> entry : Json.object(value).entrySet()) {
      boolean free = entry.getKey().equals("board") || entry.getKey().equals("destroyed");
      listed(entry.getKey());
      if (!free) checkNames(entry.getValue());
    }
  }

  private void listed(String name) {
    boolean there =
        document.contains("`" + name + "`")
            || document.contains("\"" + name + "\"")
            || document.contains("| `" + name);
    assertTrue(there, () -> "docs/notation.md does not explain " + name);
  }
}
