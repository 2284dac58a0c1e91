package arenhold.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What is counted of the choices that stand. Immutable.
 *
 * @param cards how often each seat played which card, in seat order
 * @param choices how many choices players made
 */
record Tally(List<Map<String, Integer>> cards, int choices) {

  static Tally none(int seats) {
    return new Tally(Collections.nCopies(seats, Map.of()), 0);
  }

  /**
   * This and one more step of the match.
   *
   * @param seat the player who chose; null or Nature if none did
   * @param news what happened by it
   */
  Tally and(Seat seat, List<Event> news) {
    int more = seat == null || seat == Seat.NATURE ? 0 : 1;
    List<Map<String, Integer>> counted = counted(news);
    return more == 0 && counted == cards ? this : new Tally(counted, choices + more);
  }

  private List<Map<String, Integer>> counted(List<Event> news) {
    List<Map<String, Integer>> counted = cards;
    for (Event event : news) {
      Event.Played played = event.played();
      if (played == null) continue;
      if (counted == cards) counted = new ArrayList<>(cards);
      Map<String, Integer> more = new TreeMap<>(counted.get(played.seat()));
      more.merge(played.card(), 1, Integer::sum);
      counted.set(played.seat(), Collections.unmodifiableMap(more));
    }
    return counted;
  }
}
