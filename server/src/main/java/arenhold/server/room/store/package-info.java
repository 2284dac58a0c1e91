/** Rooms and finished matches in the database. */
package arenhold.server.room.store;
