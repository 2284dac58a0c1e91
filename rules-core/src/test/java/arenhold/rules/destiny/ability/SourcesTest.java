package arenhold.rules.destiny.ability;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.destiny.card.Cards;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A player recognises a card in its source: a comment with its number, then a few lines. What a
 * card has put into methods of its own counts as well, wherever they stand: in its file and in
 * {@code Common}, and anywhere else in the game if the comment above says for which card they are.
 * Only what several cards have in common, or what carries out a rule for any card, is a word of the
 * language that they are written in, like the ways in which a position can be changed.
 */
class SourcesTest {

  private static final Path GAME = Path.of("src/main/java/arenhold/rules/destiny");
  private static final Path FOLDER = GAME.resolve("ability");
  private static final String COMMON = "Common.java";

  /** Where the source of a card begins: {@code // 48: discards …}. */
  private static final Pattern BEGINS = Pattern.compile("\\s+// (\\d+): .*");

  /** Where a method begins that is no list of cards. */
  private static final Pattern METHOD =
      Pattern.compile("  (?:private |public )?static [^=(]*?(\\w+)\\(.*");

  /** Where a method of the rules begins, in a class or in one inside it; constructors are none. */
  private static final Pattern RULE_METHOD =
      Pattern.compile(
          "( {2}| {4})(?!(?:return|throw|else|yield|new) )(?:[\\w<>\\[\\].?,]+"
              + " )+([a-z]\\w*)\\(.*[^;]");

  /** What stands above a method. */
  private static final Pattern ABOVE = Pattern.compile("\\s*(?:/\\*\\*|\\*|//).*");

  /** How the comment above a method of the rules says for which card alone it is. */
  private static final Pattern FOR_CARD =
      Pattern.compile("\\(card (\\d+)\\b|^\\s*// (\\d+): ", Pattern.MULTILINE);

  /** How the rules name a card by its number. */
  private static final Pattern NAMED =
      Pattern.compile(
          "(?:(?:\\bcard|\\.number) [=!]= |\\bCards\\.of\\(|\\b(?:has|count)\\(\\w+, )(\\d{1,3})\\b");

  /** A card, or a number that may be one, kept as a constant. */
  private static final Pattern CONSTANT =
      Pattern.compile(" +(?:private |public )?static final (?:int|Card) \\w+ = .*\\d+.*;");

  /** Where the game is, but for the sources of the cards. */
  private static final List<String> OUTSIDE = List.of("", "card", "play", "text", "turn");

  /** A rule of the game; those from D16 to D18 are about single cards. */
  private static final Pattern RULE = Pattern.compile("\\bD(?:\\d|1[0-5]|19)\\.\\d+\\b");

  /** How many lines the median card may have, and the longest one. */
  private static final int MEDIAN = 10;

  private static final int MOST = 15;

  /** Cards with something to do beside their keywords. */
  private static final int CARDS = 168;

  /** A method of the rules: the comment above it without its tags, and its lines of code. */
  private record Method(String file, String name, String above, List<String> code) {

    /** The card that it is for, or 0. */
    int card() {
      Matcher card = FOR_CARD.matcher(above);
      if (!card.find()) return 0;
      return Integer.parseInt(card.group(card.group(1) != null ? 1 : 2));
    }

    /** Whether it carries out a rule that would hold for other cards alike. */
    boolean isRule() {
      return RULE.matcher(above).find();
    }

    boolean isUsedIn(String text) {
      return Pattern.compile("(?:\\b%1$s\\(|::%1$s\\b)".formatted(name)).matcher(text).find();
    }
  }

  /** The source of every card, with the methods that are its own. */
  private final Map<Integer, List<String>> cards = new TreeMap<>();

  /** What the game does besides: for several cards, and for none. */
  private final List<Method> rules = new ArrayList<>();

  private final Map<String, List<String>> common;

  SourcesTest() throws IOException {
    common = methods(Files.readAllLines(FOLDER.resolve(COMMON)));
    for (Path file : files("ability")) {
      List<String> source = Files.readAllLines(file);
      Map<String, List<String>> own = file.endsWith(COMMON) ? Map.of() : methods(source);
      entries(source)
          .forEach(
              (card, entry) ->
                  cards.put(card, with(entry, own, "(?<![\\w.])(?:%s\\(|\\w+::%s\\b)")));
    }
    for (String folder : OUTSIDE) {
      for (Path file : files(folder)) ruleMethods(file);
    }
    for (Method each : rules) {
      if (each.card() > 0) {
        cards.computeIfAbsent(each.card(), card -> new ArrayList<>()).addAll(each.code());
      }
    }
  }

