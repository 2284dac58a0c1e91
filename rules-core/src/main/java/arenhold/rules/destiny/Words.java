package arenhold.rules.destiny;

import arenhold.rules.Bundle;
import arenhold.rules.GameCatalogue;
import arenhold.rules.GameInfo;
import arenhold.rules.TableWords;
import arenhold.rules.destiny.card.Teams;
import arenhold.rules.destiny.text.CatalogueText;
import java.util.List;
import java.util.Locale;

/** The words of the game, its options and its table, put together with those of its cards. */
final class Words {

  /** The fields whose lists have one entry for every seat. */
  private static final List<String> BY_SEAT = List.of("seats", "sums");

  /** The fields whose numbers are seats, or -1 for nobody. */
  private static final List<String> OF_SEATS =
      List.of("active", "claimed", "owner", "controller", "pool", "at", "clockwise");

  private Words() {}

  static GameCatalogue catalogue(GameInfo info, Locale locale) {
    Bundle bundle = Bundle.of(Words.class, locale, "words", "team");
    CatalogueText cards = new CatalogueText(locale);
    TableWords table = bundle.table(BY_SEAT, OF_SEATS, List.of());
    return new GameCatalogue(
        info.key(),
        info.version(),
        cards.named(bundle.words(info), Teams.OPTION.key()),
        cards.cards(),
        table,
        cards.data());
  }
}
