package arenhold.rules.tvrz.position;

import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Catalogue;
import java.util.List;

/**
 * What the table has agreed on.
 *
 * @param seats how many play
 * @param packs how many packs the shared pile is made of
 * @param secondSeatCard whether the second of two players is dealt one card more (R74)
 * @param truce whether nobody may be attacked before their first turn (R111)
 * @param meddling whether the approach window is open to everybody (R54)
 * @param first the seat that begins, or -1 for chance
 * @param decks every seat's own deck; empty if all draw from a shared pile (T1.4)
 */
public record Terms(
    int seats,
    int packs,
    boolean secondSeatCard,
    boolean truce,
    boolean meddling,
    int first,
    List<Cards> decks) {

  public Terms {
    decks = List.copyOf(decks);
    if (!decks.isEmpty() && decks.size() != seats) throw new IllegalArgumentException("decks");
  }

  /** Whether everybody plays with a deck of their own. */
  public boolean ownDecks() {
    return !decks.isEmpty();
  }

  /** What the piles are made of: one that is shared, or one a seat. */
  public List<Cards> piles() {
    return ownDecks() ? decks : List.of(Catalogue.shared(packs));
  }
}
