/** What can be said to a room, and what a room says to its sockets. */
package arenhold.server.room.message;
