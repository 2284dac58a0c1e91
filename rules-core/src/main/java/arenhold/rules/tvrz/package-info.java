/**
 * Tvrz, a card game of forts, garrisons and attacks: questions, views, times, places and imagined
 * matches. It is played by what lies below: {@link arenhold.rules.tvrz.turn} says what follows
 * what, {@link arenhold.rules.tvrz.fight} and {@link arenhold.rules.tvrz.landscape} play the
 * phases, {@link arenhold.rules.tvrz.deed} holds what all of them do, {@link
 * arenhold.rules.tvrz.position} where everything lies, {@link arenhold.rules.tvrz.card} what is
 * printed on the cards. Start reading at {@link arenhold.rules.tvrz.turn.Course}.
 *
 * <p>The rules that are played are those in {@code docs/rules/tvrz.md}: the shared pile for two to
 * eight players, drawing, works, flags, units in the landscape and what envoys bring, attacks on a
 * part and the defence by the garrison, public windows, orders of defence, ends and places; of the
 * traits all but merging, pairs and mages; pacts. Not yet played are those traits, spells, the
 * effects of rings, horn and vial (these three stay in hand), and own decks. The game joins the
 * registry when all its rules are played.
 */
package arenhold.rules.tvrz;
