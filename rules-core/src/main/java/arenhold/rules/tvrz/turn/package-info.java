/**
 * The course of a match of Tvrz: the deal, the turns and their phases, and the end.
 *
 * <p>May depend on all other packages of the game but its root. Start reading at {@link
 * arenhold.rules.tvrz.turn.Course}.
 */
package arenhold.rules.tvrz.turn;
