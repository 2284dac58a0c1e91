/**
 * The cards of Tvrz: what is printed on them, the shared deck and the prepared decks.
 *
 * <p>May depend on {@link arenhold.rules.card} and {@link arenhold.rules.notation}. Start reading
 * at {@link arenhold.rules.tvrz.card.Catalogue}.
 */
package arenhold.rules.tvrz.card;
