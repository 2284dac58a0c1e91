/**
 * Phase 2 of a turn of Tvrz: laying cards, and moving what lies in the landscape.
 *
 * <p>May depend on {@link arenhold.rules.tvrz.fight} and what that depends on. Start reading at
 * {@link arenhold.rules.tvrz.landscape.Laying}.
 */
package arenhold.rules.tvrz.landscape;
