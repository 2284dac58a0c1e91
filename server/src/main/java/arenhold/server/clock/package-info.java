/**
 * Time: how long players may think, what their clocks show, and what the server's own clock says.
 * Pure values and functions but for the classes that keep the server's time and note in the
 * database when it ran. May depend on no other package of the server; knows no room, no match and
 * no game. Start reading at {@link arenhold.server.clock.TimeControl}, then {@link
 * arenhold.server.clock.Clocks}.
 */
package arenhold.server.clock;
