package arenhold.rules;

/**
 * What a viewer may know about another's open question.
 *
 * @param seat the seat that decides
 * @param prompt the key of the sentence that asks, or null if its kind is secret
 * @param source the card that asks, or null
 */
public record Waiting(Seat seat, String prompt, String source) {}
