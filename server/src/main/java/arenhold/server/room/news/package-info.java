/** What the rest of the server learns of rooms: news, open tables, meetings. */
package arenhold.server.room.news;
