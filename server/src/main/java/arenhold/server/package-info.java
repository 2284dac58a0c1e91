/**
 * The server: rooms, the match log, views for every kind of viewer, and the gateway to browsers.
 *
 * <p>Each package below is a module: its published types lie in its root. Depends on {@code
 * arenhold.rules} through the contract only; no game's name appears here. Start reading at {@link
 * arenhold.server.Arenhold}, then {@code room.RoomEntity}.
 */
package arenhold.server;
