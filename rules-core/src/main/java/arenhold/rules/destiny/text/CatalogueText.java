package arenhold.rules.destiny.text;

import arenhold.rules.Bundle;
import arenhold.rules.GameCatalogue;
import arenhold.rules.GameWords;
import arenhold.rules.destiny.ability.Abilities;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.card.Member;
import arenhold.rules.destiny.card.PreparedTeam;
import arenhold.rules.destiny.card.Side;
import arenhold.rules.destiny.play.Watch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Cards, words on cards and prepared teams in one language, for clients. The data of the catalogue
 * is
 *
 * <pre>
 * cards         by key, such as aw011, in the order of numbers; what a card does not have is left out
 *   number      from 1
 *   type        character, upgrade, support, event, battlefield
 *   colour      red, blue, yellow, grey
 *   affiliation hero, villain, neutral
 *   unique      true
 *   points, elite, health   of characters; elite is what it costs with two dice
 *   cost        of upgrades, supports and events, 0 included
 *   sides       six, in printed order, each with symbol, value, x (true: the value is X), plus
 *               (true), cost
 *   subtypes, keywords      lists of keys
 *   attachTo    the colour of the characters it may be attached to
 *   spot        the colour of a character that must be spotted to play it
 *   needsBattlefield, needsMoreReady   true: other conditions for playing it
 *   optional    true: a triggered ability of it may be declined (D11.18)
 *   copies      how many a team or deck may hold: 1, 2; 0 for any number
 *   subtitle    the second line of the name
 *   restriction a sentence saying when it can be played
 *   abilities   in printed order, each with timing and text; {melee} in a text stands for the sign
 *               of that symbol
 * terms         words by group (symbol, keyword, colour, affiliation, type, subtype, timing, word)
 *               and key, each with name and, where it has one, text: a sentence saying what it does
 * teams         the prepared ones, each with key, name, value (as it is chosen), points
 * </pre>
 *
 * <p>Names of cards stand in the catalogue's {@code cards}.
 */
public final class CatalogueText {

  /** The groups of terms. */
  static final List<String> TERMS =
      List.of("symbol", "keyword", "colour", "affiliation", "type", "subtype", "timing", "word");

  private final Bundle bundle;
  private final Names names;
  private final Map<String, String> texts;

  /**
   * The texts in one language.
   *
   * @param locale one of {@link Bundle#LANGUAGES}; any other falls back to the first
   */
  public CatalogueText(Locale locale) {
    this(locale, new Names(locale));
  }

  CatalogueText(Locale locale, Names names) {
    bundle = Bundle.of(CatalogueText.class, locale, "terms", "cards");
    texts = bundle.below("card.");
    this.names = names;
  }

  /** The names of all cards, by key. */
  public Map<String, GameCatalogue.Card> cards() {
    Map<String, GameCatalogue.Card> cards = new LinkedHashMap<>();
    for (Card card : Cards.ALL) cards.put(card.key(), new GameCatalogue.Card(names.name(card)));
    return cards;
  }

  /** The catalogue's data. */
  public Map<String, Object> data() {
    Map<String, Object> cards = new LinkedHashMap<>();
    for (Card card : Cards.ALL) cards.put(card.key(), card(card));
    Map<String, Object> terms = new LinkedHashMap<>();
    for (String group : TERMS) terms.put(group, terms(group));
    List<Map<String, Object>> teams = PreparedTeam.ALL.stream().map(this::team).toList();
    return Map.of("cards", cards, "terms", terms, "teams", teams);
  }

  /** These words with the names of cards and prepared teams for the values of {@code option}. */
  public GameWords named(GameWords words, String option) {
    Map<String, GameWords.Option> options = new LinkedHashMap<>(words.options());
    GameWords.Option named = options.get(option);
    Map<String, GameWords.Value> values = new LinkedHashMap<>();
    for (String value : named.values().keySet()) {
      String name = name(value);
      values.put(value, new GameWords.Value(name, name));
    }
    options.put(option, new GameWords.Option(named.name(), values));
    String game = names.game(words.name());
    return new GameWords(game, words.forms(), options, words.problems(), words.reasons());
  }

