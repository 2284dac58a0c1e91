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
import org.junit.jupiter.api.Test;

/**
 * The worked cases of Tash-Kalar that {@code docs/rules/cases.md} numbers: each is a scenario, and
 * the list says where. After a change run this test with {@code -Dcases.write=true}; it then writes
 * the table instead of comparing.
 */
class CasesTest {

  private static final Path LIST = Path.of("../docs/rules/cases.md");
  private static final Path SCENARIOS = Path.of("src/test/resources/scenarios/tashkalar");
  private static final String TABLE = "| case | scenarios |\n| --- | --- |\n";
  private static final Pattern NUMBERS = Pattern.compile("S(\\d+) to S(\\d+)");
  private static final Pattern TITLE = Pattern.compile("S(\\d+) (.+)");

  @Test
  void every_case_is_a_scenario_and_the_list_of_them_is_up_to_date() throws IOException {
    String list = Files.readString(LIST);
    assertTrue(list.contains(TABLE), "the table begins so");
    String before = list.substring(0, list.indexOf(TABLE) + TABLE.length());
    Map<Integer, Map<String, List<String>>> cases = cases();
    Set<Integer> missing = new TreeSet<>(numbers(before));
    missing.removeAll(cases.keySet());
    assertEquals(Set.of(), missing, "cases without a scenario");
    assertEquals(numbers(before), cases.keySet(), "cases with and without a number in the list");
    String wanted = before + table(cases);
    if (Boolean.getBoolean("cases.write")) Files.writeString(LIST, wanted);
    assertEquals(wanted, Files.readString(LIST), "run this test with -Dcases.write=true");
  }

  /** The numbers of which the text says {@code S01 to S08}. */
  private static Set<Integer> numbers(String text) {
    Set<Integer> numbers = new TreeSet<>();
    Matcher range = NUMBERS.matcher(text);
    while (range.find()) {
      int last = Integer.parseInt(range.group(2));
      for (int i = Integer.parseInt(range.group(1)); i <= last; i++) numbers.add(i);
    }
    return numbers;
  }

  /** By number and file the titles of the scenarios that begin with the number. */
  private static Map<Integer, Map<String, List<String>>> cases() {
    Map<Integer, Map<String, List<String>>> cases = new TreeMap<>();
    for (Path file : Scenarios.files(SCENARIOS)) {
      for (Scenario scenario : Scenarios.parse(Games.ALL, file)) {
        Matcher title = TITLE.matcher(scenario.title());
        if (!title.matches()) continue;
        cases
            .computeIfAbsent(Integer.parseInt(title.group(1)), number -> new TreeMap<>())
            .computeIfAbsent(file.getFileName().toString(), name -> new ArrayList<>())
            .add(title.group(2));
      }
    }
    return cases;
  }

  private static String table(Map<Integer, Map<String, List<String>>> cases) {
    StringBuilder table = new StringBuilder();
    cases.forEach(
        (number, files) -> {
          List<String> each = new ArrayList<>();
          files.forEach((file, titles) -> each.add("`" + file + "` " + String.join("; ", titles)));
          String where = String.join("<br>", each);
          table.append(String.format("| S%02d | %s |%n", number, where));
        });
    return table.toString();
  }
}
