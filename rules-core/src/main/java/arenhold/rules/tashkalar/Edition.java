package arenhold.rules.tashkalar;

import java.util.Arrays;
import java.util.List;

/**
 * The versions of these rules and, in one place, everything in which they differ: rules that
 * changed ask here. Matches that began under an older one are played on and replayed by it.
 */
public enum Edition {
  /** Until the rulings of R13.3e and R6.2b. */
  V1,
  /** Until the others played on without players who are out (Q15, Q17). */
  V2,
  V3;

  /** By which new matches are played. */
  static final Edition NEWEST = values()[values().length - 1];

  /** Those before the newest, oldest first. */
  static List<Edition> older() {
    return Arrays.stream(values()).filter(edition -> edition != NEWEST).toList();
  }

  /** As files and logs write it. */
  int number() {
    return ordinal() + 1;
  }

  /** Whether pieces that cannot be changed may link the others of a group (R13.3e). */
  public boolean unchangedPiecesLink() {
    return this != V1;
  }

  /** Whether the others play on without players who are out (Q15, Q17). */
  boolean othersPlayOn() {
    return this != V1 && this != V2;
  }

  /**
   * Whether ways to summon a being are different choices although they differ only in the empty
   * squares that stand in (R20.12) or in where a pattern lies apart from the being (R20.14); it is
   * one choice since (R6.2b).
   */
  boolean emptySquaresMakeWays() {
    return this == V1;
  }
}
