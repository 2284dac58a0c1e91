package arenhold.rules.tvrz.card;

import arenhold.rules.card.Cards;

/**
 * A prepared deck.
 *
 * @param key its name in options and files
 * @param cards what it holds, by number in the catalogue
 */
public record PreparedDeck(String key, Cards cards) {}
