/**
 * Rooms in the database, and the files of their finished matches. Start reading at {@link
 * arenhold.server.room.store.Rooms}.
 */
package arenhold.server.room.store;
