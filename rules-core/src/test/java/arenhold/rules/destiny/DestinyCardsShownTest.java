package arenhold.rules.destiny;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Cards;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every card is shown by tests of its own, marked with {@link Shown}: once at least it works, once
 * it is refused or ends where its text does, once it meets something else.
 */
class DestinyCardsShownTest {

  private static final Path TESTS = Path.of("src/test/java");
  private static final Path HERE = TESTS.resolve("arenhold/rules/destiny");

  /** A test as it stands in its file: its name, and all to the next one. */
  private static final Pattern BODY =
      Pattern.compile("\\bvoid (\\w+)\\(.*?(?=\\n {2}@|\\z)", Pattern.DOTALL);

  /** The last card that is asked for. */
  private static final int LAST = 87;

  private final Map<Integer, Set<Shown.Case>> shown = new HashMap<>();
  private final Map<Integer, Set<String>> tests = new HashMap<>();
  private final List<String> unheard = new ArrayList<>();

  DestinyCardsShownTest() throws IOException, ClassNotFoundException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(HERE)) {
      files = all.filter(file -> file.toString().endsWith("Test.java")).sorted().toList();
    }
    for (Path file : files) read(file);
  }

  private void read(Path file) throws IOException, ClassNotFoundException {
    String name = TESTS.relativize(file).toString().replaceAll("\\.java$", "").replace('/', '.');
    Map<String, String> bodies = new HashMap<>();
    Matcher found = BODY.matcher(Files.readString(file));
    while (found.find()) bodies.put(found.group(1), found.group());
    for (Method method : Class.forName(name).getDeclaredMethods()) {
      for (Shown each : method.getAnnotationsByType(Shown.class)) {
        shown
            .computeIfAbsent(each.card(), _ -> EnumSet.noneOf(Shown.Case.class))
            .addAll(List.of(each.as()));
        String test = name + "." + method.getName();
        tests.computeIfAbsent(each.card(), _ -> new HashSet<>()).add(test);
        if (!speaksOf(bodies.get(method.getName()), each.card())) {
          unheard.add(each.card() + " in " + test);
        }
      }
    }
  }

  /** The number stands in a position, a choice or an expectation, not in the name alone. */
  private static boolean speaksOf(String body, int card) {
    String within = body.substring(body.indexOf('{'));
    return Pattern.compile("(?<![\\d/*])" + card + "(?!\\d)").matcher(within).find();
  }

  @Test
  void every_card_works_is_limited_and_meets_something_else() {
    List<String> missing = new ArrayList<>();
    for (Card card : Cards.ALL) {
      if (card.number > LAST) continue;
      Set<Shown.Case> cases = shown.getOrDefault(card.number, Set.of());
      for (Shown.Case wanted : Shown.Case.values()) {
        if (!cases.contains(wanted)) missing.add(card.number + " " + wanted);
      }
      if (cases.size() == Shown.Case.values().length && tests.get(card.number).size() < 2) {
        missing.add(card.number + " has one test only");
      }
    }
    assertEquals(List.of(), missing);
  }

  @Test
  void what_a_test_shows_stands_in_it() {
    assertEquals(List.of(), unheard);
  }
}
