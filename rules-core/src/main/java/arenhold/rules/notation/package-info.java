/**
 * Text formats: JSON as plain maps and lists, match files and how they are replayed, and the fair
 * deal, which answers chance from a seed and the players' numbers.
 *
 * <p>May depend on {@link arenhold.rules} only. Start reading at {@link
 * arenhold.rules.notation.MatchFile}.
 */
package arenhold.rules.notation;
