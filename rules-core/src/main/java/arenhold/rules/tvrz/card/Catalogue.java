package arenhold.rules.tvrz.card;

import arenhold.rules.card.Cards;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Every card of the game, in the order of its file; a card is its number here. */
public final class Catalogue {

  /** All cards. */
  public static final List<Card> CARDS;

  /**
   * What is printed on each card, by key, as plain JSON: {@code kind, bar, count, tags, attack,
   * defence, stands, traits, spells, plusOneCard, flammable, works, king, effects}; what a card
   * does not have is left out.
   */
  public static final Map<String, Map<String, Object>> PRINTED;

  /** The decks that are ready to be played. */
  public static final List<PreparedDeck> DECKS;

  private static final Card[] BY_NUMBER;
  private static final Map<String, Card> BY_KEY;

  static {
    Facts facts = new Facts();
    CARDS = facts.cards();
    PRINTED = facts.printed();
    BY_NUMBER = CARDS.toArray(Card[]::new);
    Map<String, Card> byKey = new HashMap<>();
    for (Card card : CARDS) {
      if (byKey.put(card.key(), card) != null) throw new IllegalStateException("twice: " + card);
    }
    BY_KEY = Map.copyOf(byKey);
    DECKS = facts.decks(Catalogue::card);
  }

  private Catalogue() {}

  /** The card with this number. */
  public static Card card(int number) {
    return BY_NUMBER[number];
  }

  /**
   * The card with this key.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Card card(String key) {
    Card card = BY_KEY.get(key);
    if (card == null) throw new IllegalArgumentException("no such card: " + key);
    return card;
  }

  /** The key of the card with this number. */
  public static String key(int number) {
    return BY_NUMBER[number].key();
  }

  /**
   * The shared deck made of so many packs. Red cards are there once, however many packs there are
   * (T1.5, R115).
   */
  public static Cards shared(int packs) {
    Cards deck = Cards.NONE;
    for (Card card : CARDS) {
      int copies = card.bar() == Bar.RED ? card.count() : packs * card.count();
      for (int copy = 0; copy < copies; copy++) deck = deck.with(card.number());
    }
    return deck;
  }
}
