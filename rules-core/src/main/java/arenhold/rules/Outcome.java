package arenhold.rules;

import java.util.List;

/**
 * How a match ended.
 *
 * @param places each seat's place, in seat order: 1 is best, equal numbers share a place
 * @param reason why it ended, as a key: {@code played}, {@code resigned}, {@code agreed}, {@code
 *     time}, {@code left}, {@code abandoned}
 * @param deciders the comparisons that decided the places, in order, as far as they were needed
 */
public record Outcome(List<Integer> places, String reason, List<Decider> deciders) {

  /** The reason of a match that was played to the end its rules give it. */
  public static final String PLAYED = "played";

  /** The reason of a match that ended because a side gave up. */
  public static final String RESIGNED = "resigned";

  /** The reason of a match that ended because somebody's time was up. */
  public static final String TIME = "time";

  /** The reason of a match that ended because somebody was gone. */
  public static final String LEFT = "left";

  /** The reason of a match that nobody went on with. */
  public static final String ABANDONED = "abandoned";

  /**
   * One comparison between the seats.
   *
   * @param key what was compared, such as {@code score} or {@code upgraded}
   * @param values each seat's number, in seat order; more is better
   */
  public record Decider(String key, List<Integer> values) {}
}
