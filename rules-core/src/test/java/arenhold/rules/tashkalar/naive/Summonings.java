package arenhold.rules.tashkalar.naive;

import arenhold.rules.tashkalar.naive.Cards.Card;
import arenhold.rules.tashkalar.naive.Cards.Cell;
import arenhold.rules.tashkalar.naive.Cards.Mark;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/**
 * Every way to summon the cards of a hand (TK-R6.2 to TK-R6.5, R9, TK-R19.11, TK-R20.12,
 * TK-R20.14).
 */
final class Summonings {

  /**
   * One choice of TK-R6.2b.
   *
   * @param at the summon square, or the middle of the pattern if the being appears apart
   * @param uses squares of the pieces used
   * @param alike what tells it from another choice on the same square
   */
  record Found(
      Card card, int at, String laid, Set<Integer> uses, Summoned summoned, Object alike) {}

  private static final String[] LAID = {"r0", "r90", "r180", "r270", "m0", "m90", "m180", "m270"};

  private final Situation at;
  private final Cards cards;

  /** How many empty squares may stand in for pieces (TK-R20.12). */
  private final int vacant;

  Summonings(Situation at, Cards cards) {
    this.at = at;
    this.cards = cards;
    this.vacant = at.is("emptySquares") ? 2 : 0;
  }

  /** Every summoning by the notation of its choice. */
  Map<String, Found> all() {
    Map<String, Found> all = new LinkedHashMap<>();
    List<String> held = new ArrayList<>(at.hand(at.seat(), "beings"));
    held.addAll(at.hand(at.seat(), "legends"));
    for (String key : held) {
      List<Found> ways = ways(cards.named(key));
      for (Found way : ways) {
        String name = "summon " + key + " " + Squares.name(way.at());
        boolean several = ways.stream().filter(other -> other.at() == way.at()).count() > 1;
        all.put(several ? name + " " + way.laid() : name, way);
      }
    }
    return all;
  }

  /** Those that differ (TK-R6.2b, TK-R20.12a, TK-R20.14), each the first of its like. */
  private List<Found> ways(Card card) {
    List<Found> ways = new ArrayList<>();
    for (int laying = 0; laying < 8; laying++) {
      for (int square : Squares.ALL) {
        Found way = way(card, square, laying);
        if (way != null && ways.stream().noneMatch(other -> same(way, other))) ways.add(way);
      }
    }
    return ways;
  }

  private static boolean same(Found one, Found other) {
    boolean there = one.card().apart() || one.at() == other.at();
    return there && one.alike().equals(other.alike());
  }

  /** Where an offset of the card lies: mirrored left to right, then turned clockwise. */
  static int laid(int square, int laying, int down, int right) {
    int d = down;
    int r = laying >= 4 ? -right : right;
    for (int quarter = 0; quarter < laying % 4; quarter++) {
      int was = d;
      d = r;
      r = -was;
    }
    return Squares.off(square, d, r);
  }

  private Found way(Card card, int square, int laying) {
    if (!card.apart() && at.rank(square) > card.rank()) return null;
    Set<Integer> shown = new HashSet<>();
    int missing = 0;
    List<Cell> cells = new ArrayList<>(card.pattern());
    if (card.onSummonSquare() >= 0) cells.add(new Cell(0, 0, card.onSummonSquare()));
    for (Cell cell : cells) {
      int there = laid(square, laying, cell.down(), cell.right());
      if (there == Squares.NONE) return null;
      boolean standsIn = at.empty(there) && cell.rank() == 0 && missing < vacant;
      if (standsIn) missing++;
      else if (at.rank(there) >= cell.rank()) shown.add(there);
      else return null;
    }
    if (!served(shown) || !supplied(card, card.apart() ? Squares.NONE : square, shown)) return null;
    if (card.apart() && appearances().isEmpty() && !vacates(card, shown)) return null;
    return found(card, square, laying, shown);
  }

  /** Whether the pieces of the pattern may be the player's own, borrowed or possessed ones. */
  private boolean served(Set<Integer> shown) {
    Object possessed = at.turn.get("possessed");
    char serving = possessed == null ? at.own() : ((String) possessed).charAt(0);
    List<Character> strangers = new ArrayList<>();
    for (int square : shown) {
      char colour = at.board[square].charAt(0);
      if (colour == serving) continue;
      if (colour == at.own()) return false;
      strangers.add(colour);
    }
    int granted = at.is("borrowing") ? 1 : 0;
    if (strangers.size() <= granted) return true;
    if (strangers.size() > granted + 1) return false;
    return strangers.stream().anyMatch(this::improvises);
  }

  /** TK-R9.1: whether the counter of a colour is still heroic side up. */
  boolean improvises(char colour) {
    if (at.counters.isEmpty()) return false;
    return ((List<?>) at.counters.get(at.side())).contains(String.valueOf(colour));
  }

  /** TK-R6.5. */
  private boolean supplied(Card card, int square, Set<Integer> shown) {
    if (at.left(piece(card)) > 0) return true;
    if (square != Squares.NONE && kind(card, square)) return true;
    return !takeable(card, shown).isEmpty();
  }

  String piece(Card card) {
    return at.own() + "" + "chl".charAt(card.rank());
  }

  /** An own piece of the physical kind that the card needs (TK-R6.5a). */
  boolean kind(Card card, int square) {
    return at.own(square) && at.legendary(square) == (card.rank() == 2);
  }

  /** What may be taken because the supply is empty (TK-R6.5.2). */
  List<Integer> takeable(Card card, Set<Integer> shown) {
    return Squares.ALL.stream().filter(s -> kind(card, s) && !shown.contains(s)).toList();
  }

  /** TK-R20.14: the empty colourless squares. */
  List<Integer> appearances() {
    return Squares.ALL.stream().filter(s -> at.empty(s) && Squares.colourless(s)).toList();
  }

  /** TK-R20.14a: whether a piece taken off first leaves such a square. */
  private boolean vacates(Card card, Set<Integer> shown) {
    if (at.left(piece(card)) > 0) return false;
    return takeable(card, shown).stream().anyMatch(Squares::colourless);
  }

  private Found found(Card card, int square, int laying, Set<Integer> shown) {
    Map<String, Set<Integer>> marks = new HashMap<>();
    Map<Integer, Integer> mirror = new HashMap<>();
    for (Mark mark : card.marks()) {
      int there = laid(square, laying, mark.down(), mark.right());
      if (there == Squares.NONE) continue;
      marks.computeIfAbsent(mark.colour(), key -> new TreeSet<>()).add(there);
      int behind = laid(square, laying, mark.down(), -mark.right());
      if (mark.colour().equals("yellow") && behind != Squares.NONE) mirror.put(there, behind);
    }
    Set<Integer> directions = new TreeSet<>();
    for (String direction : card.directions()) directions.add(turned(laying, direction));
    String destroyed = card.apart() ? null : at.board[square];
    Summoned summoned = new Summoned(card, at.seat(), destroyed, marks, mirror, directions);
    return new Found(
        card, square, LAID[laying], shown, summoned, List.of(shown, marks, directions));
  }

  private static int turned(int laying, String direction) {
    int way = Squares.COMPASS.indexOf(direction);
    int mirrored = laying >= 4 ? (8 - way) % 8 : way;
    return (mirrored + 2 * (laying % 4)) % 8;
  }

  /** Enemy pieces used that are not possessed. */
  List<Integer> borrowed(Found found) {
    return found.uses().stream()
        .filter(at::enemy)
        .filter(s -> !Objects.equals(at.turn.get("possessed"), at.board[s].substring(0, 1)))
        .sorted()
        .toList();
  }
}
