/**
 * What was played: matches of a player, how they went, what they made of his rating, and what they
 * add up to. Reads only. Knows no game. May depend on {@link arenhold.server.account} for who
 * somebody is, {@link arenhold.server.rating} and the database. Start reading at {@link
 * arenhold.server.history.History}.
 */
package arenhold.server.history;
