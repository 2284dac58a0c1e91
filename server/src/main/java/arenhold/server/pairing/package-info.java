/**
 * Matchmaking: pairs people who wait for any opponent, and handles challenges to a particular one.
 * Knows rooms and ratings, no web and no game. Start reading at {@link
 * arenhold.server.pairing.Pool}, which decides who plays whom.
 */
package arenhold.server.pairing;
