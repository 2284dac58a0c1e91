package arenhold.rules.tvrz;

import arenhold.rules.Bundle;
import arenhold.rules.GameCatalogue;
import arenhold.rules.GameInfo;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.PreparedDeck;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Words, cards and prepared decks in one language, for clients. The data has {@code cards}, what is
 * printed on each, and {@code decks}, the prepared ones with their cards and numbers of copies.
 */
final class CatalogueText {

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
    return new GameCatalogue(info.key(), info.version(), bundle.words(info), names, data);
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
