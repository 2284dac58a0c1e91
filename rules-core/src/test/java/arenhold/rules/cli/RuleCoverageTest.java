package arenhold.rules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Games;
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
 * Which test shows which rule and ruling: the pages in {@code docs/rules/coverage} are made of the
 * numbers that tests, of the client too, and scenarios cite. A rule book in {@code docs/rules} says
 * by which prefix its rules are cited outside of it ({@code TK-R6.2} is R6.2 of Tash-Kalar), so
 * that the numbers of two games never meet; rulings have numbers of their own. After a change run
 * this test with {@code -Dcoverage.write=true}; it then writes the pages instead of comparing.
 */
class RuleCoverageTest {

  private static final Path BOOKS = Path.of("../docs/rules");
  private static final Path COVERAGE = BOOKS.resolve("coverage");
  private static final Path RULINGS = Path.of("../docs/rulings.md");
  private static final List<Path> TESTS =
      List.of(Path.of("src/test/java"), Path.of("../server/src/test/java"));
  private static final Path SCENARIOS = Path.of("src/test/resources/scenarios");

  /** Tests of the client, below a folder for each game: {@code tashkalar} for tash-kalar.md. */
  private static final Path CLIENT = Path.of("../web-client/src/games");

  /** What a test of the client says at the end of its title: {@code "… asks once more (D19.2)"}. */
  private static final Pattern TITLE =
      Pattern.compile(
          "\"([^\"]*) \\(([A-Z]\\d+(?:\\.\\d+)*[a-z]?(?:, [A-Z]\\d+(?:\\.\\d+)*[a-z]?)*)\\)\"");

  /** How a rule book says its prefix. */
  private static final Pattern PREFIX = Pattern.compile("cited as `([A-Z]{1,3})-");

  /** Where a rule begins: {@code - **R1.2**}, {@code ### R3.1}, {@code *Ruling R3.1a*}. */
  private static final Pattern RULE =
      Pattern.compile(
          "^### ([A-Z]\\d+\\.\\d+)|\\*\\*(?:Ruling )?([A-Z]\\d+(?:\\.\\d+)+[a-z]?)\\b|\\*\\*Ruling ([A-Z]\\d+)\\b"
              + "|\\*Ruling ([A-Z]\\d+(?:\\.\\d+)+[a-z])");

  private static final Pattern RULING = Pattern.compile("^- \\*\\*(Q\\d+) ");
  private static final Pattern CITED =
      Pattern.compile("\\b(?:[A-Z]{1,3}-[A-Z]\\d+(?:\\.\\d+)*[a-z]?|Q\\d+)\\b");
  private static final Pattern NAMED =
      Pattern.compile("_([A-Z]{1,3}_[A-Z]\\d+(?:_\\d+)*[a-z]?|Q\\d+)(?=_|$)");

  /** A rule without the prefix of its game. */
  private static final Pattern BARE =
      Pattern.compile(
          "(?<![\\w-])R\\d+(?:\\.\\d+)+[a-z]?\\b|(?<!_[A-Z]{1,3})_R\\d+(?:_\\d+)+[a-z]?(?=_|\\()");

  /** What makes the next method a test. */
  private static final Pattern ANNOUNCED =
      Pattern.compile("^  @(?:Test|ParameterizedTest|RepeatedTest|TestFactory)\\b");

  /** What stands above the member that it is about: comments and annotations. */
  private static final Pattern ABOVE = Pattern.compile("^  (?:/[*/]|@)");

  /** Where a member of the class begins. */
  private static final Pattern MEMBER = Pattern.compile("^  [\\w<]");

  private static final Pattern METHOD = Pattern.compile("^  (?:[\\w.<>\\[\\]]+ )+(\\w+)\\(");

  /** A rule cited by a test: {@code where} is a test class or a scenario file. */
  private record Citation(String rule, String where, String test) {}

  @Test
  void every_rule_is_shown_by_a_test_and_the_lists_of_them_are_up_to_date() throws IOException {
    Map<Path, List<String>> books = books();
    Map<String, Map<String, Set<String>>> shown = new LinkedHashMap<>();
    books.values().forEach(rules -> rules.forEach(rule -> shown.put(rule, new TreeMap<>())));
    Set<String> unknown = new TreeSet<>();
    List<Citation> all = citations();
    for (Path book : books.keySet()) all.addAll(citedByClient(book));
    for (Citation citation : all) {
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
    for (var book : books.entrySet()) {
      Path page = COVERAGE.resolve(book.getKey().getFileName());
      String wanted = text(book.getKey(), book.getValue(), shown);
      if (Boolean.getBoolean("coverage.write")) Files.writeString(page, wanted);
      assertTrue(Files.exists(page), "run this test with -Dcoverage.write=true");
      assertEquals(wanted, Files.readString(page), "run this test with -Dcoverage.write=true");
    }
  }

  /**
   * The rule book of every game, and the rulings, with their numbers in order as tests cite them.
   */
  private static Map<Path, List<String>> books() throws IOException {
    Map<Path, List<String>> books = new LinkedHashMap<>();
    Set<String> prefixes = new TreeSet<>();
    try (Stream<Path> files = Files.list(BOOKS)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        Matcher prefix = PREFIX.matcher(Files.readString(file));
        if (!prefix.find()) continue;
        assertTrue(prefixes.add(prefix.group(1)), "two books have the prefix " + prefix.group(1));
        books.put(file, numbers(file, RULE, prefix.group(1) + "-"));
      }
    }
    books.put(RULINGS, numbers(RULINGS, RULING, ""));
    return books;
  }

