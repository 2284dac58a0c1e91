package arenhold.server.room.state;

import arenhold.server.clock.Clocks;

/**
 * A room as it stands.
 *
 * @param match the match being played or that was played last, or null
 * @param clocks of the match being played, or null
 */
public record Now(RoomState room, RunningMatch match, Clocks clocks) {

  /** With a changed room. */
  public Now with(RoomState changed) {
    return new Now(changed, match, clocks);
  }

  /** Whether the message with this id was carried out before. */
  public boolean carriedOut(String ack) {
    return room.heard().contains(ack) || match != null && match.acks().contains(ack);
  }
}
