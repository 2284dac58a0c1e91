package arenhold.server.match;

import arenhold.rules.Match;
import arenhold.rules.Option;
import arenhold.rules.Option.DeckList;
import arenhold.rules.Outcome;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What is kept of a match that is over, beside its log.
 *
 * @param options what each seat played with, nothing left to chance, as far as it can be counted:
 *     no deck lists, of which hardly two are equal
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
    return new Ending(
        match.outcome().orElseThrow(), counted(match), match.cards(), match.choices());
  }

  /** What each seat of a match that is over played with, without deck lists. */
  public static List<Map<String, String>> counted(Match<?> match) {
    List<Option> options = match.game().info().form(match.setup().form()).seatOptions();
    List<Map<String, String>> all = new ArrayList<>();
    for (Map<String, String> dealt : match.dealt()) {
      Map<String, String> own = new HashMap<>(dealt);
      for (Option option : options) if (option instanceof DeckList) own.remove(option.key());
      all.add(own);
    }
    return all;
  }
}
