package arenhold.server.room.guest;

import arenhold.server.room.state.RoomState;
import arenhold.server.view.Audience;
import java.util.UUID;

/**
 * A person connected to a room by one socket.
 *
 * @param seatRole whether they came by the link that gives seats
 * @param commits whether the client commits to a number as soon as it has a seat
 */
public record Guest(UUID player, String name, boolean seatRole, boolean commits) {

  /** Ack ids are the client's own; two players may use the same. */
  public String ackOf(String ack) {
    return ack == null ? null : player + "/" + ack;
  }

  /** The number of the seat they hold, or -1. */
  public int seatIn(RoomState room) {
    return seatRole ? room.seatOf(player) : -1;
  }

  /** Which document they see. */
  Audience audience(RoomState room) {
    int seat = seatIn(room);
    if (seat >= 0) return Audience.of(seat);
    return seatRole && player.equals(room.host()) ? Audience.HOST : Audience.WATCHERS;
  }

  /** Whether they may be in the room however full it is: they hold a seat or are the host. */
  boolean memberOf(RoomState room) {
    return room.seatOf(player) >= 0 || player.equals(room.host());
  }
}
