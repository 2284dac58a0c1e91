package arenhold.rules.destiny;

import arenhold.rules.Asked;
import arenhold.rules.destiny.ability.Abilities;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.card.Keyword;
import arenhold.rules.destiny.card.Type;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Change;
import arenhold.rules.destiny.play.Code;
import arenhold.rules.destiny.play.Income;
import arenhold.rules.destiny.play.Playing;
import arenhold.rules.destiny.play.Pools;
import arenhold.rules.destiny.play.Prices;
import arenhold.rules.destiny.play.Source;
import arenhold.rules.destiny.play.Trial;
import arenhold.rules.destiny.play.Triggers;
import arenhold.rules.destiny.play.Verb;
import arenhold.rules.destiny.position.Action;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.Trigger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a player needs to know before choosing (D19.1), as parts of a choice: numbers, consequences,
 * and what keeps the cards of their hand from being played.
 */
final class Parts {

  private Parts() {}

  static Map<String, List<String>> of(Position p, Asked asked, int code) {
    Map<String, List<String>> parts = new LinkedHashMap<>();
    int seat = asked.seat().index();
    switch (Code.verb(code)) {
      case PLAY -> play(p, seat, Code.card(code), parts);
      case PASS -> {
        unplayable(p, asked, parts);
        List<String> gains = new ArrayList<>();
        for (int each = 0; each < p.seats(); each++) {
          gains.add(String.valueOf(p.isOut(each) ? 0 : Income.of(p, each)));
        }
        parts.put("gains", List.copyOf(gains));
      }
      case RESOLVE -> resolve(p, asked, Code.die(p, code), parts);
      case MODE -> mode(p, asked, Code.with(code), parts);
      case YES -> {
        if (asked.prompt() == Ask.MAY && asked.context() instanceof Source source) {
          parts.put("effect", List.of(Cards.of(source.card()).key()));
        }
      }
      case JOIN -> join(p, Code.die(p, code), parts);
      case AT -> at(p, asked, Code.piece(p, code), parts);
      case PIECE -> replace(p, asked, code, parts);
      case DONE -> {
        unplayable(p, asked, parts);
        replace(p, asked, code, parts);
      }
      case ABILITY -> {
        if (asked.context() instanceof Triggers.Order order) {
          Trigger trigger = order.among().get(Code.with(code) - 1);
          parts.put("card", List.of(Cards.of(trigger.card()).key()));
          Piece piece = p.piece(trigger.piece());
          if (piece != null) parts.put("piece", List.of(piece.name()));
          parts.put("owner", List.of(String.valueOf(trigger.seat() + 1)));
          parts.put("cause", List.of(trigger.cause()));
          if (trigger.about() != null) parts.put("about", List.of(trigger.about()));
        }
      }
      default -> {}
    }
    return parts;
  }

  /** What a card costs; of an event also whether it would do nothing (D6.4), or how it begins. */
  private static void play(Position p, int seat, Card card, Map<String, List<String>> parts) {
    putSpan(parts, new Prices(p).span(seat, card, Playing.Terms.HAND));
    // In the middle of something else there is nothing to try it on.
    if (card.type() != Type.EVENT || !p.actions.isEmpty()) return;
    Trial trial = Trial.of(p, seat, card, Abilities.BOOK);
    int dice = trial.choices(Verb.DIE) + trial.choices(Verb.RESOLVE);
    int characters = trial.choices(Verb.AT);
    if (trial.idle() && !card.has(Keyword.AMBUSH)) put(parts, "none", 1);
    else if (dice > 0) put(parts, "dice", dice);
    else if (characters > 0) put(parts, "characters", characters);
  }

  /**
   * The cards of the hand that cannot be played, by the reason, as {@link WhyNot} has it; of those
   * that are too dear also how much is missing for each, in the same order.
   */
  private static void unplayable(Position p, Asked asked, Map<String, List<String>> parts) {
    if (asked.prompt() != Ask.ACTION && asked.prompt() != Ask.EXTRA) return;
    int seat = asked.seat().index();
    var hand = p.sides[seat].hand.cards();
    for (int each = hand.first(); each >= 0; each = hand.next(each)) {
      Card card = Cards.of(each);
      Prices.Bar bar = new Prices(p).bar(seat, card, Playing.Terms.HAND);
      if (bar == null) continue;
      parts.computeIfAbsent(WhyNot.code(bar), code -> new ArrayList<>()).add(card.key());
      if (bar != Prices.Bar.DEAR) continue;
      int missing = new Prices(p).missing(seat, card, Playing.Terms.HAND);
      parts.computeIfAbsent("missing", key -> new ArrayList<>()).add(String.valueOf(missing));
    }
  }

