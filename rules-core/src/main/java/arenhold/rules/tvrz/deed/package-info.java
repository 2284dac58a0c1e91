/**
 * What every part of the rules of Tvrz is made of: asking, drawing, laying flags, discarding, going
 * out; and the words for them (prompts, codes of choices, events).
 *
 * <p>May depend on {@link arenhold.rules.tvrz.position} and what that depends on. Start reading at
 * {@link arenhold.rules.tvrz.deed.Asking}.
 */
package arenhold.rules.tvrz.deed;
