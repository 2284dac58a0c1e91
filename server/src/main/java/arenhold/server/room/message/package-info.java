/**
 * The messages to a room ({@link arenhold.server.room.message.RoomCommand}) and from it to its
 * sockets ({@link arenhold.server.room.message.ToSocket}).
 */
package arenhold.server.room.message;