  private static List<Path> files(String folder) throws IOException {
    try (Stream<Path> files = Files.list(GAME.resolve(folder))) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  @Test
  void the_median_card_has_at_most_ten_lines_and_none_more_than_fifteen() {
    Map<Integer, Integer> lines = new TreeMap<>();
    cards.forEach((card, source) -> lines.put(card, source.size()));
    common.forEach(
        (name, method) -> {
          Pattern call = Pattern.compile("\\b" + name + "\\b");
          List<Integer> users =
              cards.keySet().stream().filter(c -> call.matcher(text(c)).find()).toList();
          if (users.size() == 1) lines.merge(users.getFirst(), method.size(), Integer::sum);
        });
    List<Integer> sorted = lines.values().stream().sorted().toList();
    assertTrue(sorted.get(sorted.size() / 2) <= MEDIAN, "the median");
    lines.values().removeIf(length -> length <= MOST);
    assertEquals(Map.of(), lines, "the lines of cards that have too many");
  }

  @Test
  void every_card_that_does_something_has_a_source() {
    Set<Integer> acting =
        Cards.ALL.stream()
            .filter(card -> !card.abilities().isEmpty())
            .map(card -> card.number)
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(acting, cards.keySet());
    assertEquals(CARDS, acting.size());
  }

  /** Otherwise it would be part of that card and have to say so. Overloads count as one method. */
  @Test
  void a_method_that_one_card_alone_uses_carries_out_a_rule() throws IOException {
    StringBuilder others = new StringBuilder();
    common.values().forEach(method -> others.append(String.join("\n", method)));
    for (Path file : files("")) others.append(Files.readString(file));
    List<String> unexplained = new ArrayList<>();
    for (Method each : rules) {
      if (each.card() > 0 || each.isRule() || each.isUsedIn(others.toString())) continue;
      List<Integer> users =
          cards.keySet().stream().filter(card -> each.isUsedIn(text(card))).toList();
      if (users.size() != 1) continue;
      boolean elsewhere =
          rules.stream()
              .filter(other -> !other.name().equals(each.name()))
              .filter(other -> other.card() != users.getFirst())
              .anyMatch(other -> each.isUsedIn(String.join("\n", other.code())));
      if (!elsewhere) unexplained.add(each.file() + ": " + each.name() + " of " + users.getFirst());
    }
    assertEquals(List.of(), unexplained);
  }

  /** What is there for one card alone stands in a method that says so. */
  @Test
  void the_rules_name_a_card_by_its_number_only_where_it_is_said_for_which_they_are() {
    List<String> unexplained = new ArrayList<>();
    for (Method each : rules) {
      for (String line : each.code()) {
        Matcher named = NAMED.matcher(line);
        while (named.find()) {
          if (Integer.parseInt(named.group(1)) == each.card()) continue;
          unexplained.add(each.file() + ": " + each.name() + " of " + named.group(1));
        }
      }
    }
    assertEquals(List.of(), unexplained);
  }

  @Test
  void the_rules_keep_no_card_as_a_constant() throws IOException {
    List<String> constants = new ArrayList<>();
    for (String folder : OUTSIDE) {
      for (Path file : files(folder)) {
        StringBuilder above = new StringBuilder();
        for (String line : Files.readAllLines(file)) {
          boolean card = line.contains("Cards.of(") || FOR_CARD.matcher(above).find();
          if (card && CONSTANT.matcher(line).matches()) constants.add(file + ": " + line.strip());
          if (ABOVE.matcher(line).matches()) above.append(line).append('\n');
          else above.setLength(0);
        }
      }
    }
    assertEquals(List.of(), constants);
  }

  private String text(int card) {
    return String.join("\n", cards.get(card));
  }

  /** The lines of each card: it ends with an empty line, or with the method. */
  private static Map<Integer, List<String>> entries(List<String> source) {
    Map<Integer, List<String>> entries = new TreeMap<>();
    int card = 0;
    for (String line : source) {
      Matcher begins = BEGINS.matcher(line);
      if (begins.matches()) {
        card = Integer.parseInt(begins.group(1));
        entries.put(card, new ArrayList<>());
      } else if (line.isBlank() || line.startsWith("  }")) {
        card = 0;
      } else if (card > 0 && isCode(line)) {
        entries.get(card).add(line);
      }
    }
    return entries;
  }

  /** The lines of each method that enters no cards. */
  private static Map<String, List<String>> methods(List<String> source) {
    Map<String, List<String>> methods = new TreeMap<>();
    List<String> method = null;
    for (String line : source) {
      Matcher begins = METHOD.matcher(line);
      if (begins.matches()) {
        method = new ArrayList<>();
        methods.put(begins.group(1), method);
      }
      if (BEGINS.matcher(line).matches()) methods.values().remove(method);
      if (method != null && isCode(line)) method.add(line);
      if (line.startsWith("  }")) method = null;
    }
    return methods;
  }

  private void ruleMethods(Path file) throws IOException {
    StringBuilder above = new StringBuilder();
    Method method = null;
    String end = "";
    for (String line : Files.readAllLines(file)) {
      Matcher begins = RULE_METHOD.matcher(line);
      if (method == null && begins.matches()) {
        String comment = above.toString().split("\\* @", 2)[0];
        method = new Method(file.toString(), begins.group(2), comment, new ArrayList<>());
        rules.add(method);
        end = begins.group(1) + "}";
      }
      if (ABOVE.matcher(line).matches()) above.append(line).append('\n');
      else above.setLength(0);
      if (method == null || !isCode(line)) continue;
      method.code().add(line);
      if (line.equals(end)) method = null;
    }
  }

  private static boolean isCode(String line) {
    String text = line.strip();
    return !text.isEmpty() && !text.startsWith("//") && !text.matches("/?\\*.*");
  }

  /** The lines of an entry with those of all methods that it calls, directly or not. */
  private static List<String> with(
      List<String> entry, Map<String, List<String>> methods, String calls) {
    List<String> all = new ArrayList<>(entry);
    Set<String> counted = new HashSet<>();
    Deque<List<String>> left = new ArrayDeque<>(List.of(entry));
    while (!left.isEmpty()) {
      String text = String.join("\n", left.remove());
      for (String name : methods.keySet()) {
        boolean called = Pattern.compile(calls.replace("%s", name)).matcher(text).find();
        if (!called || !counted.add(name)) continue;
        all.addAll(methods.get(name));
        left.add(methods.get(name));
      }
    }
    return all;
  }
}
