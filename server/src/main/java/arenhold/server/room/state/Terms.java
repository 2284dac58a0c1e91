package arenhold.server.room.state;

import arenhold.server.clock.TimeControl;
import java.util.Map;

/**
 * What is agreed about the next match of a room.
 *
 * @param table what the host chose
 * @param terms the version of the terms: raised by every change that players who were ready are
 *     asked about again
 * @param rated whether matches here are to count for their players' ratings
 * @param clock how long players may think in the next match
 */
public record Terms(Map<String, String> table, long terms, boolean rated, TimeControl clock) {

  /** A field that an older version did not store has its default. */
  public Terms {
    if (table == null) table = Map.of();
    if (clock == null) clock = TimeControl.NONE;
  }

  /** The first terms of a room. */
  static Terms fresh(Map<String, String> table) {
    return new Terms(Map.copyOf(table), 0, false, TimeControl.NONE);
  }

  Terms withTable(Map<String, String> options) {
    return new Terms(Map.copyOf(options), terms, rated, clock);
  }

  Terms withRated(boolean on) {
    return new Terms(table, terms, on, clock);
  }

  Terms withClock(TimeControl control) {
    return new Terms(table, terms, rated, control);
  }

  /** A new version: players who were ready are asked again. */
  Terms raised() {
    return new Terms(table, terms + 1, rated, clock);
  }
}
