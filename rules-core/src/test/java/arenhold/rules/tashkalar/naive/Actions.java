package arenhold.rules.tashkalar.naive;

import arenhold.rules.tashkalar.naive.Cards.Flare;
import arenhold.rules.tashkalar.naive.Summonings.Found;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/** What may be done in a turn (R4, R5, R7, R8, TK-R12.3, TK-R18.4, TK-R20.1). */
final class Actions {

  /** Longer lists of summonings are asked card by card (docs/notation.md). */
  private static final int LONG = 156;

  private final Situation at;
  private final Cards cards;
  private final Map<String, Found> summonings;
  private final List<String> choices = new ArrayList<>();

  Actions(Situation at, Cards cards) {
    this.at = at;
    this.cards = cards;
    boolean summons = at.actions() > 0 && !at.is("handedOver");
    summonings = summons ? new Summonings(at, cards).all() : Map.of();
    if (at.actions() == 0) choices.add("end");
    if (at.is("summonsNext")) {
      summonChoices();
      return;
    }
    if (at.actions() > 0) place();
    if (at.is("handedOver")) return;
    summonChoices();
    if (at.actions() > 0) discard();
    flares();
    String frozen = at.frozen.isEmpty() ? null : at.frozen.get(at.seat());
    if (frozen != null && thaws(frozen)) choices.add("thaw " + frozen);
    warps();
    if (at.table.teams() && at.actions() > 0) choices.add("handover");
  }

  List<String> choices() {
    return choices;
  }

  Map<String, Found> summonings() {
    return summonings;
  }

  /** Whether the square is asked after the card. */
  boolean cardFirst() {
    return summonings.size() > LONG;
  }

  private void summonChoices() {
    if (!cardFirst()) {
      choices.addAll(summonings.keySet());
      return;
    }
    summonings.values().stream()
        .map(found -> "summon " + found.card().key())
        .distinct()
        .forEach(choices::add);
  }

  private void place() {
    boolean supplied = at.left(at.own() + "c") > 0;
    for (int square : Squares.ALL) {
      if (supplied && at.empty(square)) choices.add("place " + Squares.name(square));
      boolean own = at.own(square) && at.nonlegendary(square);
      if (!supplied && own) choices.add("recall " + Squares.name(square));
    }
  }

  /** TK-R7.1; not in the Tutorial (TK-R14.1). */
  private void discard() {
    if (at.is("discarded") || at.table.form().equals("tutorial")) return;
    for (String being : at.hand(at.seat(), "beings")) {
      if (!being.equals(pending())) choices.add("discard " + being);
    }
  }

  private String pending() {
    return at.pending.isEmpty() ? null : at.pending.get(at.seat());
  }

  private void flares() {
    for (String key : at.hand(at.seat(), "flares")) {
      Flare flare = cards.flare(key);
      for (char enemy : at.enemies()) {
        boolean upper = more(enemy, s -> !at.common(s)) >= flare.upgraded();
        boolean lower = more(enemy, s -> true) >= flare.total();
        if (!upper && !lower) continue;
        choices.add(at.table.melee() ? "flare " + key + " " + enemy : "flare " + key);
      }
    }
  }

  /** How many more such pieces an enemy has on the board. */
  private int more(char enemy, IntPredicate which) {
    int more = 0;
    for (int square : Squares.ALL) {
      if (at.empty(square) || !which.test(square)) continue;
      char colour = at.board[square].charAt(0);
      if (colour == enemy) more++;
      if (colour == at.own()) more--;
    }
    return more;
  }

  /** TK-R18.10a for the one that thaws ahead of a summoning; the others always may. */
  private boolean thaws(String frozen) {
    if (!frozen.equals("frostweave-summoner")) return true;
    if (at.actions() == 0) return false;
    boolean before = at.is("borrowing");
    at.turn.put("borrowing", true);
    boolean some = !new Summonings(at, cards).all().isEmpty();
    at.turn.put("borrowing", before);
    return some;
  }

  private void warps() {
    if (pending() != null || at.newcomers.contains(at.seat())) return;
    for (String being : at.hand(at.seat(), "beings")) {
      if (cards.named(being).warps()) choices.add("warp " + being);
    }
  }

  /** The choices after a card was named alone, by their notation. */
  Map<String, Found> of(String card) {
    Map<String, Found> some = new LinkedHashMap<>();
    summonings.forEach(
        (name, found) -> {
          if (found.card().key().equals(card)) some.put(name, found);
        });
    return some;
  }
}