  private String name(String key) {
    for (PreparedTeam team : PreparedTeam.ALL) if (team.key().equals(key)) return names.name(team);
    Member member = Member.named(key);
    if (member == null) return names.name(Cards.named(key));
    String name = names.name(member.card());
    return member.elite() ? bundle.text("elite").replace("{name}", name) : name;
  }

  private Map<String, Object> card(Card card) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("number", card.number);
    data.put("type", card.type().key());
    data.put("colour", card.colour().key());
    data.put("affiliation", card.affiliation().key());
    put(data, "unique", card.unique());
    put(data, "points", card.points());
    put(data, "elite", card.elite());
    put(data, "health", card.health());
    if (card.inDecks()) data.put("cost", card.cost());
    put(data, "sides", card.sides().stream().map(CatalogueText::side).toList());
    put(data, "subtypes", card.subtypes().stream().map(one -> one.key()).toList());
    put(data, "keywords", card.keywords().stream().map(one -> one.key()).toList());
    if (card.attachTo() != null) data.put("attachTo", card.attachTo().key());
    if (card.spot() != null) data.put("spot", card.spot().key());
    put(data, "needsBattlefield", card.needsBattlefield());
    put(data, "needsMoreReady", card.needsMoreReady());
    put(data, "optional", asks(card));
    data.put("copies", card.copies());
    String subtitle = names.subtitle(card);
    if (subtitle != null) data.put("subtitle", subtitle);
    String restriction = restriction(card);
    if (restriction != null) data.put("restriction", restriction);
    put(data, "abilities", abilities(card));
    return data;
  }

  private static boolean asks(Card card) {
    return Abilities.BOOK.works(card.number).watches.stream().anyMatch(Watch::optional);
  }

  private static void put(Map<String, Object> data, String key, boolean value) {
    if (value) data.put(key, true);
  }

  private static void put(Map<String, Object> data, String key, int value) {
    if (value != 0) data.put(key, value);
  }

  private static void put(Map<String, Object> data, String key, List<?> value) {
    if (!value.isEmpty()) data.put(key, value);
  }

  private static Map<String, Object> side(Side side) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("symbol", side.symbol().key());
    data.put("value", side.value());
    put(data, "x", side.x());
    put(data, "plus", side.plus());
    put(data, "cost", side.cost());
    return data;
  }

  private String restriction(Card card) {
    if (card.attachTo() != null) return bundle.text("only.attach." + card.attachTo().key());
    if (card.spot() != null) return bundle.text("only.spot." + card.spot().key());
    if (card.needsBattlefield()) return bundle.text("only.battlefield");
    return card.needsMoreReady() ? bundle.text("only.more-ready") : null;
  }

  /** The abilities of a card; the text of the n-th has the key {@code card.KEY.n}. */
  private List<Map<String, Object>> abilities(Card card) {
    List<Map<String, Object>> abilities = new ArrayList<>();
    for (int i = 0; i < card.abilities().size(); i++) {
      Map<String, Object> ability = new LinkedHashMap<>();
      ability.put("timing", card.abilities().get(i).key());
      ability.put("text", texts.get(card.key() + "." + (i + 1)));
      abilities.add(ability);
    }
    return abilities;
  }

  private Map<String, Map<String, String>> terms(String group) {
    Map<String, Map<String, String>> terms = new TreeMap<>();
    bundle
        .below(group + ".")
        .forEach(
            (key, text) -> {
              int dot = key.indexOf('.');
              String term = dot < 0 ? key : key.substring(0, dot);
              String field = dot < 0 ? "name" : key.substring(dot + 1);
              String said = names.term(group + "." + key, text);
              terms.computeIfAbsent(term, none -> new TreeMap<>()).put(field, said);
            });
    return terms;
  }

  private Map<String, Object> team(PreparedTeam prepared) {
    return Map.of(
        "key",
        prepared.key(),
        "name",
        names.name(prepared),
        "value",
        prepared.team().value(),
        "points",
        prepared.team().points());
  }
}
