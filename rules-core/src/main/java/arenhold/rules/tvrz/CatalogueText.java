package arenhold.rules.tvrz;

import arenhold.rules.Bundle;
import arenhold.rules.GameCatalogue;
import arenhold.rules.GameInfo;
import arenhold.rules.TableWords;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.PreparedDeck;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Words, cards and prepared decks in one language, for clients. The data has {@code cards}, what is
 * printed on each, and {@code decks}, the prepared ones with their cards and numbers of copies.
 */
final class CatalogueText {

  /** The fields whose lists have one entry for every seat. */
  private static final List<String> BY_SEAT = List.of("seats");

  /** The fields whose numbers are seats, or -1 for nobody. */
  static final List<String> OF_SEATS =
      List.of("active", "first", "target", "other", "by", "against", "pact", "promise");

  private CatalogueText() {}

  static GameCatalogue catalogue(GameInfo info, Locale locale) {
    Bundle bundle = Bundle.of(CatalogueText.class, locale, "words", "cards");
    Map<String, GameCatalogue.Card> names = new LinkedHashMap<>();
    for (Card card : Catalogue.CARDS) {
      names.put(card.key(), new GameCatalogue.Card(bundle.text("card." + card.key())));
    }
    Map<String, Object> data =
        Map.of(
            "cards",
            Catalogue.PRINTED,
            "decks",
            Catalogue.DECKS.stream().map(CatalogueText::deck).toList());
    return new GameCatalogue(
        info.key(), info.version(), bundle.words(info), names, table(bundle), data);
  }

  private static TableWords table(Bundle bundle) {
    TableWords table = bundle.table(BY_SEAT, OF_SEATS, List.of(Times.WINDOW_ORDER));
    List<TableWords.OrderWords> orders = new ArrayList<>(table.orders());
    orders.addFirst(defence(bundle));
    return new TableWords(
        table.prompts(),
        table.choices(),
        table.happened(),
        table.fields(),
        table.bySeat(),
        table.ofSeats(),
        List.copyOf(orders));
  }

  /** The order of defence, which names cards. */
  private static TableWords.OrderWords defence(Bundle bundle) {
    List<TableWords.AnswerWords> answers = new ArrayList<>();
    for (Card card : Catalogue.CARDS) {
      if (!card.isDefender()) continue;
      answers.add(
          new TableWords.AnswerWords(Times.defend(card), bundle.text("card." + card.key())));
    }
    return new TableWords.OrderWords(
        Times.DEFENCE, bundle.text("order." + Times.DEFENCE), List.copyOf(answers));
  }

  private static Map<String, Object> deck(PreparedDeck deck) {
    Map<String, Object> cards = new LinkedHashMap<>();
    for (Card card : Catalogue.CARDS) {
      int copies = deck.cards().count(card.number());
      if (copies > 0) cards.put(card.key(), copies);
    }
    return Map.of("key", deck.key(), "cards", cards);
  }
}
