/**
 * The room: seats, options, the running match, who is present. One entity per room, one mailbox,
 * one writer; it persists first and tells then. May depend on {@code account}, {@code catalogue},
 * {@code clock}, {@code match}, {@code ops}, {@code protocol}, {@code rating} and {@code view};
 * knows no socket and no game's name. Start reading at {@link arenhold.server.room.RoomEntity},
 * whose concerns are {@link arenhold.server.room.Guests}, {@link arenhold.server.room.Lobby} and
 * {@link arenhold.server.room.Play}.
 */
package arenhold.server.room;
