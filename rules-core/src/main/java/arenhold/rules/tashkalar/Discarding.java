package arenhold.rules.tashkalar;

import java.util.List;

/**
 * A discard action being carried out (R7.1).
 *
 * @param card the being discarded
 * @param returned the cards put under their decks so far; grows
 */
record Discarding(String card, List<String> returned) {}
