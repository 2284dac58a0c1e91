package arenhold.server.faults;

import java.util.Map;

/**
 * How clients play.
 *
 * @param thinkMillis mean time before a choice
 * @param copies the maximum number of copies of a message; 1 for no copies
 * @param silenceMillis the silence after which a client treats its connection as dead
 * @param clock the time control of the matches, or null for none
 */
record Style(int thinkMillis, int copies, int silenceMillis, Map<String, ?> clock) {

  /** An hour for each player, without increments. */
  static final Map<String, ?> HOUR =
      Map.of("kind", "live", "base", 3600, "increment", 0, "delay", 0);

  /** Like very quick human players. */
  static final Style QUICK = new Style(60, 1, 8_000, null);

  Style clocked() {
    return new Style(thinkMillis, copies, silenceMillis, HOUR);
  }

  Style thinking(int millis) {
    return new Style(millis, copies, silenceMillis, clock);
  }

  Style repeating(int most) {
    return new Style(thinkMillis, most, silenceMillis, clock);
  }

  Style impatient(int millis) {
    return new Style(thinkMillis, copies, millis, clock);
  }
}
