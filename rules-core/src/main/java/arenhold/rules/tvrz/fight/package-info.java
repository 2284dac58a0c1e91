/**
 * Attacks on forts in Tvrz: who may attack and defend, the arithmetic of a fight, and who survives.
 *
 * <p>May depend on {@link arenhold.rules.tvrz.deed} and what that depends on. Start reading at
 * {@link arenhold.rules.tvrz.fight.Attack}.
 */
package arenhold.rules.tvrz.fight;
