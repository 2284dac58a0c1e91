/**
 * The room: one entity each, one mailbox, one writer; it stores first and tells then. Knows no
 * socket and no game's name. Start reading at {@link arenhold.server.room.RoomEntity}, which names
 * its parts.
 *
 * <p>Below it: {@link arenhold.server.room.decide} every decision, purely, {@link
 * arenhold.server.room.state} the room and its match as values, {@link arenhold.server.room.store}
 * the database, {@link arenhold.server.room.message} messages to a room and from it, {@link
 * arenhold.server.room.news} what the rest of the server learns of it, {@link
 * arenhold.server.room.guest} who is connected and what they are told.
 */
package arenhold.server.room;
