/**
 * Tvrz, a card game of forts, garrisons and attacks: questions, views, times, places and imagined
 * matches. It is played by what lies below: {@link arenhold.rules.tvrz.turn} says what follows
 * what, {@link arenhold.rules.tvrz.fight} and {@link arenhold.rules.tvrz.landscape} play the
 * phases, {@link arenhold.rules.tvrz.deed} holds what all of them do, {@link
 * arenhold.rules.tvrz.position} where everything lies, {@link arenhold.rules.tvrz.card} what is
 * printed on the cards. Start reading at {@link arenhold.rules.tvrz.turn.Course}.
 *
 * <p>The rules that are played are those in {@code docs/rules/tvrz.md}; what mages do is in {@link
 * arenhold.rules.tvrz.spell}. The game joins the registry when rules and table are whole.
 */
package arenhold.rules.tvrz;
