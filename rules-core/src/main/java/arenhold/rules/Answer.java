package arenhold.rules;

/**
 * An answer and the seat that gave it, for questions that several seats could answer.
 *
 * @param seat the seat that answered
 * @param code the packed code of its choice
 */
public record Answer(Seat seat, int code) {}
