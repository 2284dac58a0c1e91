package arenhold.rules.tvrz;

import arenhold.rules.Bundle;
import arenhold.rules.GameCatalogue;
import arenhold.rules.GameInfo;
import arenhold.rules.TableWords;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.PreparedDeck;
import arenhold.rules.tvrz.card.Spell;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Words, cards and prepared decks in one language, for clients. The data has {@code cards}, what is
 * printed on each, its {@code text} and, where its name is long, {@code brief}; {@code terms}, the
 * words of cards by group and key, each with {@code name} and, where it has them, {@code text} (a
 * sentence saying what it does) and {@code brief}; and {@code decks}, the prepared ones with their
 * names, cards and numbers of copies.
 */
final class CatalogueText {

  /** The groups of terms: all that is printed on cards in a word. */
  static final List<String> TERMS =
      List.of("kind", "part", "bar", "material", "king", "tag", "trait", "spell");

  /** The fields whose lists have one entry for every seat. */
  private static final List<String> BY_SEAT = List.of("seats");

  /** The fields whose numbers are seats, or -1 for nobody. */
  static final List<String> OF_SEATS =
      List.of(
          "active", "first", "target", "other", "from", "by", "against", "pact", "promise",
          "dragon");

  private final Bundle bundle;

  private CatalogueText(Locale locale) {
    bundle = Bundle.of(CatalogueText.class, locale, "words", "cards", "terms");
  }

  static GameCatalogue catalogue(GameInfo info, Locale locale) {
    return new CatalogueText(locale).catalogue(info);
  }

  private GameCatalogue catalogue(GameInfo info) {
    Map<String, GameCatalogue.Card> names = new LinkedHashMap<>();
    Map<String, Object> cards = new LinkedHashMap<>();
    Map<String, String> said = bundle.below("card.");
    for (Card card : Catalogue.CARDS) {
      String key = "card." + card.key();
      names.put(card.key(), new GameCatalogue.Card(bundle.text(key)));
      Map<String, Object> printed = new LinkedHashMap<>(Catalogue.PRINTED.get(card.key()));
      printed.put("text", bundle.text(key + ".text"));
      String brief = said.get(card.key() + ".brief");
      if (brief != null) printed.put("brief", brief);
      cards.put(card.key(), printed);
    }
    Map<String, Object> terms = new LinkedHashMap<>();
    for (String group : TERMS) terms.put(group, terms(group));
    List<Map<String, Object>> decks = Catalogue.DECKS.stream().map(this::deck).toList();
    Map<String, Object> data = Map.of("cards", cards, "terms", terms, "decks", decks);
    return new GameCatalogue(info.key(), info.version(), bundle.words(info), names, table(), data);
  }

  private TableWords table() {
    TableWords table = bundle.table(BY_SEAT, OF_SEATS, List.of(Times.WINDOW_ORDER));
    List<TableWords.OrderWords> orders = new ArrayList<>(table.orders());
    orders.addFirst(defence());
    return new TableWords(
        table.prompts(),
        table.choices(),
        table.happened(),
        fields(table),
        table.bySeat(),
        table.ofSeats(),
        List.copyOf(orders));
  }

  /** The names of fields and values; spells are named as in the rules, with what they work on. */
  private Map<String, String> fields(TableWords table) {
    Map<String, String> fields = new TreeMap<>(table.fields());
    for (Card card : Catalogue.CARDS) {
      for (Spell spell : card.spells()) {
        String name = bundle.text("spell." + spell.name().key());
        boolean tagged = spell.scope() != null && !spell.scope().equals(Spell.SELF);
        String scope = tagged ? " (" + bundle.text("tag." + spell.scope()) + ")" : "";
        String self =
            Spell.SELF.equals(spell.scope()) ? " (" + bundle.text("scope.self") + ")" : "";
        fields.put("spell." + spell.key(), name + scope + self);
        fields.put("spell." + spell.name().key(), name);
      }
    }
    return fields;
  }

  /** The order of defence, which names cards. */
  private TableWords.OrderWords defence() {
    List<TableWords.AnswerWords> answers = new ArrayList<>();
    for (Card card : Catalogue.CARDS) {
      if (!card.isDefender()) continue;
      answers.add(
          new TableWords.AnswerWords(Times.defend(card), bundle.text("card." + card.key())));
    }
    return new TableWords.OrderWords(
        Times.DEFENCE, bundle.text("order." + Times.DEFENCE), List.copyOf(answers));
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
              terms.computeIfAbsent(term, none -> new TreeMap<>()).put(field, text);
            });
    return terms;
  }

  private Map<String, Object> deck(PreparedDeck deck) {
    Map<String, Object> cards = new LinkedHashMap<>();
    for (Card card : Catalogue.CARDS) {
      int copies = deck.cards().count(card.number());
      if (copies > 0) cards.put(card.key(), copies);
    }
    String key = "deck." + deck.key();
    return Map.of(
        "key",
        deck.key(),
        "name",
        bundle.text(key),
        "text",
        bundle.text(key + ".text"),
        "cards",
        cards);
  }
}
