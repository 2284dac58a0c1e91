package arenhold.rules;

/**
 * What a viewer may know about a question put to somebody: that it is open, and what about.
 *
 * @param seat who decides
 * @param prompt key of the sentence, or null where its kind is secret
 * @param source the card that asks, or null
 */
public record Waiting(Seat seat, String prompt, String source) {}
