/**
 * Drawn patterns: what a card shows, turned and mirrored every way (R6.2).
 *
 * <p>May depend on {@link arenhold.rules.board} and on ranks, directions and arenas of {@link
 * arenhold.rules.tashkalar}. Start reading at {@link arenhold.rules.tashkalar.pattern.Pattern}.
 */
package arenhold.rules.tashkalar.pattern;
