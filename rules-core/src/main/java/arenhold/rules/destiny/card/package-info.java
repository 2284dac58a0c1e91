/**
 * The cards of Destiny: what is printed on them, teams with their decks, and the teams that are
 * ready to be played.
 *
 * <p>May depend on the kernel and {@link arenhold.rules.notation}. Start reading at {@link
 * arenhold.rules.destiny.card.Cards}.
 */
package arenhold.rules.destiny.card;
