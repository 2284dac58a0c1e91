package arenhold.rules;

/**
 * Who answered a {@link Table#first} question and what.
 *
 * @param seat the seat whose answer came first
 * @param code its choice
 */
public record Answer(Seat seat, int code) {}
