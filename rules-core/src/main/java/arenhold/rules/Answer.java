package arenhold.rules;

/**
 * Who answered what, where several seats could.
 *
 * @param seat the seat that answered
 * @param code its choice
 */
public record Answer(Seat seat, int code) {}
