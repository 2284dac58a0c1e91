package arenhold.rules.destiny.position;

import java.util.Arrays;
import java.util.List;

/**
 * The versions of these rules and, in one place, everything in which they differ: rules that
 * changed ask here. Matches that began under an older one are played on and replayed by it.
 */
public enum Edition {
  /** Until turns passed by themselves (D19.4) and seats were drawn (D15.1). */
  V1,
  V2;

  /** By which new matches are played. */
  public static final Edition NEWEST = values()[values().length - 1];

  /** Those before the newest, oldest first. */
  public static List<Edition> older() {
    return Arrays.stream(values()).filter(edition -> edition != NEWEST).toList();
  }

  /** As files and logs write it. */
  public int number() {
    return ordinal() + 1;
  }

  /** Whether who holds no card and can only pass is not asked (D19.4). */
  public boolean passesByItself() {
    return this != V1;
  }

  /** Whether it is drawn who sits where, with more than two players (D15.1). */
  public boolean drawsSeats() {
    return this != V1;
  }
}
