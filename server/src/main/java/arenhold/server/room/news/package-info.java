/**
 * What the rest of the server learns of rooms: how each stands ({@link
 * arenhold.server.room.news.RoomNews}), which tables are open to strangers, and what became of
 * people who were brought together.
 */
package arenhold.server.room.news;
