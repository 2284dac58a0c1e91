package arenhold.rules.tashkalar.naive;

import arenhold.rules.tashkalar.naive.Cards.Card;
import arenhold.rules.tashkalar.naive.Script.Difference;
import arenhold.rules.tashkalar.naive.Summonings.Found;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads one choice in a turn with all that follows from it. */
final class TurnReading {

  private final Situation at;
  private final Words words;
  private final Script script;
  private final Cards cards;
  private final Counts counts;

  TurnReading(Situation at, Script script, Cards cards, Counts counts) {
    this.at = at;
    this.script = script;
    this.cards = cards;
    this.counts = counts;
    this.words = new Words(at, script, cards);
  }

  /** How far a choice was read. */
  enum Read {
    /** With all that follows. */
    WHOLE,
    /** The choice alone: what follows is the effect of a card that is not read here. */
    CHOICE,
    /** It ends the turn. */
    END
  }

  Read read() {
    Actions actions = new Actions(at, cards);
    int seat = at.actions() > 0 ? at.decider() : at.seat();
    String answer = script.ask(seat, "action", actions.choices(), at);
    String[] said = answer.split(" ");
    counts.choice(said[0]);
    boolean whole = carriedOut(said, actions, answer);
    if (whole && at.table.scoresPieces()) new Triggers(at).score();
    return whole ? Read.WHOLE : said[0].equals("end") ? Read.END : Read.CHOICE;
  }

  private boolean carriedOut(String[] said, Actions actions, String answer) {
    return switch (said[0]) {
      case "place" -> {
        at.gain(-1);
        words.pieces.place(at.own() + "c", Squares.named(said[1]));
        yield true;
      }
      case "recall" -> recalled(Squares.named(said[1]));
      case "summon" -> summoned(chosen(actions, answer));
      case "thaw" -> {
        counts.effect("frozen", said[1], at, () -> new Freezing(words).thaw(said[1]));
        at.frozen.set(at.seat(), null);
        at.decks.get(at.seat()).discard.add(said[1]);
        yield true;
      }
      case "warp" -> {
        warped(said[1]);
        yield true;
      }
      case "handover" -> {
        new Teammates(at).handOver();
        yield true;
      }
      case "discard" -> discarded(said[1]);
      case "flare", "end" -> false;
      default -> throw new Difference("nobody can " + answer);
    };
  }

  /** TK-R5.2. */
  private boolean recalled(int square) {
    at.gain(-1);
    words.pieces.vanish(square);
    List<String> empty = new ArrayList<>();
    for (int s : Squares.ALL) if (at.empty(s)) empty.add(Squares.name(s));
    String to = script.ask(at.decider(), "place", empty, at);
    words.pieces.place(at.own() + "c", Squares.named(to));
    return true;
  }

  private Found chosen(Actions actions, String answer) {
    if (!actions.cardFirst()) return actions.summonings().get(answer);
    Map<String, Found> of = actions.of(answer.split(" ")[1]);
    return of.get(script.ask(at.seat(), "summonAt", of.keySet(), at));
  }

  private void warped(String card) {
    at.pending.set(at.seat(), card);
    List<Object> warped = new ArrayList<>((List<?>) at.turn.get("warped"));
    if (!warped.contains(card)) warped.add(card);
    at.turn.put("warped", warped);
    counts.effect("warp", card, at, () -> new Warps(words).carryOut(card, at.seat()));
  }

  /** TK-R7.1 and TK-R12.5: the first card that goes under its deck lies highest. */
  private boolean discarded(String card) {
    at.gain(-1);
    at.turn.put("discarded", true);
    at.turn.put("progress", true);
    at.hand(at.seat(), "beings").remove(card);
    at.decks.get(at.seat()).discard.add(card);
    while (true) {
      List<String> left = new ArrayList<>();
      at.hands.get(at.seat()).values().forEach(left::addAll);
      if (!at.pending.isEmpty()) left.remove(at.pending.get(at.seat()));
      if (left.isEmpty()) return true;
      left.add("stop");
      String answer = script.ask(at.seat(), "return", left, at);
      if (Words.left(answer)) return true;
      putUnder(answer, List.of(at.seat()));
    }
  }

