package arenhold.rules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Which test shows which rule and ruling of Tash-Kalar: {@code docs/rules/coverage.md} is made of
 * the numbers that tests and scenarios cite. After a change run this test with {@code
 * -Dcoverage.write=true}; it then writes the file instead of comparing.
 */
class RuleCoverageTest {

  private static final Path RULES = Path.of("../docs/rules/tash-kalar.md");
  private static final Path COVERAGE = Path.of("../docs/rules/coverage.md");
  private static final Path RULINGS = Path.of("../docs/rulings.md");
  private static final List<Path> TESTS =
      List.of(Path.of("src/test/java"), Path.of("../server/src/test/java"));
  private static final Path SCENARIOS = Path.of("src/test/resources/scenarios");

  /** Where a rule begins: {@code - **R1.2**}, {@code ### R3.1}, {@code *Ruling R3.1a*}. */
  private static final Pattern RULE =
      Pattern.compile(
          "^- \\*\\*(Q\\d+) |^### (R\\d+\\.\\d+)|\\*\\*(?:Ruling )?(R\\d+(?:\\.\\d+)+[a-z]?)\\b|\\*Ruling (R\\d+(?:\\.\\d+)+[a-z])");

  private static final Pattern CITED = Pattern.compile("\\b(?:R\\d+(?:\\.\\d+)+[a-z]?|Q\\d+)\\b");
  private static final Pattern NAMED = Pattern.compile("_(R\\d+(?:_\\d+)+[a-z]?|Q\\d+)");
  private static final Pattern METHOD = Pattern.compile("^  (?:[\\w.<>]+ )+(\\w+)\\(\\)");

  @Test
  void every_rule_is_shown_by_a_test_and_the_list_of_them_is_up_to_date() throws IOException {
    Map<String, String> rules = rules();
    Map<String, Map<String, Set<String>>> shown = new LinkedHashMap<>();
    rules.keySet().forEach(rule -> shown.put(rule, new TreeMap<>()));
    Set<String> unknown = new TreeSet<>();
    for (Citation citation : citations()) {
      Map<String, Set<String>> tests = shown.get(citation.rule());
      if (tests == null) unknown.add(citation.rule() + " in " + citation.where());
      else {
        tests.computeIfAbsent(citation.where(), k -> new LinkedHashSet<>()).add(citation.test());
      }
    }
    assertEquals(Set.of(), unknown, "cited, but no rule or ruling");
    List<String> empty = new ArrayList<>();
    shown.forEach(
        (rule, tests) -> {
          if (tests.isEmpty()) empty.add(rule);
        });
    assertEquals(List.of(), empty, "no test shows these rules");
    String wanted = text(shown);
    if (Boolean.getBoolean("coverage.write")) Files.writeString(COVERAGE, wanted);
    assertTrue(Files.exists(COVERAGE), "run this test with -Dcoverage.write=true");
    assertEquals(wanted, Files.readString(COVERAGE), "run this test with -Dcoverage.write=true");
  }

  /** Every rule's number in the order of the text. */
  private static Map<String, String> rules() throws IOException {
    Map<String, String> rules = new LinkedHashMap<>();
    for (Path file : List.of(RULES, RULINGS)) {
      for (String line : Files.readAllLines(file)) {
        Matcher found = RULE.matcher(line);
        while (found.find()) {
          for (int i = 1; i <= 4; i++) if (found.group(i) != null) rules.put(found.group(i), line);
        }
      }
    }
    return rules;
  }

  /** A rule cited by a test: {@code where} is a test class or a scenario file. */
  private record Citation(String rule, String where, String test) {}

  private static List<Citation> citations() throws IOException {
    List<Citation> citations = new ArrayList<>();
    for (Path file : Scenarios.files(SCENARIOS)) {
      for (Scenario scenario : Scenarios.parse(file)) {
        for (String rule : scenario.rules()) {
          citations.add(new Citation(rule, file.getFileName().toString(), scenario.title()));
        }
      }
    }
    for (Path tests : TESTS) {
      try (Stream<Path> below = Files.walk(tests)) {
        for (Path file : below.filter(f -> f.toString().endsWith("Test.java")).sorted().toList()) {
          cite(file, citations);
        }
      }
    }
    return citations;
  }

  /** What is cited before the first test method counts for the class as a whole. */
  private static void cite(Path file, List<Citation> citations) throws IOException {
    String name = file.getFileName().toString().replace(".java", "");
    if (name.equals("RuleCoverageTest")) return;
    String test = "";
    boolean announced = false;
    for (String line : Files.readAllLines(file)) {
      announced |= line.startsWith("  @Test");
      Matcher method = METHOD.matcher(line);
      if (announced && method.find()) {
        test = method.group(1);
        announced = false;
        Matcher named = NAMED.matcher(test);
        while (named.find()) {
          citations.add(new Citation(named.group(1).replace('_', '.'), name, test));
        }
      }
      Matcher cited = CITED.matcher(line);
      while (cited.find()) citations.add(new Citation(cited.group(), name, test));
    }
  }

  private static String text(Map<String, Map<String, Set<String>>> shown) {
    StringBuilder text = new StringBuilder();
    text.append(
        """
        # Which test shows which rule

        Made by `RuleCoverageTest` of the numbers that tests and scenario files cite, in the order of [the rules](tash-kalar.md) and [the rulings](../rulings.md); not to be
        edited. After a change: `mvn -pl rules-core test -Dtest=RuleCoverageTest -Dcoverage.write=true`.

        | rule | shown by |
        | --- | --- |
        """);
    shown.forEach(
        (rule, tests) -> {
          List<String> each = new ArrayList<>();
          tests.forEach((where, titles) -> each.add(line(where, titles)));
          String by = String.join("<br>", each);
          text.append("| ").append(rule).append(" | ").append(by).append(" |\n");
        });
    return text.toString();
  }

  private static String line(String where, Set<String> titles) {
    List<String> words = new ArrayList<>();
    for (String title : titles) {
      if (!title.isEmpty()) words.add(NAMED.matcher(title).replaceAll("").replace('_', ' '));
    }
    String list = String.join("; ", words);
    return "`" + where + "`" + (list.isEmpty() ? "" : " " + list);
  }
}
