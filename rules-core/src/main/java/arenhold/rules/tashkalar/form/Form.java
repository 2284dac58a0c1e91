package arenhold.rules.tashkalar.form;

import arenhold.rules.GameInfo;
import arenhold.rules.tashkalar.Arena;

/**
 * What one form of the game fixes.
 *
 * @param info how the form presents itself: key, players, options
 * @param seats how many players these values are for
 * @param arena the side of the board (R2.2)
 * @param scoring where points come from
 * @param goal the score that triggers the end of the game (R15.3 to R15.5, R14.4)
 * @param ends what a trigger does
 * @param pieces usable double-sided pieces of each colour (R1.9a)
 * @param legendary legendary pieces of each colour (R1.2)
 * @param hand the cards a hand is filled up to (R11.5)
 * @param discarding whether there is a discard action (R7)
 */
public record Form(
    GameInfo.Form info,
    int seats,
    Arena arena,
    Scoring scoring,
    int goal,
    Ends ends,
    int pieces,
    int legendary,
    Hand hand,
    boolean discarding) {

  /** Where points come from. */
  public enum Scoring {
    /** Claimed tasks, and own legendary pieces on the board (R10.5). */
    TASKS,
    /** As TASKS, with basic tasks alone (R14). */
    BASIC_TASKS,
    /** Destroyed pieces, legends summoned, flares of the other side: one score a side (R10.8). */
    TRACK,
    /** The same, a score for each enemy colour; the lowest counts (R10.9). */
    COLOURS;

    /** How the catalogue names it. */
    public String key() {
      return switch (this) {
        case TASKS, BASIC_TASKS -> "tasks";
        case TRACK -> "track";
        case COLOURS -> "colours";
      };
    }

    /** Whether points come from tasks. */
    public boolean byTasks() {
      return this == TASKS || this == BASIC_TASKS;
    }
  }

  /** What a trigger of the end of the game does. */
  public enum Ends {
    /** Everybody has one more turn (R15.6). */
    FINAL_ROUND,
    /** The game is over (R14.4). */
    AT_ONCE
  }

  /** How many cards of each kind a hand is filled up to. */
  public record Hand(int beings, int legends, int flares) {
    /** The hand of every form but the Tutorial. */
    static final Hand FULL = new Hand(3, 2, 1);
  }

  /** The form's name in options, data and bundles. */
  public String key() {
    return info.key();
  }

  /** Whether two teams of two play, each with one colour (R12). */
  public boolean teams() {
    return !info.teams().isEmpty();
  }

  /** Whether points are kept by enemy colour, the fewest counting (R10.9). */
  public boolean byColour() {
    return scoring == Scoring.COLOURS;
  }

  /** How many numbers the points of all sides are: one a side, or one for each in each colour. */
  public int scores() {
    return byColour() ? sides() * sides() : sides();
  }

  /** The enemy colours whose counter a side has at the start, one bit each (R9.1). */
  public int counters(int side) {
    return byColour() ? (1 << sides()) - 1 & ~(1 << side) : 0;
  }

  /** Whether a side may give up (R17.2). */
  public boolean resigning() {
    return !byColour();
  }

  /** How many sides, and so colours, there are. */
  public int sides() {
    return teams() ? 2 : seats;
  }
}
