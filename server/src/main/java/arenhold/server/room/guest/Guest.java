package arenhold.server.room.guest;

import arenhold.server.room.state.RoomState;
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

  /** Whether they may be in the room however full it is: they hold a seat or are the host. */
  boolean memberOf(RoomState room) {
    return room.seatOf(player) >= 0 || player.equals(room.host());
  }
}
