package arenhold.server.room.state;

import java.util.List;
import java.util.UUID;

/**
 * A match that was played to its end in a room.
 *
 * @param players the player of each seat
 * @param places the place of each seat
 */
public record Played(UUID match, List<UUID> players, List<Integer> places) {

  /** The place of {@code player}; null if they did not play. */
  Integer place(UUID player) {
    int seat = players.indexOf(player);
    return seat < 0 ? null : places.get(seat);
  }
}
