package arenhold.server.browser;

import com.microsoft.playwright.Locator;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** What players of Destiny in browsers choose: damage where they can, and now and then all else. */
final class Hitting {

  /** The kinds of action, and how often of a hundred times the first one on offer is taken. */
  private enum Taste {
    DAMAGE(95),
    ACTIVATE(75),
    PLAY(75),
    USE(70),
    RESOLVE(80),
    CLAIM(30),
    REROLL(20),
    PASS(100);

    final int liking;

    Taste(int liking) {
      this.liking = liking;
    }
  }

  private static final int HUNDRED = 100;

  /** Choices that decline are taken once in so many times. */
  private static final int SELDOM = 4;

  private static final Set<String> DECLINES = Set.of("no", "done");

  private Hitting() {}

  /** What this player likes best on their page. */
  static JsonNode preferred(Visitor visitor, Random random) {
    return preferred(visitor.state(), choice -> dealsDamage(visitor, choice), random);
  }

  /** What a player to whom this document is sent likes best, without a page: any dice they have. */
  static JsonNode preferred(JsonNode state, Random random) {
    return preferred(state, choice -> true, random);
  }

  private static JsonNode preferred(JsonNode state, Predicate<JsonNode> hits, Random random) {
    JsonNode question = state.at("/match/question");
    List<JsonNode> all = question.path("choices").valueStream().toList();
    return switch (question.path("prompt").asString()) {
      case "action", "extra" -> action(all, hits, random);
      case "target" -> worst(all);
      default -> {
        List<JsonNode> some = all.stream().filter(choice -> !isDeclining(choice)).toList();
        boolean decline = some.size() < all.size() && random.nextInt(SELDOM) == 0;
        List<JsonNode> wanted =
            decline || some.isEmpty() ? all.stream().filter(Hitting::isDeclining).toList() : some;
        yield wanted.get(random.nextInt(wanted.size()));
      }
    };
  }

  private static boolean isDeclining(JsonNode choice) {
    return DECLINES.contains(FormTable.verb(choice));
  }

  private static JsonNode action(List<JsonNode> all, Predicate<JsonNode> hits, Random random) {
    JsonNode last = all.getFirst();
    for (Taste taste : Taste.values()) {
      List<JsonNode> some = all.stream().filter(choice -> suits(choice, taste, hits)).toList();
      if (some.isEmpty()) continue;
      last = some.get(random.nextInt(some.size()));
      if (random.nextInt(HUNDRED) < taste.liking) return last;
    }
    return last;
  }

  private static boolean suits(JsonNode choice, Taste taste, Predicate<JsonNode> hits) {
    return switch (taste) {
      case DAMAGE -> DiceTable.is(choice, "resolve") && hits.test(choice);
      case PASS -> DiceTable.is(choice, "pass") || isDeclining(choice);
      default -> DiceTable.is(choice, taste.name().toLowerCase(Locale.ROOT));
    };
  }

  /** What the page says of the die. */
  private static boolean dealsDamage(Visitor visitor, JsonNode choice) {
    Locator die = DiceTable.found(visitor, choice).locator("svg[aria-label]").first();
    String said = die.getAttribute("aria-label");
    return said.contains("melee") || said.contains("ranged");
  }

  /** Who would be hurt most, of others if possible. */
  private static JsonNode worst(List<JsonNode> all) {
    return all.stream()
        .max(
            Comparator.comparing((JsonNode choice) -> choice.at("/parts/own").isMissingNode())
                .thenComparing(choice -> choice.at("/parts/lives/0").asString("1").equals("0"))
                .thenComparing(choice -> choice.at("/parts/taken/0").asString("0")))
        .orElseThrow();
  }
}
