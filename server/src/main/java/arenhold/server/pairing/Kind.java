package arenhold.server.pairing;

import arenhold.server.clock.TimeControl;

/**
 * What a matchmaking queue is for.
 *
 * @param seats how many play at one table
 */
public record Kind(String game, String form, int seats, TimeControl clock, boolean rated) {}
