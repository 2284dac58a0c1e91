/**
 * Tvrz, a card game of forts, garrisons and attacks.
 *
 * <p>Only the cards exist so far, in {@link arenhold.rules.tvrz.card}. The game joins the registry
 * when all its rules can be played.
 */
package arenhold.rules.tvrz;
