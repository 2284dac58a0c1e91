package arenhold.rules.tashkalar;

import arenhold.rules.Options;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.card.Deck;
import java.util.List;

/** Frozen effects: cards that lie in front of their owner until they thaw (R18.2, R18.3, R18.7). */
final class Freezing {

  private Freezing() {}

  /** Lays a summoned card of {@code p.seat} aside: frozen if it freezes, else discarded (R18.2). */
  static void layAside(Position p, Table table, Kind kind, int card) {
    if (p.being(p.seat, kind, card).frozen() == null) p.discard(p.seat, kind, card);
    else freeze(p, table, card);
  }

  /** Freezes a card; where another one is in play already, one of the two is kept (R18.3). */
  private static void freeze(Position p, Table table, int card) {
    int before = p.frost.frozen(p.seat);
    if (before != Frost.NOTHING) {
      Options options = table.options();
      options.add(Code.card(Kind.BEINGS, card, p.seat));
      options.add(Code.card(Kind.BEINGS, before, p.seat));
      var context = new Question.Context(p.key(p.seat, Kind.BEINGS, card), List.of(), 1);
      int kept = table.choose(Seat.of(p.seat), TashKalarPrompt.KEEP, context); // R18.3a
      boolean keeps = Code.cardNumber(kept) == before;
      melt(p, table, keeps ? card : before);
      if (keeps) return;
    }
    put(p, table, card);
  }

  /** Takes a card of the discard pile as the frozen effect instead of an earlier one (R18.7). */
  static void takeFromPile(Position p, Table table, int card) {
    Deck deck = p.decks[p.seat];
    p.decks[p.seat] = deck.with(deck.loose(), deck.discard().without(card));
    int before = p.frost.frozen(p.seat);
    if (before != Frost.NOTHING) melt(p, table, before);
    put(p, table, card);
  }

  private static void put(Position p, Table table, int card) {
    p.frost = p.frost.withFrozen(p.seat, card);
    if (table.listening()) {
      table.tell(new TashKalarEvent.Froze(p.seat, p.key(p.seat, Kind.BEINGS, card)));
    }
  }

  private static void melt(Position p, Table table, int card) {
    p.discard(p.seat, Kind.BEINGS, card);
    if (table.listening()) {
      table.tell(new TashKalarEvent.Melted(p.seat, p.key(p.seat, Kind.BEINGS, card)));
    }
  }
}
