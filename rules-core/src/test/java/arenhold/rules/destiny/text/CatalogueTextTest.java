package arenhold.rules.destiny.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Bundle;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.card.Type;
import arenhold.rules.notation.Json;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every card and every word on it has texts in every language, and they agree. */
class CatalogueTextTest {

  /** The most letters of an ability: what a card held open has room for. */
  private static final int LONGEST = 180;

  private static final Pattern NUMBER = Pattern.compile("\\d+");
  private static final Pattern SIGN = Pattern.compile("\\{(\\w+)}");

  private static List<String> languages() {
    return Bundle.LANGUAGES;
  }

  private static CatalogueText texts(String language) {
    return new CatalogueText(Locale.forLanguageTag(language));
  }

  private static Map<String, Object> cards(String language) {
    return Json.object(texts(language).data().get("cards"));
  }

  private static Map<String, Object> terms(String language) {
    return Json.object(texts(language).data().get("terms"));
  }

  /** The texts of all abilities, such as {@code aw045 2}. */
  private static Map<String, String> abilities(String language) {
    Map<String, String> abilities = new LinkedHashMap<>();
    cards(language)
        .forEach(
            (key, card) -> {
              int number = 0;
              for (Object one : list(Json.object(card), "abilities")) {
                String text = (String) Json.object(one).get("text");
                abilities.put(key + " " + ++number, text == null ? "" : text);
              }
            });
    return abilities;
  }

  private static List<Object> list(Map<String, Object> from, String key) {
    return from.containsKey(key) ? Json.list(from.get(key)) : List.of();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void every_ability_has_a_text_of_one_or_a_few_whole_sentences(String language) {
    Set<String> wrong = new TreeSet<>();
    Map<String, String> abilities = abilities(language);
    assertEquals(171, abilities.size());
    abilities.forEach(
        (key, text) -> {
          boolean whole = text.endsWith(".") && !text.contains("  ") && text.equals(text.strip());
          if (!whole || text.length() > LONGEST) wrong.add(key + " " + text);
        });
    assertEquals(Set.of(), wrong);
  }

  /** The digits and signs of a text, however its words are ordered. */
  private static List<String> marks(String text) {
    List<String> marks = new ArrayList<>();
    NUMBER.matcher(text).results().map(MatchResult::group).forEach(marks::add);
    SIGN.matcher(text).results().map(MatchResult::group).forEach(marks::add);
    return marks.stream().sorted().toList();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void numbers_and_signs_are_the_same_in_every_language(String language) {
    Set<String> wrong = new TreeSet<>();
    Map<String, String> abilities = abilities(language);
    abilities("en")
        .forEach(
            (key, text) -> {
              String said = abilities.get(key);
              if (!marks(said).equals(marks(text))) wrong.add(key + " " + said);
              if (!language.equals("en") && said.equals(text)) wrong.add(key + " is English");
            });
    assertEquals(Set.of(), wrong);
  }

  @Test
  void abilities_that_may_be_declined_are_marked_DS_D11_18_DS_D19_5() {
    List<String> marked = new ArrayList<>();
    cards("en")
        .forEach(
            (key, card) -> {
              if (Boolean.TRUE.equals(Json.object(card).get("optional"))) marked.add(key);
            });
    List<String> optional =
        List.of(
            "aw003", "aw009", "aw010", "aw019", "aw020", "aw021", "aw022", "aw037", "aw038",
            "aw046", "aw056", "aw061", "aw100", "aw102", "aw150", "aw163");
    assertEquals(optional, marked);
  }

  /** A published name is never needed to say what a card does. */
  @ParameterizedTest
  @MethodSource("languages")
  void no_text_holds_the_name_of_a_card(String language) {
    Set<String> words = new HashSet<>();
    abilities(language).values().forEach(text -> words.addAll(List.of(text.split("[\\s.,:;]+"))));
    for (String name : List.of("Finn", "Rey", "Kylo", "Vader", "Luke", "Jango", "Poe", "Leia")) {
      assertFalse(words.contains(name), name);
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void every_card_has_a_name_and_battlefields_and_unique_characters_a_subtitle(String language) {
    Set<String> names = new HashSet<>();
    texts(language).cards().forEach((key, card) -> names.add(card.name()));
    assertEquals(174, names.size());
    Map<String, Object> cards = cards(language);
    for (Card card : Cards.ALL) {
      boolean titled = card.type() == Type.BATTLEFIELD;
      titled |= card.type() == Type.CHARACTER && card.unique();
      assertEquals(titled, Json.object(cards.get(card.key())).containsKey("subtitle"), card.key());
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void every_word_on_a_card_has_a_name_and_what_needs_it_a_sentence(String language) {
    Set<String> lacking = new TreeSet<>();
    Map<String, Object> terms = terms(language);
    for (Object written : cards(language).values()) {
      for (String used : words(Json.object(written))) {
        String[] word = used.split("[.]");
        Map<String, Object> term = term(terms, word);
        boolean said = !word[0].equals("subtype");
        if (!term.containsKey("name") || said && !term.containsKey("text")) lacking.add(used);
      }
    }
    assertEquals(Set.of(), lacking);
    assertEquals(keys("en"), keys(language));
  }

  private static Map<String, Object> term(Map<String, Object> terms, String... word) {
    Object term = Json.object(terms.get(word[0])).get(word[1]);
    return term == null ? Map.of() : Json.object(term);
  }

  private static Set<String> words(Map<String, Object> card) {
    Set<String> words = new HashSet<>();
    for (String group : List.of("type", "colour", "affiliation")) {
      words.add(group + "." + card.get(group));
    }
    for (Object side : list(card, "sides")) words.add("symbol." + Json.object(side).get("symbol"));
    for (Object subtype : list(card, "subtypes")) words.add("subtype." + subtype);
    for (Object keyword : list(card, "keywords")) words.add("keyword." + keyword);
    for (Object one : list(card, "abilities")) {
      words.add("timing." + Json.object(one).get("timing"));
      SIGN.matcher(Json.string(Json.object(one).get("text")))
          .results()
          .forEach(sign -> words.add("symbol." + sign.group(1)));
    }
    return words;
  }

  private static Set<String> keys(String language) {
    Set<String> keys = new TreeSet<>();
    terms(language)
        .forEach(
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
  void a_restriction_is_said_in_a_sentence(String language) {
    Map<String, Object> cards = cards(language);
    int restricted = 0;
    for (Card card : Cards.ALL) {
      Object said = Json.object(cards.get(card.key())).get("restriction");
      if (said == null) continue;
      restricted++;
      assertTrue(said.toString().endsWith("."), card + " " + said);
    }
    assertEquals(19, restricted);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void prepared_teams_have_names(String language) {
    for (Object written : Json.list(texts(language).data().get("teams"))) {
      Map<String, Object> team = Json.object(written);
      assertNotEquals(team.get("key"), team.get("name"));
    }
  }

  @Test
  void the_data_is_plain_json() {
    Map<String, Object> data = texts("en").data();
    assertEquals(Json.write(data), Json.write(Json.parse(Json.write(data))));
  }
}
