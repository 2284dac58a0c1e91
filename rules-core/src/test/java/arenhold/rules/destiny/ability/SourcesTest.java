package arenhold.rules.destiny.ability;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A player recognises a card in its source: a comment with its number, then a few lines. */
class SourcesTest {

  private static final Path FOLDER = Path.of("src/main/java/arenhold/rules/destiny/ability");

  /** Where the source of a card begins: {@code // 48: discards …}. */
  private static final Pattern BEGINS = Pattern.compile("\\s+// (\\d+): .*");

  /** How many lines the median card may have, and the longest one. */
  private static final int MEDIAN = 10;

  private static final int MOST = 15;

  /** Cards with something to do beside their keywords. */
  private static final int CARDS = 160;

  @Test
  void the_median_card_has_at_most_ten_lines_and_none_more_than_fifteen() throws IOException {
    Map<Integer, Integer> lines = new TreeMap<>();
    try (Stream<Path> files = Files.list(FOLDER)) {
      for (Path file : files.toList()) count(Files.readAllLines(file), lines);
    }
    assertEquals(CARDS, lines.size());
    List<Integer> sorted = lines.values().stream().sorted().toList();
    assertTrue(sorted.get(sorted.size() / 2) <= MEDIAN, "the median");
    lines.forEach((card, length) -> assertTrue(length <= MOST, () -> "card " + card));
  }

  /** A card ends with an empty line, or with the method. */
  private static void count(List<String> source, Map<Integer, Integer> lines) {
    int card = 0;
    for (String line : source) {
      Matcher begins = BEGINS.matcher(line);
      if (begins.matches()) {
        card = Integer.parseInt(begins.group(1));
        lines.put(card, 0);
      } else if (line.isBlank() || line.startsWith("  }")) {
        card = 0;
      } else if (card > 0 && !line.strip().startsWith("//")) {
        lines.merge(card, 1, Integer::sum);
      }
    }
  }
}
