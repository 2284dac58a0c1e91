package arenhold.rules;

import java.util.function.IntToLongFunction;

/**
 * A part of a game's rules whose speed is measured by itself.
 *
 * @param name what one round of it is, such as {@code moves of a full hand}
 * @param rounds does so many rounds and answers how much was found in all, so that nothing is
 *     optimised away
 */
public record Measure(String name, IntToLongFunction rounds) {}
