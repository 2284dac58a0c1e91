/**
 * The effect vocabulary: the words card effects are built of, and what carries them out (R13).
 *
 * <p>May depend on {@link arenhold.rules}, {@link arenhold.rules.board}, {@link
 * arenhold.rules.tashkalar} and its patterns. Start reading at {@link
 * arenhold.rules.tashkalar.effect.Vocabulary}, then {@link
 * arenhold.rules.tashkalar.effect.Resolver}.
 */
package arenhold.rules.tashkalar.effect;
