/**
 * Rooms: one entity each, with one mailbox and one writer. A room stores first and tells
 * afterwards. Knows no socket and no game's name. Start reading at {@link
 * arenhold.server.room.RoomEntity}, which names its parts; {@link arenhold.server.room.RoomRegion}
 * is where messages to rooms are sent, and {@link arenhold.server.room.Waker} wakes those whose
 * clocks are due.
 *
 * <p>Below it: {@link arenhold.server.room.decide} decides, purely; {@link
 * arenhold.server.room.state} has the room and its match as values, {@link
 * arenhold.server.room.store} the database, {@link arenhold.server.room.message} messages to a room
 * and from it, {@link arenhold.server.room.guest} who is connected and what they are told, {@link
 * arenhold.server.room.news} what the rest of the server learns.
 */
package arenhold.server.room;
