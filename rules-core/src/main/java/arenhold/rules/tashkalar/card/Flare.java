package arenhold.rules.tashkalar.card;

import arenhold.rules.tashkalar.effect.Effect;

/**
 * A flare (R1.6).
 *
 * @param key its name in notation, data and bundles
 * @param upperNeed how many more upgraded pieces the opponent must have (R8.2)
 * @param upper the upper effect
 * @param lowerNeed how many more pieces the opponent must have (R8.2)
 * @param lower the lower effect
 */
public record Flare(String key, int upperNeed, Effect upper, int lowerNeed, Effect lower) {}
