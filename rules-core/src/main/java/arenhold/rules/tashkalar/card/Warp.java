package arenhold.rules.tashkalar.card;

import arenhold.rules.tashkalar.effect.Effect;

/**
 * A warp effect (R20.1).
 *
 * @param effect what it does
 * @param bound whether nothing but its summoning ends the pending state of its card, and no other
 *     card may copy it (R20.10)
 */
public record Warp(Effect effect, boolean bound) {}
