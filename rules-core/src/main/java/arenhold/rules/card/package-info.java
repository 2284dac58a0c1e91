/**
 * Building blocks of card games: cards with copies, rows of cards, draw decks and hands, each
 * recording which seats know which cards.
 *
 * <p>May depend on nothing but the JDK. Start reading at {@link arenhold.rules.card.Deck}.
 */
package arenhold.rules.card;
