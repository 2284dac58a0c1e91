package arenhold.rules.tashkalar.naive;

import arenhold.rules.tashkalar.naive.Words.Leave;
import java.util.ArrayList;
import java.util.List;

/** Frozen effects: how cards get into play and what happens when they thaw (R18). */
final class Freezing {

  private final Words words;
  private final Situation at;
  private final Pieces pieces;

  Freezing(Words words) {
    this.words = words;
    this.at = words.at;
    this.pieces = words.pieces;
  }

  /** TK-R18.2 and TK-R18.3, once the effect of the card is over. */
  void freeze(int seat, String card) {
    String earlier = at.frozen.get(seat);
    if (earlier == null) {
      at.frozen.set(seat, card);
      return;
    }
    String kept = words.script.ask(seat, "keep", List.of(card, earlier), at);
    at.frozen.set(seat, kept);
    at.decks.get(seat).discard.add(kept.equals(card) ? earlier : card);
  }

  /** TK-R18.7. */
  void takeFromPile() {
    List<String> pile = at.decks.get(at.seat()).discard;
    List<String> choices = new ArrayList<>();
    for (String card : pile) if (words.cards.named(card).freezes()) choices.add(card);
    if (choices.isEmpty()) return;
    String card = words.ask("freeze", choices, Leave.SKIP);
    if (Words.left(card)) return;
    pile.remove(card);
    String earlier = at.frozen.get(at.seat());
    if (earlier != null) pile.add(earlier);
    at.frozen.set(at.seat(), card);
  }

  /** TK-R18.4, TK-R18.12. */
  void thaw(String card) {
    switch (card) {
      case "crystal-grower" -> words.raise(Leave.FORCED, s -> at.own(s) && at.common(s));
      case "ice-princess" ->
          words.step(Leave.FORCED, s -> at.own(s) && at.common(s), pieces::standard);
      case "ice-queen" ->
          words.step(Leave.FORCED, s -> at.own(s) && at.heroic(s), pieces::standard);
      case "frostweave-summoner" -> {
        at.turn.put("borrowing", true);
        at.turn.put("summonsNext", true);
      }
      case "winter-whisperer" -> winterWhisperer();
      case "ice-wyvern" ->
          words.place("c", Leave.FORCED, s -> words.around(s, n -> at.own(n) && at.heroic(n)) > 0);
      case "frostweave-illusionist" -> {
        if (at.left(at.own() + "c") == 0) break;
        int square = words.square("convert", Leave.FORCED, s -> at.enemy(s) && at.common(s));
        if (square != Squares.NONE) pieces.convert(square);
      }
      default -> throw new AssertionError(card);
    }
  }

  private void winterWhisperer() {
    int victim = words.destroy(Leave.SKIP, s -> at.own(s) && at.common(s));
    boolean flare = discardFlare();
    if (victim != Squares.NONE && flare) at.gain(1);
  }

  /** TK-R18.11: its holder alone is asked, after a hand-over too. */
  boolean discardFlare() {
    List<String> flares = at.hand(at.seat(), "flares");
    if (flares.isEmpty()) return false;
    List<String> choices = new ArrayList<>(flares);
    choices.add("skip");
    String answer = words.script.ask(at.seat(), "discardFlare", choices, at);
    if (Words.left(answer)) return false;
    flares.remove(answer);
    at.flares.discard.add(answer);
    return true;
  }
}
