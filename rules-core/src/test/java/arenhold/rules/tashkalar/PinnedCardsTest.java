package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * A card's effect and its text in three languages change together: each part of each card has a
 * line in {@code cards.pinned}, and anyone who changes the effect or a text has to read all four
 * and confirm them by {@code -Dcards.confirm=KEY}.
 */
class PinnedCardsTest {

  private static final Path FILE = Path.of("src/test/resources/cards.pinned");
  private static final String CONFIRM = "cards.confirm";
  private static final PinnedCards NOW =
      new PinnedCards(PinnedCards.sources(), PinnedCards.texts());

  @Test
  void every_card_does_and_says_what_was_confirmed_together() throws IOException {
    PinnedCards cards = NOW;
    assertEquals(PinnedCards.keys(), cards.lines().keySet(), "the cards found in the sources");
    Map<String, String> confirmed = confirmed();
    String asked = System.getProperty(CONFIRM, "");
    if (!asked.isBlank()) {
      confirm(cards, confirmed, asked);
      confirmed = confirmed();
    }
    List<String> drifted = drifted(confirmed, cards.lines());
    assertTrue(drifted.isEmpty(), () -> message(drifted));
  }

  private static Map<String, String> confirmed() throws IOException {
    Map<String, String> lines = new TreeMap<>();
    if (!Files.exists(FILE)) return lines;
    for (String line : Files.readAllLines(FILE)) {
      if (!line.startsWith("#")) lines.put(line.substring(0, line.indexOf(' ')), line);
    }
    return lines;
  }

  /** What differs between the two, a sentence for each part. */
  private static List<String> drifted(Map<String, String> confirmed, Map<String, String> now) {
    List<String> drifted = new ArrayList<>();
    Set<String> keys = new TreeSet<>(confirmed.keySet());
    keys.addAll(now.keySet());
    for (String key : keys) {
      String before = confirmed.get(key);
      String after = now.get(key);
      if (after != null && after.equals(before)) continue;
      if (before == null) drifted.add(key + " is new");
      else if (after == null) drifted.add(key + " is gone");
      else drifted.add(key + ": changed " + changed(before, after));
    }
    return drifted;
  }

  private static String changed(String before, String after) {
    List<String> same = List.of(before.split(" "));
    List<String> changed = new ArrayList<>();
    List<String> left = new ArrayList<>();
    for (String sum : after.split(" ")) {
      String what = sum.replaceAll("=.*", "");
      if (!sum.contains("=")) continue;
      if (same.contains(sum)) left.add(what);
      else changed.add(what);
    }
    return changed + ", not " + left;
  }

  private static String message(List<String> drifted) {
    Set<String> cards = new LinkedHashSet<>();
    for (String each : drifted) cards.add(each.replaceAll("[.].*", ""));
    return """
        a card's effect and its texts are no longer the ones that were confirmed together:
          %s
        Read the effect and the text in all three languages, correct what does not agree, then
          mvn -pl rules-core test -Dtest=PinnedCardsTest -D%s=%s
        prints them once more and writes their lines to %s; commit these with the change.
        """
        .formatted(String.join("\n  ", drifted), CONFIRM, String.join(",", cards), FILE);
  }

  /** Prints effect and texts of the cards that are asked for, and writes their lines alone. */
  private static void confirm(PinnedCards cards, Map<String, String> confirmed, String asked)
      throws IOException {
    for (String card : asked.split(",")) {
      boolean known = confirmed.keySet().removeIf(key -> of(card, key));
      for (var line : cards.lines().entrySet()) {
        if (!of(card, line.getKey())) continue;
        known = true;
        confirmed.put(line.getKey(), line.getValue());
        print(cards, line.getKey());
      }
      assertTrue(known, () -> "no such card: " + card);
    }
    List<String> all = new ArrayList<>();
    all.add("# What each card does and says, as it was read together; see PinnedCardsTest.");
    all.addAll(confirmed.values());
    Files.write(FILE, all);
  }

  private static boolean of(String card, String key) {
    return key.startsWith(card.strip() + ".");
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
    for (String each : drifted(NOW.lines(), changed.lines())) {
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
        message(List.of("knight.text: changed [cs], not [effect, en, it]", "bomb.text is new"));
    assertTrue(said.contains("-Dtest=PinnedCardsTest -Dcards.confirm=knight,bomb"), said);
    assertTrue(said.contains("changed [cs], not [effect, en, it]"), said);
  }
}
