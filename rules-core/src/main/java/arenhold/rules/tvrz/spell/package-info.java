/**
 * Magic in Tvrz: which mage may cast what, when, and what it does (T13 to T15).
 *
 * <p>May depend on {@link arenhold.rules.tvrz.deed} and what that depends on. Start reading at
 * {@link arenhold.rules.tvrz.spell.Casting}.
 */
package arenhold.rules.tvrz.spell;
