/**
 * Where everything lies in a match of Tvrz, and how that is written down.
 *
 * <p>May depend on {@link arenhold.rules.tvrz.card}; knows no rule of play. Start reading at {@link
 * arenhold.rules.tvrz.position.Position}.
 */
package arenhold.rules.tvrz.position;
