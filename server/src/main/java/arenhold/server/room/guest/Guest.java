package arenhold.server.room.guest;

import arenhold.server.computer.Computer;
import arenhold.server.room.state.RoomState;
import arenhold.server.view.Audience;
import java.util.UUID;

/**
 * Someone connected to a room by one socket.
 *
 * @param seatRole whether they came by the link that gives seats
 * @param commits whether the client commits to a number as soon as it has a seat
 * @param standIn the seat that a computer plays for its absent player; -1 for everybody else
 */
public record Guest(UUID player, String name, boolean seatRole, boolean commits, int standIn) {

  public Guest(UUID player, String name, boolean seatRole, boolean commits) {
    this(player, name, seatRole, commits, -1);
  }

  /** A computer that plays this seat for its absent player, and is not among those present. */
  static Guest standingIn(Computer computer, int seat) {
    return new Guest(computer.id(), computer.name(), true, false, seat);
  }

  /** Whether it is a computer that plays for an absent player. */
  public boolean standsIn() {
    return standIn >= 0;
  }

  /** Ack ids are the client's own; two players may use the same. */
  public String ackOf(String ack) {
    return ack == null ? null : player + "/" + ack;
  }

  /** The number of the seat they hold or stand in for, or -1. */
  public int seatIn(RoomState room) {
    if (standsIn()) return standIn;
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
