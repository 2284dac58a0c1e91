package arenhold.rules.destiny.ability;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A player recognises a card in its source: a comment with its number, then a few lines. What a
 * card has put into methods of its own counts as well, in its file and in {@code Common}; only what
 * several cards have in common there is a word of the language that they are written in.
 */
class SourcesTest {

  private static final Path FOLDER = Path.of("src/main/java/arenhold/rules/destiny/ability");
  private static final String COMMON = "Common.java";

  /** Where the source of a card begins: {@code // 48: discards …}. */
  private static final Pattern BEGINS = Pattern.compile("\\s+// (\\d+): .*");

  /** Where a method begins that is no list of cards. */
  private static final Pattern METHOD =
      Pattern.compile("  (?:private |public )?static [^=(]*?(\\w+)\\(.*");

  /** How many lines the median card may have, and the longest one. */
  private static final int MEDIAN = 10;

  private static final int MOST = 15;

  /** Cards with something to do beside their keywords. */
  private static final int CARDS = 160;

  @Test
  void the_median_card_has_at_most_ten_lines_and_none_more_than_fifteen() throws IOException {
    Map<Integer, Integer> lines = new TreeMap<>();
    Map<Integer, String> cards = new TreeMap<>();
    Map<String, List<String>> common = methods(read(COMMON));
    try (Stream<Path> files = Files.list(FOLDER)) {
      for (Path file : files.sorted().toList()) {
        List<String> source = Files.readAllLines(file);
        boolean shared = file.endsWith(COMMON);
        Map<String, List<String>> own = shared ? Map.of() : methods(source);
        entries(source)
            .forEach(
                (card, entry) -> {
                  List<String> all = with(entry, own, "(?<![\\w.])(?:%s\\(|\\w+::%s\\b)");
                  lines.put(card, all.size());
                  cards.put(card, String.join("\n", all));
                });
      }
    }
    common.forEach(
        (name, method) -> {
          Pattern call = Pattern.compile("\\b" + name + "\\b");
          List<Integer> users =
              cards.keySet().stream().filter(c -> call.matcher(cards.get(c)).find()).toList();
          if (users.size() == 1) lines.merge(users.getFirst(), method.size(), Integer::sum);
        });
    assertEquals(CARDS, lines.size());
    List<Integer> sorted = lines.values().stream().sorted().toList();
    assertTrue(sorted.get(sorted.size() / 2) <= MEDIAN, "the median");
    lines.forEach((card, length) -> assertTrue(length <= MOST, () -> card + " has " + length));
  }

  private static List<String> read(String file) throws IOException {
    return Files.readAllLines(FOLDER.resolve(file));
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
