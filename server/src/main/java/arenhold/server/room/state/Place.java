package arenhold.server.room.state;

import arenhold.server.computer.Computer;
import java.util.Map;
import java.util.UUID;

/**
 * A seat of a room.
 *
 * @param player null while it is free
 * @param options what is chosen for it
 * @param ready whether its player agrees to the terms
 * @param swap the seat whose player this one would like to change places with, or null
 */
public record Place(UUID player, Map<String, String> options, boolean ready, Integer swap) {

  /**
   * Seats that were stored before there was anything to choose have nothing chosen. Computers agree
   * to any terms.
   */
  public Place {
    if (options == null) options = Map.of();
    if (Computer.is(player)) ready = true;
  }

  /** A free seat. */
  public static final Place FREE = new Place(null, Map.of(), false, null);

  /** A seat with what is chosen for it, whose player is not ready yet. */
  public static Place of(UUID player, Map<String, String> options) {
    return new Place(player, Map.copyOf(options), false, null);
  }

  /** Its player with other options. */
  public Place with(Map<String, String> others) {
    return new Place(player, Map.copyOf(others), ready, swap);
  }

  /** Whether its player is ready. */
  public Place ready(boolean on) {
    return new Place(player, options, on, swap);
  }

  /** Its player would like to change places with {@code seat}, or with nobody any more. */
  public Place swap(Integer seat) {
    return new Place(player, options, ready, seat);
  }
}
