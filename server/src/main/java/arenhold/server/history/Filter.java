package arenhold.server.history;

import java.time.Instant;
import java.util.Map;
import java.util.UUID;

/**
 * Which matches of a player are asked for; null or empty stands for any.
 *
 * @param rated whether they counted for ratings
 * @param result {@code won}, {@code lost} or {@code tied}
 * @param opponent who else must have played, on another side
 * @param options what the player must have played with, by seat option
 * @param against what one opponent must have played with
 * @param before only matches that ended before, or then with an id below {@code last}
 * @param last with {@code before}: where the page before this one ended
 */
public record Filter(
    String game,
    String form,
    Boolean rated,
    String result,
    UUID opponent,
    Map<String, String> options,
    Map<String, String> against,
    Instant before,
    UUID last) {

  /** Everything of one form, or of one game, or at all. */
  public static Filter of(String game, String form) {
    return new Filter(game, form, null, null, null, Map.of(), Map.of(), null, null);
  }

  /** The same beginning after the match with this end and id. */
  public Filter after(Instant ended, UUID match) {
    return new Filter(game, form, rated, result, opponent, options, against, ended, match);
  }
}
