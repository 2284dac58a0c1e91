package arenhold.server.faults;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;

/**
 * A reading of a match's clocks and the time it was received.
 *
 * @param left of all seats together, in milliseconds
 * @param nanos by the harness's clock, which nobody sets
 */
record ClockReading(String match, long left, long nanos) {

  /** The tolerance for overcharging, in milliseconds. */
  private static final long MOST = 1_000;

  /** The current readings of the first player of each room, where a clock runs. */
  static Map<PlayedRoom, ClockReading> of(TestBed bed) {
    Map<PlayedRoom, ClockReading> all = new HashMap<>();
    for (PlayedRoom room : bed.rooms()) {
      Following known = room.players().getFirst().following();
      JsonNode match = known.match();
      if (!match.path("clock").isObject() || match.at("/clock/left").isEmpty()) continue;
      long left = 0;
      for (JsonNode seat : match.at("/clock/left")) left += seat.asLong();
      all.put(room, new ClockReading(match.path("id").asString(), left, known.movedAt()));
    }
    return all;
  }

  /**
   * Whether more than a second too much was charged since an earlier reading.
   *
   * @param free nanoseconds of the time between that must be charged to nobody
   * @return what is wrong, if anything
   */
  Optional<String> charged(ClockReading before, long free) {
    if (before == null || !before.match.equals(match)) return Optional.empty();
    long most = TimeUnit.NANOSECONDS.toMillis(nanos - before.nanos - free) + MOST;
    long charged = before.left - left;
    if (charged <= most && charged >= 0) return Optional.empty();
    return Optional.of("charged %d ms, at most %d were played".formatted(charged, most));
  }
}
