/**
 * Who is connected to a room, and what each kind of viewer is told. {@link
 * arenhold.server.room.guest.Guests} tells them; {@link arenhold.server.room.guest.Attendance}
 * knows who is here, {@link arenhold.server.room.guest.Admission} who may be, {@link
 * arenhold.server.room.guest.Scene} what documents are made of, and {@link
 * arenhold.server.room.guest.Plans} what only a seat may know. Start reading at {@link
 * arenhold.server.room.guest.Guests}.
 */
package arenhold.server.room.guest;
