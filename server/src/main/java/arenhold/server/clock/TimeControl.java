package arenhold.server.clock;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.concurrent.TimeUnit;

/** How long players may think. All times are whole seconds. In JSON its {@code kind} says which. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
  @JsonSubTypes.Type(value = TimeControl.None.class, name = "none"),
  @JsonSubTypes.Type(value = TimeControl.Live.class, name = "live"),
  @JsonSubTypes.Type(value = TimeControl.Days.class, name = "days")
})
public sealed interface TimeControl {

  /** As long as they like. */
  TimeControl NONE = new None();

  /** Whether it keeps to the limits; what comes from outside may not. */
  boolean sensible();

  /** What a clock starts with, in milliseconds; 0 without a clock. */
  default long full() {
    return switch (this) {
      case None() -> 0;
      case Live live -> TimeUnit.SECONDS.toMillis(live.base());
      case Days days -> TimeUnit.SECONDS.toMillis(days.perTurn());
    };
  }

  /** What each turn gives before a clock runs, in milliseconds. */
  default long free() {
    return this instanceof Live live ? TimeUnit.SECONDS.toMillis(live.delay()) : 0;
  }

  /** What the end of a turn adds to a clock, in milliseconds. */
  default long added() {
    return this instanceof Live live ? TimeUnit.SECONDS.toMillis(live.increment()) : 0;
  }

  /** As long as they like. */
  record None() implements TimeControl {
    @Override
    public boolean sensible() {
      return true;
    }
  }

  /**
   * Real time: all players are at the table at once.
   *
   * @param base everyone's time at the start, 30 seconds to 3 hours
   * @param increment time added at the end of each turn, up to 5 minutes
   * @param delay time in each turn before the player's own time runs, up to 2 minutes
   */
  record Live(int base, int increment, int delay) implements TimeControl {
    private static final int LEAST = 30;
    private static final int MOST = 3 * 3600;
    private static final int MOST_INCREMENT = 300;
    private static final int MOST_DELAY = 120;

    @Override
    public boolean sensible() {
      return base >= LEAST
          && base <= MOST
          && increment >= 0
          && increment <= MOST_INCREMENT
          && delay >= 0
          && delay <= MOST_DELAY;
    }
  }

  /**
   * Correspondence: a fixed time per turn.
   *
   * @param perTurn time for each turn, 1 hour to 14 days
   */
  record Days(int perTurn) implements TimeControl {
    private static final int LEAST = 3600;
    private static final int MOST = 14 * 24 * 3600;

    @Override
    public boolean sensible() {
      return perTurn >= LEAST && perTurn <= MOST;
    }
  }
}
