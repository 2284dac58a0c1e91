/**
 * Tash-Kalar: positions, turns, summoning, scoring, the end, and what viewers see of them.
 *
 * <p>{@link arenhold.rules.tashkalar.Position} is everything at one moment, {@link
 * arenhold.rules.tashkalar.Turn} a turn and its actions, {@link arenhold.rules.tashkalar.Summoning}
 * where a card can be summoned and {@link arenhold.rules.tashkalar.Summon} how it is. {@link
 * arenhold.rules.tashkalar.Scoring} follows from where points come from. {@link
 * arenhold.rules.tashkalar.Edition} has every difference between the versions of the rules. Below
 * are the forms, the cards, their effects and patterns, and the tasks.
 *
 * <p>May depend on {@link arenhold.rules}, {@link arenhold.rules.board}, {@link
 * arenhold.rules.card}, {@link arenhold.rules.notation} and its own sub-packages. Start reading at
 * {@link arenhold.rules.tashkalar.TashKalar}.
 */
package arenhold.rules.tashkalar;
