package arenhold.rules.tashkalar.form;

import arenhold.rules.GameInfo;
import arenhold.rules.tashkalar.Arena;
import arenhold.rules.tashkalar.Scoring;

/**
 * What one form of the game fixes.
 *
 * @param info how the form presents itself: key, players, options
 * @param sides for how many players these values are, and who of them play together
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
    Sides sides,
    Arena arena,
    Scoring scoring,
    int goal,
    Ends ends,
    int pieces,
    int legendary,
    Hand hand,
    boolean discarding) {

  /** What a trigger of the end of the game does. */
  public enum Ends {
    /** Everybody has one more turn (R15.6). */
    FINAL_ROUND,
    /** The game is over (R14.4). */
    AT_ONCE;

    /** How many more turns {@code seats} players have after the triggering one. */
    public int finalTurns(int seats) {
      return this == AT_ONCE ? 0 : seats;
    }
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

  /** How many seats there are. */
  public int seats() {
    return sides.seats();
  }

  /** Whether a side may give up: not where more than two play (R17.2). */
  public boolean resigning() {
    return sides.count() == 2;
  }
}
