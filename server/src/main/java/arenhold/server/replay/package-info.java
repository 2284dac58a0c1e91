/**
 * Replays of uploaded match files: parsed, replayed with every line checked, and turned into steps
 * for a browser. Stores nothing and touches no room. Knows the games, the rules' budget and the
 * protocol's records. Start reading at {@link arenhold.server.replay.Replays}.
 */
package arenhold.server.replay;
