/**
 * Tash-Kalar: positions, turns, summoning, and what others see of them.
 *
 * <p>May depend on {@link arenhold.rules}, {@link arenhold.rules.board}, {@link
 * arenhold.rules.notation} and its own sub-packages. Start reading at {@link
 * arenhold.rules.tashkalar.TashKalar}.
 */
package arenhold.rules.tashkalar;
