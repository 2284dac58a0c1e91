package arenhold.server.history;

import java.time.Instant;
import java.util.Map;
import java.util.UUID;

/**
 * Selects a player's matches; null or empty matches any.
 *
 * @param rated whether they counted for ratings
 * @param result {@code won}, {@code lost} or {@code tied}
 * @param opponent a player who must have played on another side
 * @param options the player's seat options, by key
 * @param against seat options of one opponent, by key
 * @param before only matches that ended before this, or at this moment with an id below {@code
 *     last}
 * @param last with {@code before}: the last match of the previous page
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

  /** All matches of a form, of a game (form null), or all. */
  public static Filter of(String game, String form) {
    return new Filter(game, form, null, null, null, Map.of(), Map.of(), null, null);
  }

  /** The same filter for the page after this match. */
  public Filter after(Instant ended, UUID match) {
    return new Filter(game, form, rated, result, opponent, options, against, ended, match);
  }
}
