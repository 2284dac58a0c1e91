package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import arenhold.rules.Bundle;
import arenhold.rules.GameCatalogue;
import arenhold.rules.notation.Json;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every card and every word on it has texts in every language (T20). */
class CardTextTest {

  /** The lines that a full card has for its own text, and how many characters fit into one. */
  private static final int LINES = 3;

  private static final int LINE = 27;

  private static List<String> languages() {
    return Bundle.LANGUAGES;
  }

  private static GameCatalogue catalogue(String language) {
    return new Tvrz().catalogue(Locale.forLanguageTag(language));
  }

  private static Map<String, Object> cards(String language) {
    return Json.object(catalogue(language).data().get("cards"));
  }

  private static Map<String, Object> terms(String language) {
    return Json.object(catalogue(language).data().get("terms"));
  }

  @ParameterizedTest
  @MethodSource("languages")
  void every_card_has_a_text_that_fits_on_it(String language) {
    Map<String, Object> cards = cards(language);
    assertEquals(119, cards.size());
    List<String> wrong = new ArrayList<>();
    cards.forEach(
        (key, card) -> {
          String text = Json.string(Json.object(card).get("text"));
          if (text.isBlank() || text.startsWith("card.") || lines(text) > LINES) wrong.add(key);
        });
    assertEquals(List.of(), wrong);
  }

  private static int lines(String text) {
    int lines = 1;
    int used = 0;
    for (String word : text.split(" ")) {
      boolean fits = used + word.length() <= LINE;
      if (!fits) lines++;
      used = (fits ? used : 0) + word.length() + 1;
    }
    return lines;
  }

  @ParameterizedTest
  @MethodSource("languages")
  void a_brief_name_is_shorter_than_the_name(String language) {
    GameCatalogue catalogue = catalogue(language);
    List<String> wrong = new ArrayList<>();
    cards(language)
        .forEach(
            (key, card) -> {
              Object brief = Json.object(card).get("brief");
              int length = catalogue.cards().get(key).name().length();
              if (brief != null && brief.toString().length() >= length) wrong.add(key);
            });
    assertEquals(List.of(), wrong);
  }

  @Test
  void card_texts_are_translated() {
    Map<String, Object> english = cards("en");
    for (String language : List.of("cs", "it")) {
      cards(language)
          .forEach(
              (key, card) ->
                  assertNotEquals(
                      Json.object(english.get(key)).get("text"),
                      Json.object(card).get("text"),
                      language + " " + key));
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void every_word_on_a_card_has_a_name(String language) {
    Map<String, Object> terms = terms(language);
    Set<String> lacking = new TreeSet<>();
    for (Object written : cards(language).values()) {
      for (String used : words(Json.object(written))) {
        String[] word = used.split("[.]");
        if (!Json.object(terms.get(word[0])).containsKey(word[1])) lacking.add(used);
      }
    }
    assertEquals(Set.of(), lacking);
  }

  /** What is printed on a card, as {@code group.key}. */
  private static Set<String> words(Map<String, Object> card) {
    Set<String> words = new HashSet<>();
    words.add("kind." + card.get("kind"));
    words.add("bar." + card.get("bar"));
    for (Object tag : list(card, "tags")) words.add("tag." + tag);
    if (card.containsKey("stands")) words.add("part." + card.get("stands"));
    if (card.containsKey("king")) words.add("king." + card.get("king"));
    if (card.containsKey("works")) {
      Map<String, Object> works = Json.object(card.get("works"));
      words.add("material." + works.get("material"));
      for (Object part : list(works, "covers")) words.add("part." + part);
    }
    for (Object one : list(card, "traits")) {
      Map<String, Object> trait = Json.object(one);
      words.add("trait." + trait.get("trait"));
      for (Object tag : list(trait, "controls")) words.add("tag." + tag);
      for (Object tag : list(trait, "hosts")) words.add("tag." + tag);
    }
    for (Object one : list(card, "spells")) {
      Map<String, Object> spell = Json.object(one);
      words.add("spell." + spell.get("spell"));
      if (spell.containsKey("scope")) words.add("tag." + spell.get("scope"));
    }
    return words;
  }

  private static List<Object> list(Map<String, Object> from, String key) {
    return from.containsKey(key) ? Json.list(from.get(key)) : List.of();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void kinds_parts_bars_materials_traits_and_spells_say_what_they_do(String language) {
    Set<String> lacking = new TreeSet<>();
    for (String group : List.of("kind", "part", "bar", "material", "trait", "spell")) {
      Json.object(terms(language).get(group))
          .forEach(
              (key, term) -> {
                Object text = Json.object(term).get("text");
                if (text == null || text.toString().isBlank()) lacking.add(group + "." + key);
              });
    }
    assertEquals(Set.of(), lacking);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void every_language_has_the_same_terms(String language) {
    assertEquals(keys(terms("en")), keys(terms(language)));
  }

  private static Set<String> keys(Map<String, Object> terms) {
    Set<String> keys = new TreeSet<>();
    terms.forEach(
        (group, all) ->
            Json.object(all)
                .forEach(
                    (key, term) ->
                        Json.object(term)
                            .keySet()
                            .forEach(field -> keys.add(group + "." + key + "." + field))));
    return keys;
  }

  @ParameterizedTest
  @MethodSource("languages")
  void every_prepared_deck_has_a_name_and_a_description(String language) {
    List<?> decks = Json.list(catalogue(language).data().get("decks"));
    assertEquals(4, decks.size());
    for (Object written : decks) {
      Map<String, Object> deck = Json.object(written);
      for (String field : List.of("name", "text")) {
        assertEquals(-1, Json.string(deck.get(field)).indexOf("deck."), field + " of " + deck);
      }
    }
  }
}
