package arenhold.rules.tashkalar.naive;

import arenhold.rules.notation.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What happens between the end of a turn and the first choice of the next (R11, TK-R12.4, R15). */
final class TurnEnd {

  private static final int NATURE = -1;
  private static final List<String> KINDS = List.of("beings", "legends", "flares");

  private final Situation at;
  private final Script script;
  private final int ending;

  TurnEnd(Situation at, Script script) {
    this.at = at;
    this.script = script;
    this.ending = at.seat();
  }

  /**
   * Goes through the end of the turn; claimed tasks are taken as {@code match} has them. Answers
   * whether the match is over.
   */
  boolean read(Situation match) {
    if (at.table.scoresPieces()) score();
    else claim(match);
    new Triggers(at).score();
    draw();
    quiet();
    at.newcomers.remove((Object) ending);
    boolean over = new Triggers(at).turnEnds();
    if (!over) nextTurn();
    return over;
  }

  /** TK-R10.1: what may be claimed is not read here. */
  private void claim(Situation match) {
    if (script.asksNext("claim")) {
      String answer = script.next();
      if (!Words.left(answer)) at.turn.put("progress", true);
      while (script.asksNext("turnUp")) script.next();
    }
    at.takeTasks(match);
  }

  /** TK-R10.8 and TK-R10.9. */
  private void score() {
    int side = at.side();
    List<String> unpaired = new ArrayList<>();
    int sum = 0;
    for (char enemy : at.enemies()) {
      int commons = tally(enemy + "c");
      int points = 2 * tally(enemy + "l") + tally(enemy + "h") + commons / 2;
      if (at.table.melee()) add(side, enemy, points);
      if (commons % 2 == 1) unpaired.add(String.valueOf(enemy));
      sum += points;
    }
    if (!at.table.melee()) at.scores.set(side, (Integer) at.scores.get(side) + sum);
    if (!at.table.melee() || unpaired.size() < 2) return;
    String colour = script.ask(ending, "unpaired", unpaired, null);
    add(side, colour.charAt(0), 1);
  }

  private int tally(String piece) {
    return at.destroyed.getOrDefault(piece, 0);
  }

  private void add(int side, char colour, int points) {
    List<Object> row = new ArrayList<>((List<?>) at.scores.get(side));
    int column = at.sideOf(colour);
    row.set(column, (Integer) row.get(column) + points);
    at.scores.set(side, row);
  }

  /** TK-R11.4 to TK-R11.6; a pending being counts as held, a frozen card does not. */
  private void draw() {
    int legendary = ending;
    if (at.table.teams()) {
      legendary = at.mate();
      List<String> legends = at.hand(ending, "legends");
      at.hand(legendary, "legends").addAll(legends);
      legends.clear();
    }
    while (at.hand(ending, "beings").size() < 3 && drawn("beings", ending)) continue;
    while (at.hand(legendary, "legends").size() < 2 && drawn("legends", legendary)) continue;
    while (at.hand(ending, "flares").isEmpty() && drawn("flares", ending)) continue;
    for (Object kind : Json.list(at.turn.get("extraCards"))) {
      drawn((String) kind, kind.equals("legends") ? legendary : ending);
    }
  }

  private boolean drawn(String kind, int player) {
    CardPile pile = List.of(at.decks.get(ending), at.legends, at.flares).get(KINDS.indexOf(kind));
    if (pile.size() == 0 && !kind.equals("beings")) {
      pile.loose.addAll(pile.discard);
      pile.discard.clear();
    }
    if (pile.size() == 0) return false;
    String card;
    if (!pile.over.isEmpty()) card = pile.over.removeFirst().card();
    else if (pile.loose.isEmpty()) card = pile.under.removeFirst().card();
    else {
      card = script.ask(NATURE, "draw", pile.loose, null);
      pile.loose.remove(card);
    }
    at.hand(player, kind).add(card);
    if (kind.equals("beings")) lastCard(pile);
    return true;
  }

  /** TK-R15.2; in a team the last upright card triggers. */
  private void lastCard(CardPile pile) {
    if (!at.table.teams()) {
      if (pile.size() == 0) new Triggers(at).trigger("deck");
      return;
    }
    int rotated = (Integer) at.rotated.get(ending);
    if (pile.size() == rotated) new Triggers(at).trigger("deck");
    at.rotated.set(ending, Math.min(rotated, pile.size()));
  }

  /** TK-R15.10. */
  private void quiet() {
    at.quiet = at.is("progress") ? 0 : at.quiet + 1;
    if (at.quiet >= 100) new Triggers(at).trigger("idle");
  }

  private void nextTurn() {
    boolean extra = at.is("extraDue");
    int seat = extra ? ending : (ending + 1) % at.hands.size();
    int side = at.table.side(seat);
    Map<String, Object> turn = new TreeMap<>(at.turn);
    for (String flag :
        List.of(
            "handedOver",
            "discarded",
            "extraDue",
            "borrowing",
            "progress",
            "summonsNext",
            "emptySquares")) {
      turn.put(flag, false);
    }
    turn.put("number", Json.integer(turn.get("number")) + 1);
    turn.put("seat", seat);
    turn.put("extra", extra);
    turn.put("actions", Math.max(0, 2 - at.fewer.get(side)));
    turn.put("extraCards", List.of());
    turn.put("warped", List.of());
    turn.put("possessed", null);
    turn.put("credits", 0);
    at.fewer.set(side, 0);
    at.turn.clear();
    at.turn.putAll(turn);
    at.destroyed.clear();
    at.summoned.replaceAll((key, count) -> 0);
  }
}
