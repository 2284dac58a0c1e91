package arenhold.server.engine;

/**
 * A match as an engine is told that it begins.
 *
 * @param match its name
 * @param rules the version of the game's rules
 * @param seed for everything random that the engine does in it
 * @param clock the time control as clients get it, in plain values; or null
 */
public record Opening(String match, int rules, long seed, Object clock) {}
