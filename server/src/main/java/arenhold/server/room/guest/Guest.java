package arenhold.server.room.guest;

import arenhold.server.room.state.RoomState;
import java.util.UUID;

/**
 * Somebody who is connected to a room.
 *
 * @param seatRole whether by the link that gives seats
 * @param commits whether the client commits to a number as soon as it has a seat
 */
public record Guest(UUID player, String name, boolean seatRole, boolean commits) {

  /** Ack ids are the client's own; two players may use the same. */
  public String ackOf(String ack) {
    return ack == null ? null : player + "/" + ack;
  }

  /** Whether he may be in the room however full and closed it is. */
  boolean memberOf(RoomState room) {
    return room.seatOf(player) >= 0 || player.equals(room.host());
  }
}
