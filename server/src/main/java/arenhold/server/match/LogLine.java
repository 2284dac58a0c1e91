package arenhold.server.match;

import arenhold.rules.Entry;

/**
 * A line of a match's log.
 *
 * @param seq its number from 0, without gaps
 * @param entry a seat and its answer
 * @param ack the client's id of the message, or null: an idempotency key, stored so that a message
 *     sent twice is carried out once, even across restarts
 */
public record LogLine(int seq, Entry entry, String ack) {}
