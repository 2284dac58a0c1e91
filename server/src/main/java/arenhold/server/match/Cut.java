package arenhold.server.match;

/**
 * A choice of a computer that was cut short.
 *
 * @param seat its number from 0
 * @param known how many lines of the log the seat knew when it decided
 * @param nodes the nodes at which it was cut short; 0 if nothing was decided and the game's
 *     fallback answered
 */
public record Cut(int seat, int known, long nodes) {}
