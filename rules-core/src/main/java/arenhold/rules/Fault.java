package arenhold.rules;

/**
 * Something wrong with a value that somebody composed, such as a deck.
 *
 * @param code what is wrong, as a key for clients' texts
 * @param card the card, or other part of the value, that it is about; null if it is the whole
 * @param rule the number of the rule that it breaks, as the game's rules have it; null if none
 */
public record Fault(String code, String card, String rule) {}
