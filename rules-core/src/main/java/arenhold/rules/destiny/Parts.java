package arenhold.rules.destiny;

import arenhold.rules.Asked;
import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Code;
import arenhold.rules.destiny.play.Playing;
import arenhold.rules.destiny.play.Pools;
import arenhold.rules.destiny.play.Prices;
import arenhold.rules.destiny.play.Source;
import arenhold.rules.destiny.play.Triggers;
import arenhold.rules.destiny.play.Verb;
import arenhold.rules.destiny.position.Action;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.Trigger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The numbers that a player needs before choosing (D19.1), as parts of a choice. */
final class Parts {

  /** The event whose opponent divides a pool into two groups (card 147). */
  private static final int DIVIDES = 147;

  private Parts() {}

  static Map<String, List<String>> of(Position p, Asked asked, int code) {
    Map<String, List<String>> parts = new LinkedHashMap<>();
    int seat = asked.seat().index();
    switch (Code.verb(code)) {
      case PLAY -> {
        putCost(parts, new Prices(p).least(seat, Code.card(code), Playing.Terms.HAND));
      }
      case RESOLVE -> {
        Die die = Code.die(p, code);
        put(parts, "total", Pools.value(p, die));
        putCost(parts, die.top().cost());
      }
      case MODE -> mode(p, asked, Code.with(code), parts);
      case YES -> {
        if (asked.prompt() == Ask.MAY && asked.context() instanceof Source source) {
          parts.put("effect", List.of(Cards.of(source.card()).key()));
        }
      }
      case JOIN -> join(p, Code.die(p, code), parts);
      case AT -> at(p, asked, Code.piece(p, code), parts);
      case PIECE -> replace(p, asked, code, parts);
      case DONE -> replace(p, asked, code, parts);
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

  private static void join(Position p, Die die, Map<String, List<String>> parts) {
    Action action = p.action();
    int total = Pools.value(p, die);
    int cost = die.top().cost();
    put(parts, "total", action == null ? total : action.total + total);
    putCost(parts, action == null ? cost : action.cost + cost);
  }

  /** Which effect it is, in the words of the card; of groups of dice also whose they are. */
  private static void mode(Position p, Asked asked, int number, Map<String, List<String>> parts) {
    if (!(asked.context() instanceof Source source) || source.card() < 0) return;
    String effect = Cards.of(source.card()).key() + "." + number;
    if (source.card() == DIVIDES) {
      List<Die> group = group(p, source.chosen(), number == 1);
      if (source.chosen().isEmpty()) effect += ".whole";
      if (!group.isEmpty()) {
        parts.put("group", group.stream().map(die -> die.printed().key()).toList());
      }
    }
    parts.put("effect", List.of(effect));
  }

  /** The dice that were put into the first group, or the rest of their pool. */
  private static List<Die> group(Position p, List<String> first, boolean chosen) {
    List<Die> named = p.dice.stream().filter(die -> first.contains(die.name())).toList();
    if (chosen || named.isEmpty()) return named;
    return p.pool(named.getFirst().pool).stream().filter(die -> !named.contains(die)).toList();
  }

  private static void at(Position p, Asked asked, Piece piece, Map<String, List<String>> parts) {
    if (asked.context() instanceof Playing.Offer offer) {
      int price = new Prices(p).cost(Cards.of(offer.card()), offer.terms(), piece, null);
      putCost(parts, price);
      return;
    }
    if (!(asked.context() instanceof Source source) || source.blow() == null) return;
    Source.Blow blow = source.blow();
    if (blow.shields()) {
      // Shields given one by one go together to a character of another player (card 50).
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

  /** Says nothing of what is free. */
  private static void putCost(Map<String, List<String>> parts, int cost) {
    if (cost > 0) put(parts, "cost", cost);
  }

  private static void put(Map<String, List<String>> parts, String key, int value) {
    parts.put(key, List.of(String.valueOf(value)));
  }
}
