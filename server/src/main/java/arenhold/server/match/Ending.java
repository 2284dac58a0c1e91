package arenhold.server.match;

import arenhold.rules.Match;
import arenhold.rules.Outcome;
import java.util.List;
import java.util.Map;

/**
 * What is kept of a match that is over, beside its log.
 *
 * @param options what each seat played with, nothing left to chance
 * @param cards how often each seat played which card
 * @param choices how many choices the players made that were not taken back
 */
public record Ending(
    Outcome outcome,
    List<Map<String, String>> options,
    List<Map<String, Integer>> cards,
    int choices) {

  /** Of this match, which is over. */
  public static Ending of(Match<?> match) {
    return new Ending(match.outcome().orElseThrow(), match.dealt(), match.cards(), match.choices());
  }
}
