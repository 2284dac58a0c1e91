/**
 * How people find each other: those who wait for anybody are brought together, and those who want
 * to play somebody challenge him. Knows rooms and ratings, no web and no game. Start reading at
 * {@link arenhold.server.pairing.Pool}, which decides who plays whom.
 */
package arenhold.server.pairing;
