package arenhold.server.match;

import arenhold.rules.Match;
import arenhold.rules.Option;
import arenhold.rules.Option.DeckList;
import arenhold.rules.Outcome;
import arenhold.rules.Seat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What is stored about a finished match besides its log.
 *
 * @param places each player's place: as the rules say, but behind all others where a computer
 *     played to the end for the absent players of a side
 * @param options each seat's options as dealt, with random choices resolved; without deck lists,
 *     which hardly ever repeat and so cannot be counted
 * @param cards how often each seat played which card
 * @param choices how many choices the players made, not counting those taken back
 */
public record Ending(
    Outcome outcome,
    List<Integer> places,
    List<Map<String, String>> options,
    List<Map<String, Integer>> cards,
    int choices) {

  /** The ending of a match that is over. */
  public static Ending of(Match<?> match) {
    Outcome outcome = match.outcome().orElseThrow();
    return new Ending(
        outcome, places(match, outcome), counted(match), match.cards(), match.choices());
  }

  private static List<Integer> places(Match<?> match, Outcome outcome) {
    if (match.computers().isEmpty()) return outcome.places();
    List<Integer> stayed = new ArrayList<>();
    for (int i = 0; i < match.setup().size(); i++) {
      boolean first = match.sideOf(Seat.of(i)).getFirst() == Seat.of(i);
      if (first && !left(match, Seat.of(i))) stayed.add(outcome.places().get(i));
    }
    if (stayed.isEmpty()) return outcome.places();
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < match.setup().size(); i++) {
      int own = left(match, Seat.of(i)) ? Integer.MAX_VALUE : outcome.places().get(i);
      places.add(1 + (int) stayed.stream().filter(place -> place < own).count());
    }
    return List.copyOf(places);
  }

  /** Whether computers played to the end for all players of the side of {@code seat}. */
  private static boolean left(Match<?> match, Seat seat) {
    return match.sideOf(seat).stream().allMatch(match::playedByComputer);
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
