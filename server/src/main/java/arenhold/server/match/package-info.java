/**
 * The match log in PostgreSQL: append-only, written before any client is notified. May depend on
 * {@code arenhold.rules}, {@code clock}, {@code ops} and the database. Start reading at {@link
 * arenhold.server.match.MatchLog}.
 */
package arenhold.server.match;
