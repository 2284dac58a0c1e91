package arenhold.server.room.guest;

import arenhold.server.protocol.Code;
import arenhold.server.room.state.RoomState;

/** Who may be in a room. */
final class Admission {

  private Admission() {}

  /** Why this guest may not come in; null if they may. */
  static Code whyNot(RoomState room, Guest guest) {
    if (room.closed()) return room.whyClosed();
    if (putOut(room, guest)) return Code.PUT_OUT;
    if (guest.seatRole()) {
      boolean stays = guest.memberOf(room) || !room.full() || room.watching();
      return stays ? null : Code.INVITE_USED;
    }
    return room.watching() ? null : Code.NOT_FOUND;
  }

  /**
   * Why this guest must go now that the room is like this; null if they may stay. Guests who came
   * by the seats' link and found no seat go unless watching is allowed; those who were put out go
   * in any case.
   */
  static Code whyGoing(RoomState room, Guest guest) {
    if (guest.seatRole() && guest.memberOf(room)) return null;
    if (putOut(room, guest)) return Code.PUT_OUT;
    if (room.watching()) return null;
    if (!guest.seatRole()) return Code.WATCHING_ENDED;
    return room.full() ? Code.INVITE_USED : null;
  }

  /** Whether the link by which this guest came admits only people of the room, and not them. */
  static boolean strange(RoomState room, Guest guest) {
    boolean known = guest.memberOf(room) || room.playedHere(guest.player());
    return guest.seatRole() && !known;
  }

  private static boolean putOut(RoomState room, Guest guest) {
    return guest.seatRole() && room.putOut().contains(guest.player());
  }
}
