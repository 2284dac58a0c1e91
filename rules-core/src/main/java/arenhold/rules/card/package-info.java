/**
 * What card games share: cards with copies, rows of cards, draw decks and hands, each with the
 * seats that know which card lies where.
 *
 * <p>May depend on nothing but the JDK. Start reading at {@link arenhold.rules.card.Deck}.
 */
package arenhold.rules.card;
