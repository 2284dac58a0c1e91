/**
 * Text formats: JSON as plain maps and lists, and the notation of positions and matches.
 *
 * <p>May depend on {@link arenhold.rules} only. Start reading at {@link
 * arenhold.rules.notation.MatchFile}.
 */
package arenhold.rules.notation;
