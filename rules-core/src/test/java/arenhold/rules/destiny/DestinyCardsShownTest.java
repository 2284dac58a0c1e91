package arenhold.rules.destiny;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Cards;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Every card is shown by tests of its own, marked with {@link Shown}: once at least it works, once
 * it is refused or ends where its text does, once it meets something else.
 */
class DestinyCardsShownTest {

  private final List<ShownCase> cases = ShownCase.all();

  DestinyCardsShownTest() throws IOException, ClassNotFoundException {}

  @Test
  void every_card_works_is_limited_and_meets_something_else_in_two_tests_at_least() {
    List<String> missing = new ArrayList<>();
    for (Card card : Cards.ALL) {
      List<ShownCase> about = cases.stream().filter(each -> each.card() == card.number).toList();
      Set<Shown.Case> wanted = EnumSet.allOf(Shown.Case.class);
      for (ShownCase each : about) wanted.removeAll(each.as());
      for (Shown.Case each : wanted) missing.add(card.number + " " + each);
      if (about.size() == 1) missing.add(card.number + " has one test only");
    }
    assertEquals(List.of(), missing);
  }

  @Test
  void the_card_stands_in_a_position_a_choice_or_an_expectation_of_its_test() throws IOException {
    List<String> unheard = new ArrayList<>();
    for (ShownCase each : cases) {
      Matcher card =
          Pattern.compile("(?:(?<![\\d/*])|aw0*)" + each.card() + "(?!\\d)").matcher(body(each));
      if (!card.find()) unheard.add(each.toString());
    }
    assertEquals(List.of(), unheard);
  }

  /** What a test does, as it stands in its file. */
  private static String body(ShownCase shown) throws IOException {
    String source = Files.readString(shown.file());
    int head = source.indexOf(" " + shown.test().getName() + "(");
    int end = source.indexOf("\n  }", head);
    return source.substring(source.indexOf('{', head), end);
  }
}
