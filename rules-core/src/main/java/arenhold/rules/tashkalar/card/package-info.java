/**
 * The cards: one file for each school, the legends and the flares, and the facts they are made of.
 *
 * <p>May depend on {@link arenhold.rules.tashkalar.effect}, {@link
 * arenhold.rules.tashkalar.pattern}, {@link arenhold.rules.tashkalar.task}, {@link
 * arenhold.rules.notation} and ranks, directions and arenas of {@link arenhold.rules.tashkalar}.
 * Start reading at {@link arenhold.rules.tashkalar.card.Catalogue}, then {@link
 * arenhold.rules.tashkalar.card.Empire}.
 */
package arenhold.rules.tashkalar.card;
