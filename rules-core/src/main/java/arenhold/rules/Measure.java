package arenhold.rules;

import java.util.function.IntToLongFunction;

/**
 * A part of a game's rules that is benchmarked separately.
 *
 * @param name what one round does, such as {@code moves of a full hand}
 * @param rounds runs that many rounds and returns how much was found in all, so that nothing is
 *     optimised away
 */
public record Measure(String name, IntToLongFunction rounds) {}
