package arenhold.rules.tashkalar;

import arenhold.rules.Options;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.card.Deck;
import arenhold.rules.tashkalar.card.Being;
import arenhold.rules.tashkalar.effect.Effect;
import arenhold.rules.tashkalar.effect.Resolver;
import arenhold.rules.tashkalar.effect.Run;
import java.util.List;

/** Frozen effects: cards that lie in front of their owner until they thaw (R18.2 to R18.7). */
final class Freezing {

  private Freezing() {}

  /** Lays a summoned card of {@code p.seat} aside: frozen if it freezes, else discarded (R18.2). */
  static void layAside(Position p, Table table, Kind kind, int card) {
    if (p.being(p.seat, kind, card).frozen() == null) p.discard(p.seat, kind, card);
    else freeze(p, table, card);
  }

  /** Freezes a card; where another one is in play already, one of the two is kept (R18.3). */
  private static void freeze(Position p, Table table, int card) {
    int before = p.frozen[p.seat];
    if (before != Position.NOT_FROZEN) {
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
    int before = p.frozen[p.seat];
    if (before != Position.NOT_FROZEN) melt(p, table, before);
    put(p, table, card);
  }

  private static void put(Position p, Table table, int card) {
    p.frozen[p.seat] = card;
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

  /** Whether the frozen effect of {@code p.seat} may thaw now (R18.4, R18.5, R18.10). */
  static boolean mayThaw(Position p, Options scratch) {
    int card = p.frozen[p.seat];
    if (card == Position.NOT_FROZEN || p.now.handedOver) return false;
    boolean forSummoning =
        p.being(p.seat, card).frozen() instanceof Effect.Borrow borrow && borrow.atOnce();
    return !forSummoning || p.now.actions > 0 && couldSummon(p, scratch);
  }

  /** Whether anything could be summoned with an enemy piece in the pattern. */
  private static boolean couldSummon(Position p, Options scratch) {
    int before = scratch.size();
    boolean borrowing = p.now.borrowing;
    p.now.borrowing = true;
    Turn.listSummonings(p, scratch);
    p.now.borrowing = borrowing;
    boolean could = scratch.size() > before;
    scratch.cut(before);
    return could;
  }

  /** The frozen effect of {@code p.seat} is carried out, then its card is discarded (R18.4). */
  static void thaw(Position p, Table table) {
    int card = p.frozen[p.seat];
    Being being = p.being(p.seat, card);
    if (table.listening()) table.tell(new TashKalarEvent.Thawed(p.seat, being.key()));
    Run run = new Run(p, table, Seat.of(p.seat), p.colour(p.seat), being.key());
    p.run = run;
    Resolver.run(being.frozen(), run);
    p.run = null;
    p.frozen[p.seat] = Position.NOT_FROZEN;
    p.discard(p.seat, Kind.BEINGS, card);
  }
}
