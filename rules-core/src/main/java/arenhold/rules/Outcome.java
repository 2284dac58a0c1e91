package arenhold.rules;

import java.util.List;

/**
 * How a match ended.
 *
 * @param places each seat's place, in seat order: 1 is best, equal numbers share a place
 * @param reason why it ended, as a key: {@code played}, {@code resigned}, {@code agreed}, {@code
 *     time}, {@code left}, {@code abandoned}
 * @param deciders the comparisons that decided the places, in order, as far as needed
 */
public record Outcome(List<Integer> places, String reason, List<Decider> deciders) {

  /** The match was played to its end by the rules. */
  public static final String PLAYED = "played";

  /** A side resigned. */
  public static final String RESIGNED = "resigned";

  /** A seat ran out of time. */
  public static final String TIME = "time";

  /** A seat was absent for too long. */
  public static final String LEFT = "left";

  /** The match was abandoned. */
  public static final String ABANDONED = "abandoned";

  /**
   * One comparison between the seats.
   *
   * @param key what was compared, such as {@code score} or {@code upgraded}
   * @param values each seat's number, in seat order; more is better
   */
  public record Decider(String key, List<Integer> values) {}
}
