package arenhold.server.match;

import arenhold.rules.Entry;

/**
 * A line of a match's log.
 *
 * @param seq its number from 0, without gaps
 * @param entry who answered what
 * @param ack the id the client gave its message, or null; remembered so that a message sent twice
 *     is carried out once, across restarts too
 */
public record LogLine(int seq, Entry entry, String ack) {}