  private static List<String> numbers(Path file, Pattern pattern, String prefix)
      throws IOException {
    Set<String> numbers = new LinkedHashSet<>();
    for (String line : Files.readAllLines(file)) {
      Matcher found = pattern.matcher(line);
      while (found.find()) {
        for (int i = 1; i <= found.groupCount(); i++) {
          if (found.group(i) != null) numbers.add(prefix + found.group(i));
        }
      }
    }
    return List.copyOf(numbers);
  }

  private static List<Citation> citations() throws IOException {
    List<Citation> citations = new ArrayList<>();
    for (Path file : Scenarios.files(SCENARIOS)) {
      for (Scenario scenario : Scenarios.parse(Games.ALL, file)) {
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

  /** What the tests of the client cite of this book, without its prefix. */
  private static List<Citation> citedByClient(Path book) throws IOException {
    List<Citation> citations = new ArrayList<>();
    Matcher prefix = PREFIX.matcher(Files.readString(book));
    Path folder = CLIENT.resolve(book.getFileName().toString().replaceAll("-|\\.md$", ""));
    if (!prefix.find() || !Files.exists(folder)) return citations;
    try (Stream<Path> below = Files.walk(folder)) {
      for (Path file :
          below.filter(f -> f.toString().matches(".*\\.test\\.tsx?")).sorted().toList()) {
        String where = CLIENT.relativize(file).toString().replace('\\', '/');
        Matcher title = TITLE.matcher(Files.readString(file));
        while (title.find()) {
          for (String rule : title.group(2).split(", ")) {
            String cited = rule.startsWith("Q") ? rule : prefix.group(1) + "-" + rule;
            citations.add(new Citation(cited, where, title.group(1)));
          }
        }
      }
    }
    return citations;
  }

  /**
   * A test shows what its name, its body and the comment above it cite; what is cited anywhere else
   * counts for the class as a whole.
   */
  private static void cite(Path file, List<Citation> citations) throws IOException {
    String name = file.getFileName().toString().replace(".java", "");
    if (name.equals("RuleCoverageTest")) return;
    // The formatter breaks the line before a long name.
    String text = Files.readString(file).replaceAll("\n  void\n +", "\n  void ");
    for (String line : text.lines().toList()) {
      assertFalse(BARE.matcher(line).find(), () -> name + ": without the game's prefix: " + line);
    }
    cited(text)
        .forEach(
            (test, rules) -> rules.forEach(rule -> citations.add(new Citation(rule, name, test))));
  }

  /** The rules that each test of a class cites, in the order of the class; "" is the class. */
  private static Map<String, Set<String>> cited(String text) {
    Map<String, Set<String>> cited = new LinkedHashMap<>();
    List<String> above = new ArrayList<>();
    boolean isAbove = false;
    boolean announced = false;
    String test = "";
    for (String line : text.lines().toList()) {
      announced |= ANNOUNCED.matcher(line).find();
      isAbove |= ABOVE.matcher(line).find();
      List<String> rules = new ArrayList<>();
      if (MEMBER.matcher(line).find()) {
        Matcher method = METHOD.matcher(line);
        test = announced && method.find() ? method.group(1) : "";
        rules.addAll(above);
        if (!test.isEmpty()) rules.addAll(named(test));
        above.clear();
        isAbove = false;
        announced = false;
      }
      Matcher here = CITED.matcher(line);
      while (here.find()) (isAbove ? above : rules).add(here.group());
      if (!rules.isEmpty()) cited.computeIfAbsent(test, k -> new LinkedHashSet<>()).addAll(rules);
    }
    return cited;
  }

  private static List<String> named(String test) {
    List<String> rules = new ArrayList<>();
    Matcher named = NAMED.matcher(test);
    while (named.find()) {
      rules.add(named.group(1).replaceFirst("(?<=^[A-Z]{1,3})_", "-").replace('_', '.'));
    }
    return rules;
  }

  @Test
  void a_rule_cited_above_a_test_is_shown_by_that_test() {
    String text =
        """
        /** About %1$s-R1.1. */
        class FooTest {

          @Test
          void shows_%1$s_R1_2() {
            // %1$s-R1.3
          }

          /** %1$s-R1.4 at every size. */
          @ParameterizedTest
          @ValueSource(ints = {2, 3})
          void sizes(int seats) {}

          /** %1$s-R1.5 is set up. */
          private static void helps() {}
        }
        """
            .formatted("ZZZ");
    assertEquals(
        Map.of(
            "", Set.of("ZZZ-R1.1", "ZZZ-R1.5"),
            "shows_ZZZ_R1_2", Set.of("ZZZ-R1.2", "ZZZ-R1.3"),
            "sizes", Set.of("ZZZ-R1.4")),
        cited(text));
  }

  private static String text(
      Path book, List<String> rules, Map<String, Map<String, Set<String>>> shown) {
    StringBuilder text = new StringBuilder();
    Path from = COVERAGE.relativize(book.normalize());
    text.append(
        """
        # Which test shows which rule

        Made by `RuleCoverageTest` of the numbers that tests and scenario files cite, in the order of [their text](%s); not to be edited. After a change:
        `mvn -pl rules-core test -Dtest=RuleCoverageTest -Dcoverage.write=true`.

        | rule | shown by |
        | --- | --- |
        """
            .formatted(from.toString().replace('\\', '/')));
    for (String rule : rules) {
      List<String> each = new ArrayList<>();
      shown.get(rule).forEach((where, titles) -> each.add(line(where, titles)));
      text.append("| ").append(rule).append(" | ").append(String.join("<br>", each)).append(" |\n");
    }
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
