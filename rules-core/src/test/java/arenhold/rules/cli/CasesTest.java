package arenhold.rules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The worked cases that a list in {@code docs/rules} numbers: each is a scenario, and the list says
 * where. After a change run this test with {@code -Dcases.write=true}; it then writes the tables
 * instead of comparing.
 */
class CasesTest {

  private static final Path LISTS = Path.of("../docs/rules");
  private static final Path SCENARIOS = Path.of("src/test/resources/scenarios");
  private static final String TABLE = "| case | scenarios |\n| --- | --- |\n";

  /** The games with such a list, and how it numbers its cases. */
  private enum Cases {
    TASH_KALAR("cases.md", "tashkalar", "S", "S%02d"),
    DESTINY("destiny-cases.md", "destiny", "DS-", "DS-%03d");

    private final Path list;
    private final Path scenarios;
    private final String number;
    private final Pattern numbers;
    private final Pattern title;

    Cases(String list, String folder, String letters, String number) {
      this.list = LISTS.resolve(list);
      this.scenarios = SCENARIOS.resolve(folder);
      this.number = number;
      numbers = Pattern.compile(letters + "(\\d+) to " + letters + "(\\d+)");
      title = Pattern.compile(letters + "(\\d+) (.+)");
    }

    /** The numbers of which the text says {@code S01 to S08}. */
    private Set<Integer> numbers(String text) {
      Set<Integer> found = new TreeSet<>();
      Matcher range = numbers.matcher(text);
      while (range.find()) {
        int last = Integer.parseInt(range.group(2));
        for (int i = Integer.parseInt(range.group(1)); i <= last; i++) found.add(i);
      }
      return found;
    }

    /** By number and file the titles of the scenarios that begin with the number. */
    private Map<Integer, Map<String, List<String>>> shown() {
      Map<Integer, Map<String, List<String>>> cases = new TreeMap<>();
      for (Path file : Scenarios.files(scenarios)) {
        for (Scenario scenario : Scenarios.parse(Games.ALL, file)) {
          Matcher begins = title.matcher(scenario.title());
          if (!begins.matches()) continue;
          cases
              .computeIfAbsent(Integer.parseInt(begins.group(1)), each -> new TreeMap<>())
              .computeIfAbsent(file.getFileName().toString(), name -> new ArrayList<>())
              .add(begins.group(2));
        }
      }
      return cases;
    }

    private String table(Map<Integer, Map<String, List<String>>> cases) {
      StringBuilder table = new StringBuilder();
      cases.forEach(
          (each, files) -> {
            List<String> where = new ArrayList<>();
            files.forEach(
                (file, titles) -> where.add("`" + file + "` " + String.join("; ", titles)));
            table.append(String.format("| " + number + " | ", each));
            table.append(String.join("<br>", where)).append(" |\n");
          });
      return table.toString();
    }
  }

  @ParameterizedTest
  @EnumSource
  void every_case_is_a_scenario_and_the_list_of_them_is_up_to_date(Cases game) throws IOException {
    String list = Files.readString(game.list);
    assertTrue(list.contains(TABLE), "the table begins so");
    String before = list.substring(0, list.indexOf(TABLE) + TABLE.length());
    var cases = game.shown();
    Set<Integer> missing = new TreeSet<>(game.numbers(before));
    missing.removeAll(cases.keySet());
    assertEquals(Set.of(), missing, "cases without a scenario");
    assertEquals(
        game.numbers(before), cases.keySet(), "cases with and without a number in the list");
    String wanted = before + game.table(cases);
    if (Boolean.getBoolean("cases.write")) Files.writeString(game.list, wanted);
    assertEquals(wanted, Files.readString(game.list), "run this test with -Dcases.write=true");
  }
}
