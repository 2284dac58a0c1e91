package arenhold.server.match;

/**
 * A computer on a seat of a match, with all that is needed to repeat its choices but its seed,
 * which follows from the deal.
 *
 * @param seat its number from 0
 * @param since how many lines the log had when it came: it made none of the choices among them
 * @param level the level it plays for
 * @param player the name of the player
 * @param version the player's version
 * @param weights the hash of the player's weights, hexadecimal, or null
 * @param budget the nodes it may use for each question
 */
public record Sitting(
    int seat, int since, String level, String player, int version, String weights, long budget) {}
