package arenhold.rules.tashkalar.naive;

import arenhold.rules.notation.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What triggers the end of the game and what is counted then (R15, R16, TK-R20.6). */
final class Triggers {

  private static final int PENALTY = 2;

  private final Situation at;

  Triggers(Situation at) {
    this.at = at;
  }

  /** TK-R15.3 to TK-R15.5: whether a player has enough points, not counting the penalty. */
  void score() {
    for (int side = 0; side < at.supply.length; side++) {
      int wanted = at.table.melee() ? at.supply.length == 3 ? 12 : 10 : 9;
      if (at.table.duel()) wanted = 18;
      if (most(side) >= wanted) trigger("score");
    }
  }

  private int most(int side) {
    if (!at.table.melee()) return points(side);
    int most = 0;
    for (int colour = 0; colour < at.supply.length; colour++) {
      if (colour != side) most = Math.max(most, points(side, colour));
    }
    return most;
  }

  /** What a side's score is worth: in a Melee its weakest colour (TK-R10.5, TK-R16.3, TK-R20.6). */
  int points(int side) {
    if (at.table.melee()) {
      int least = Integer.MAX_VALUE;
      for (int colour = 0; colour < at.supply.length; colour++) {
        if (colour != side) least = Math.min(least, points(side, colour));
      }
      return least;
    }
    int points = (Integer) at.scores.get(side) - penalty(side);
    if (at.table.duel()) return points;
    char letter = at.table.colours().charAt(side);
    for (int square : Squares.ALL) {
      if (at.legendary(square) && at.board[square].charAt(0) == letter) points++;
    }
    return points;
  }

  private int points(int side, int colour) {
    return (Integer) ((List<?>) at.scores.get(side)).get(colour) - penalty(side);
  }

  private int penalty(int side) {
    int penalty = 0;
    for (int seat = 0; seat < at.pending.size(); seat++) {
      if (at.table.side(seat) == side && at.pending.get(seat) != null) penalty += PENALTY;
    }
    return penalty;
  }

  /** TK-R15.6; later triggers do nothing. */
  void trigger(String why) {
    if (at.finalRound != null) return;
    at.finalRound = new TreeMap<>();
    at.finalRound.put("why", why);
    at.finalRound.put("seat", at.seat());
    at.finalRound.put("turnsLeft", at.hands.size());
    at.finalRound.put("triggeredNow", true);
  }

  /** Counts a final turn that has ended; returns whether the match is over. */
  boolean turnEnds() {
    if (at.finalRound == null) return false;
    boolean counts = !at.is("extra") && at.finalRound.get("triggeredNow") != Boolean.TRUE;
    int left = Json.integer(at.finalRound.get("turnsLeft")) - (counts ? 1 : 0);
    at.finalRound.put("turnsLeft", left);
    at.finalRound.put("triggeredNow", false);
    return left == 0 && !at.is("extraDue");
  }

  /** Each seat's points at the end. */
  List<Integer> standing() {
    List<Integer> points = new ArrayList<>();
    for (int seat = 0; seat < at.hands.size(); seat++) points.add(points(at.table.side(seat)));
    return points;
  }

  /** The final round as it is compared. */
  static Map<String, Object> written(Map<String, Object> finalRound) {
    return finalRound == null ? Map.of() : new TreeMap<>(finalRound);
  }
}
