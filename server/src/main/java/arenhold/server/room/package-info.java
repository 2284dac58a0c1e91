/**
 * The room: one entity each, one mailbox, one writer; it persists first and tells then. Knows no
 * socket and no game's name. Start reading at {@link arenhold.server.room.RoomEntity}, whose
 * concerns are {@link arenhold.server.room.guest.Guests}, {@link arenhold.server.room.Preparation} and
 * {@link arenhold.server.room.Play}.
 *
 * <p>Below it: {@link arenhold.server.room.decide} what is decided about a match, purely, {@link
 * arenhold.server.room.state} the room and its match as values, {@link arenhold.server.room.store}
 * where they are kept, {@link arenhold.server.room.message} what is said to a room and by it,
 * {@link arenhold.server.room.news} what others in the server learn of it, {@link
 * arenhold.server.room.guest} who is connected and what they are told.
 */
package arenhold.server.room;
