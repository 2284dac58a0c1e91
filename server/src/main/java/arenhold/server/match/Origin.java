package arenhold.server.match;

import java.util.UUID;

/**
 * Where a match goes on from.
 *
 * @param match the match that was played up to there
 * @param lines how many lines of the log came from that match
 */
public record Origin(UUID match, int lines) {}
