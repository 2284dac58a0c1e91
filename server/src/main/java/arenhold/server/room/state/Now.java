package arenhold.server.room.state;

import arenhold.rules.Seat;
import arenhold.server.clock.Clocks;
import java.util.ArrayList;
import java.util.List;

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

  /** The seats that computers play, as players of their own or in the place of absent ones. */
  public List<Seat> computers() {
    List<Seat> computers = new ArrayList<>(room.computers());
    if (match == null) return computers;
    // One may play for an engine that has lost its seat.
    match.now().computers().stream()
        .filter(one -> !computers.contains(one))
        .forEach(computers::add);
    return computers;
  }

  /** Whether the message with this id was carried out before. */
  public boolean carriedOut(String ack) {
    return room.heard().contains(ack) || match != null && match.acks().contains(ack);
  }
}