  /** A card that leaves the hand goes under its deck, as these seats see. */
  private void putUnder(String card, List<Object> seen) {
    at.hands.get(at.seat()).values().forEach(held -> held.remove(card));
    CardPile.Known known = new CardPile.Known(card, seen);
    if (cards.isFlare(card)) at.flares.under.add(known);
    else if (cards.legends().contains(card)) at.legends.under.add(known);
    else {
      at.decks.get(at.seat()).under.add(known);
      if (at.rotated.isEmpty()) return;
      int rotated = (Integer) at.rotated.get(at.seat());
      at.rotated.set(at.seat(), Math.min(6, rotated + 1));
    }
  }

  private boolean summoned(Found found) {
    Card card = found.card();
    Summonings summonings = new Summonings(at, cards);
    at.gain(-1);
    at.turn.put("progress", true);
    pay(summonings, found);
    int square = putDown(summonings, found);
    if (Cards.read(card.school())) marker(card, square);
    at.summoned.merge("all", 1, Integer::sum);
    if (Squares.red(square)) at.summoned.merge("red", 1, Integer::sum);
    if (Squares.green(square)) at.summoned.merge("green", 1, Integer::sum);
    new Teammates(at).lapse();
    if (card.rank() == 2) new Legends(words).credit();
    if (!Cards.read(card.school())) return false;
    at.hand(at.seat(), "beings").remove(card.key());
    if (card.key().equals(at.pending.get(at.seat()))) at.pending.set(at.seat(), null);
    boolean[] under = {false};
    counts.effect("normal", card.key(), at, () -> under[0] = carryOut(found.summoned()));
    at.being = Squares.NONE;
    leave(card, under[0]);
    return true;
  }

  private boolean carryOut(Summoned summoned) {
    switch (summoned.card().school()) {
      case "everfrost" -> new Everfrost(words, summoned).carryOut();
      case "etherweave" -> new Etherweave(words, summoned).carryOut();
      default -> {
        return new Nethervoid(words, summoned).carryOut();
      }
    }
    return false;
  }

  private void leave(Card card, boolean under) {
    if (card.freezes()) {
      new Freezing(words).freeze(at.seat(), card.key());
      return;
    }
    CardPile pile = at.decks.get(at.seat());
    if (!under) {
      pile.discard.add(card.key());
      return;
    }
    List<Object> everybody = new ArrayList<>();
    for (int seat = 0; seat < at.hands.size(); seat++) everybody.add(seat);
    putUnder(card.key(), everybody);
  }

  /** TK-R9.1 and TK-R9.5: which counter pays for a borrowed piece. */
  private void pay(Summonings summonings, Found found) {
    List<Integer> borrowed = summonings.borrowed(found);
    if (borrowed.size() <= (at.is("borrowing") ? 1 : 0)) return;
    List<Integer> payable =
        borrowed.stream().filter(s -> summonings.improvises(at.board[s].charAt(0))).toList();
    int pays = payable.getFirst();
    if (payable.stream().map(s -> at.board[s].charAt(0)).distinct().count() > 1) {
      List<String> choices = payable.stream().map(Squares::name).toList();
      pays = Squares.named(script.ask(at.seat(), "pay", choices, at));
    }
    List<Object> left = new ArrayList<>((List<?>) at.counters.get(at.side()));
    left.remove(at.board[pays].substring(0, 1));
    at.counters.set(at.side(), left);
  }

  /** TK-R6.3 to TK-R6.5; answers the square of the new piece. */
  private int putDown(Summonings summonings, Found found) {
    Card card = found.card();
    String piece = summonings.piece(card);
    boolean own = !card.apart() && summonings.kind(card, found.at());
    if (at.left(piece) == 0 && !own) {
      List<String> choices =
          summonings.takeable(card, found.uses()).stream().map(Squares::name).toList();
      words.pieces.vanish(Squares.named(script.ask(at.seat(), "take", choices, at)));
    }
    int square = found.at();
    if (card.apart()) {
      List<String> choices = summonings.appearances().stream().map(Squares::name).toList();
      square = Squares.named(script.ask(at.seat(), "appear", choices, at));
    }
    if (!at.empty(square)) words.pieces.destroy(square);
    words.pieces.place(piece, square);
    at.being = square;
    return square;
  }

  /** TK-R19.2 and TK-R19.3. */
  private void marker(Card card, int square) {
    if (!card.school().equals("nethervoid") || card.rank() == 2) return;
    boolean passes = card.rank() == 1 && at.gateway != Squares.NONE && at.common(at.gateway);
    if (at.gateway == Squares.NONE || passes) at.gateway = square;
  }
}
