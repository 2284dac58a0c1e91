/**
 * Players of Tash-Kalar that plan whole turns: each end of a turn is valued, by hand or by a net
 * that has learned from matches with itself.
 *
 * <p>May depend on {@link arenhold.players}, {@link arenhold.rules} without the classes that hold a
 * running match, and {@link arenhold.rules.tashkalar}. Positions here are imagined ones, or those
 * of training. Start reading at {@link arenhold.players.tashkalar.Planner}.
 */
package arenhold.players.tashkalar;
