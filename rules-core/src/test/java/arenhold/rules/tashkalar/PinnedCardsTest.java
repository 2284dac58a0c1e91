package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.testkit.Pins;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * A card's effect and its text in three languages change together: each part of each card has a
 * line in {@code cards.pinned}, and anyone who changes the effect or a text has to read all four
 * and confirm them by {@code -Dcards.confirm=KEY}.
 */
class PinnedCardsTest {

  private static final Pins PINS =
      new Pins(Path.of("src/test/resources/cards.pinned"), "PinnedCardsTest");
  private static final PinnedCards NOW =
      new PinnedCards(PinnedCards.sources(), PinnedCards.texts());

  @Test
  void every_card_does_and_says_what_was_confirmed_together() throws IOException {
    assertEquals(PinnedCards.keys(), NOW.lines().keySet(), "the cards found in the sources");
    PINS.check(NOW.lines(), key -> print(NOW, key));
  }

  private static void print(PinnedCards cards, String key) {
    System.out.println("\n" + key + "\n  " + cards.expression(key));
    for (String script : cards.scripts(key)) System.out.println("  " + script);
    for (String language : PinnedCards.LANGUAGES) {
      System.out.println("  " + language + ": " + cards.text(language, key));
    }
  }

  private static Set<String> changedBy(String file, String from, String to) {
    Map<String, String> sources = PinnedCards.sources();
    String before = sources.get(file);
    assertTrue(before.contains(from), file + ": " + from);
    sources.put(file, before.replace(from, to));
    return changed(new PinnedCards(sources, PinnedCards.texts()), "effect");
  }

  private static Set<String> changed(PinnedCards changed, String what) {
    Set<String> keys = new TreeSet<>();
    for (String each : Pins.drifted(NOW.lines(), changed.lines())) {
      assertTrue(each.contains("changed [" + what + "], not ["), each);
      keys.add(each.replaceAll(":.*", ""));
    }
    return keys;
  }

  @Test
  void a_changed_effect_asks_for_its_texts() {
    assertEquals(
        Set.of("swordmaster.text"),
        changedBy("Empire.java", "destroy(IT)), raise(SELF)", "destroy(IT)), lower(SELF)"));
    assertEquals(
        Set.of("leviathan.text"),
        changedBy("Scripts.java", "joining(run, group, 3)", "joining(run, group, 2)"));
    assertEquals(
        Set.of("flare-05.lower", "flare-10.upper"),
        changedBy("Flares.java", "place(2, COMMON, ANYWHERE)", "place(3, COMMON, ANYWHERE)"));
    assertEquals(
        Set.of("destruction.text"),
        changedBy("Tasks.java", "\"destruction\", destroyed(3)", "\"destruction\", destroyed(2)"));
    assertEquals(
        Set.of("ice-queen.frozen"),
        changedBy(
            "Everfrost.java",
            "mustMove(standard(own().heroic()))",
            "mustMove(combat(own().heroic()))"));
    assertEquals(
        Set.of("merchant-of-time.warp"), changedBy("Etherweave.java", ".bound(", ".warping("));
    assertEquals(
        Set.of(),
        changedBy("Empire.java", "          .card(\"knight\"", " // he\n .card( \"knight\""));
  }

  @Test
  void a_changed_word_asks_for_every_card_that_uses_it() {
    Set<String> cards =
        changedBy("Vocabulary.java", "new Effect.GainAction()", "new Effect.GainTurn()");
    assertTrue(
        cards.containsAll(Set.of("time-mage.text", "translocationist.warp", "flare-08.upper")));
    assertFalse(cards.contains("knight.text"));
  }

  @Test
  void a_text_changed_in_one_language_asks_for_the_others_and_the_effect() {
    for (String language : PinnedCards.LANGUAGES) {
      Map<String, String> texts = PinnedCards.texts();
      texts.put(language, texts.get(language).replaceFirst("(?m)^(knight.text=.*3.*)$", "$1 (3)"));
      assertEquals(
          Set.of("knight.text"), changed(new PinnedCards(PinnedCards.sources(), texts), language));
    }
  }

  @Test
  void the_message_says_what_to_do() {
    String said =
        PINS.message(
            List.of("knight.text: changed [cs], not [effect, en, it]", "bomb.text is new"));
    assertTrue(said.contains("-Dtest=PinnedCardsTest -Dcards.confirm=knight,bomb"), said);
    assertTrue(said.contains("changed [cs], not [effect, en, it]"), said);
  }
}
