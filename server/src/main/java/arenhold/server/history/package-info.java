/**
 * What was played: matches of a player, how they went, and what they made of his rating. Reads
 * only. Knows no game. May depend on {@link arenhold.server.rating} and the database. Start reading
 * at {@link arenhold.server.history.History}.
 */
package arenhold.server.history;