  /** What a die comes to, and costs, with what the card that asks changes about it (D8.10). */
  private static void resolve(Position p, Asked asked, Die die, Map<String, List<String>> parts) {
    boolean byCard = asked.context() instanceof Source source && source.dice() != null;
    Change change = byCard ? ((Source) asked.context()).dice().change() : Change.NONE;
    put(parts, "total", change.total(Pools.value(p, die)));
    putCost(parts, change.free() ? 0 : die.top().cost());
  }

  private static void join(Position p, Die die, Map<String, List<String>> parts) {
    Action action = p.action();
    int total = Pools.value(p, die);
    int cost = die.top().cost();
    put(parts, "total", action == null ? total : action.total + total);
    putCost(parts, action == null ? cost : action.cost + cost);
  }

  /** Which effect it is, in the words of the card; of two groups of dice also what is in it. */
  private static void mode(Position p, Asked asked, int number, Map<String, List<String>> parts) {
    if (!(asked.context() instanceof Source source) || source.card() < 0) return;
    String effect = Cards.of(source.card()).key() + "." + number;
    List<Die> first = p.dice.stream().filter(die -> source.chosen().contains(die.name())).toList();
    if (!first.isEmpty()) {
      List<Die> rest = new ArrayList<>(p.pool(first.getFirst().pool));
      rest.removeAll(first);
      List<Die> group = number == 1 ? first : rest;
      if (rest.isEmpty()) effect += ".whole";
      if (!group.isEmpty()) {
        parts.put("group", group.stream().map(die -> die.printed().key()).toList());
      }
    }
    parts.put("effect", List.of(effect));
  }

  private static void at(Position p, Asked asked, Piece piece, Map<String, List<String>> parts) {
    if (asked.context() instanceof Playing.Offer offer) {
      Card card = Cards.of(offer.card());
      putSpan(parts, new Prices(p).span(asked.seat().index(), card, offer.terms(), piece));
      return;
    }
    if (!(asked.context() instanceof Source source) || source.blow() == null) return;
    Source.Blow blow = source.blow();
    if (blow.shields()) {
      // Of shields given one by one another player's character gets all together (D7.3).
      boolean together = source.left() > 0 && piece.controller != asked.seat().index();
      int amount = together ? source.left() : blow.amount();
      put(parts, "shields", Math.min(3, piece.shields + amount));
      return;
    }
    int blocked = blow.past() ? 0 : Math.min(piece.shields, blow.amount());
    int taken = Math.min(piece.left(), blow.amount() - blocked);
    put(parts, "blocked", blocked);
    put(parts, "taken", taken);
    put(parts, "left", piece.left() - taken);
    put(parts, "lives", piece.left() > taken ? 1 : 0);
    int seat = asked.seat().index();
    boolean otherwise = false;
    for (int code : asked.codes()) {
      Piece other = Code.is(code, Verb.AT) ? Code.piece(p, code) : null;
      otherwise |= other != null && other.controller != seat;
    }
    if (piece.controller == seat && otherwise) put(parts, "own", 1);
  }

  private static void replace(Position p, Asked asked, int code, Map<String, List<String>> parts) {
    if (asked.prompt() != Ask.REPLACE) return;
    Playing.Offer offer = (Playing.Offer) asked.context();
    Piece replaced = Code.is(code, Verb.DONE) ? null : Code.piece(p, code);
    Piece host = p.piece(offer.host());
    putCost(parts, new Prices(p).cost(Cards.of(offer.card()), offer.terms(), host, replaced));
  }

  /** Says also what else it may cost, and whether an upgrade has to go for it (D9.8). */
  private static void putSpan(Map<String, List<String>> parts, Prices.Span span) {
    putCost(parts, span.least());
    if (span.most() > span.least()) put(parts, "most", span.most());
    if (span.replacing()) put(parts, "replacing", 1);
  }

  /** Says nothing of what is free. */
  private static void putCost(Map<String, List<String>> parts, int cost) {
    if (cost > 0) put(parts, "cost", cost);
  }

  private static void put(Map<String, List<String>> parts, String key, int value) {
    parts.put(key, List.of(String.valueOf(value)));
  }
}
