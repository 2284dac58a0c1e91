/**
 * Match history: a player's finished matches, their rating changes, summed results, and the level
 * of computers that fits them by these. Read-only. Knows no game. May depend on {@link
 * arenhold.server.account} for players' names, {@link arenhold.server.rating} and the database.
 * Start reading at {@link arenhold.server.history.History}.
 */
package arenhold.server.history;
