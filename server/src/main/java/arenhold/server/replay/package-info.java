/**
 * Match files that somebody brings: read, played again with every line checked, and told step by
 * step as a browser shows them. Nothing of it is stored, and no room is touched. Knows the games,
 * the rules' budget and the protocol's records. Start reading at {@link
 * arenhold.server.replay.Replays}.
 */
package arenhold.server.replay;
