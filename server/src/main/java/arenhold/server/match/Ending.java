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
 * What is stored about a finished match besides its log.
 *
 * @param options each seat's options as dealt, with random choices resolved; without deck lists,
 *     which hardly ever repeat and so cannot be counted
 * @param cards how often each seat played which card
 * @param choices how many choices the players made, not counting those taken back
 */
public record Ending(
    Outcome outcome,
    List<Map<String, String>> options,
    List<Map<String, Integer>> cards,
    int choices) {

  /** The ending of a match that is over. */
  public static Ending of(Match<?> match) {
    return new Ending(
        match.outcome().orElseThrow(), counted(match), match.cards(), match.choices());
  }

  /** Each seat's options of a match that is over, without deck lists. */
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
