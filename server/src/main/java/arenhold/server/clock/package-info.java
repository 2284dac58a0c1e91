/**
 * Time: how long players may think, what their clocks show, and what the server's own clock says.
 * Knows no room, no match and no game; may depend on {@code arenhold.rules}, the database and the
 * threads of {@code ops}.
 *
 * <p>Pure values: {@link arenhold.server.clock.TimeControl} (how long players may think), {@link
 * arenhold.server.clock.Clocks} (the match clock of every seat), {@link
 * arenhold.server.clock.Consent} (pauses and proposals) and {@link arenhold.server.clock.Windows}
 * (questions with a time of their own). The server's clock: {@link
 * arenhold.server.clock.ServerTime}, steered towards the database's, and {@link
 * arenhold.server.clock.Outages}, when nobody could play. Start reading at {@link
 * arenhold.server.clock.TimeControl}, then {@link arenhold.server.clock.Clocks}.
 */
package arenhold.server.clock;
