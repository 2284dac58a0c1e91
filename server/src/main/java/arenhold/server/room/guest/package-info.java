/** Who is connected to a room, and what each kind of viewer is told. */
package arenhold.server.room.guest;
