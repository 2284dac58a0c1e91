package arenhold.rules.destiny;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Bundle;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.card.Timing;
import arenhold.rules.destiny.text.CatalogueText;
import arenhold.rules.testkit.EffectSources;
import arenhold.rules.testkit.Pins;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What a card does and what it says in three languages change together: each card has a line in
 * {@code destiny.pinned}, and anyone who changes its effect or a text has to read all four and
 * confirm them by {@code -Dcards.confirm=KEY}. The effect is what the card's entry says, with all
 * that it names of the other files about cards.
 */
class PinnedTextsTest {

  private static final Path SOURCES = Path.of("src/main/java/arenhold/rules/destiny/ability");

  private static final Pins PINS =
      new Pins(Path.of("src/test/resources/destiny.pinned"), "PinnedTextsTest");

  /** How cards are entered, each with its number before what it does. */
  private static final Set<String> ENTRIES =
      Set.of("card", "special", "event", "claim", "exhausting");

  private static final EffectSources.Listing LISTING =
      new EffectSources.Listing() {
        @Override
        public Map<String, EffectSources.Listed> parts(
            String method, List<? extends ExpressionTree> given) {
          boolean entry =
              ENTRIES.contains(method)
                  && given.size() == 2
                  && given.getFirst() instanceof LiteralTree number
                  && number.getValue() instanceof Integer;
          if (!entry) return Map.of();
          int number = (Integer) ((LiteralTree) given.getFirst()).getValue();
          return Map.of(
              Cards.of(number).key(),
              new EffectSources.Listed(method + " ", given.subList(1, given.size())));
        }

        @Override
        public boolean qualified() {
          return true;
        }
      };

  private static Map<String, String> sources() throws IOException {
    Map<String, String> sources = new TreeMap<>();
    try (Stream<Path> files = Files.list(SOURCES)) {
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString();
        if (!name.equals("package-info.java")) sources.put(name, Files.readString(file));
      }
    }
    return sources;
  }

  /** What the card says: its keywords are words of their own. */
  private static String text(String language, String key) {
    Map<String, Object> data = new CatalogueText(Locale.forLanguageTag(language)).data();
    return abilities(data, key);
  }

  private static String abilities(Map<String, Object> data, String key) {
    Map<?, ?> card = (Map<?, ?>) ((Map<?, ?>) data.get("cards")).get(key);
    Object abilities = card.get("abilities");
    Object restriction = card.get("restriction");
    return (restriction == null ? "" : restriction + " ") + abilities;
  }

  private static Map<String, String> lines(EffectSources effects) {
    Map<String, Map<String, Object>> texts = new LinkedHashMap<>();
    for (String language : Bundle.LANGUAGES) {
      texts.put(language, new CatalogueText(Locale.forLanguageTag(language)).data());
    }
    Map<String, String> lines = new TreeMap<>();
    for (String key : effects.keys()) {
      Map<String, String> together = new LinkedHashMap<>();
      together.put("effect", effects.effect(key, ""));
      texts.forEach((language, data) -> together.put(language, abilities(data, key)));
      lines.put(key, Pins.line(key, together));
    }
    return lines;
  }

  /** The cards that have entries. Abilities that always apply are read where they count. */
  private static Set<String> entered() {
    Set<String> keys = new TreeSet<>();
    for (Card card : Cards.ALL) {
      boolean acts = card.abilities().stream().anyMatch(timing -> timing != Timing.ONGOING);
      if (acts) keys.add(card.key());
    }
    return keys;
  }

  @Test
  void every_card_does_and_says_what_was_confirmed_together() throws IOException {
    EffectSources effects = new EffectSources(sources(), LISTING);
    assertEquals(entered(), effects.keys(), "the cards found in the sources");
    PINS.check(
        lines(effects),
        key -> {
          System.out.println("\n" + key + "\n  " + effects.expression(key));
          for (String script : effects.scripts(key, file -> true))
            System.out.println("  " + script);
          for (String language : Bundle.LANGUAGES) {
            System.out.println("  " + language + ": " + text(language, key));
          }
        });
  }

  @Test
  void a_changed_effect_asks_for_its_texts() throws IOException {
    Map<String, String> changed = sources();
    String before = changed.get("RedEvents.java");
    assertTrue(before.contains("d -> d.loseAll(d.opponent())"));
    changed.put(
        "RedEvents.java",
        before.replace("d -> d.loseAll(d.opponent())", "d -> d.loseAll(d.me) /* own */"));
    List<String> drifted =
        Pins.drifted(
            lines(new EffectSources(sources(), LISTING)),
            lines(new EffectSources(changed, LISTING)));
    assertEquals(List.of("aw071: changed [effect], not [en, cs, it]"), drifted);
  }
}
