package arenhold.rules.tashkalar;

import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;

/** Drawing cards (R11.5 to R11.11). */
final class Drawing {

  private Drawing() {}

  /**
   * Fills a seat's hand up to the limits: beings, legends, flares (R11.10).
   *
   * @return whether it drew the last card of its own deck (R15.2)
   */
  static boolean fill(Position p, Table table, int seat) {
    boolean last = draw(p, table, seat, Kind.BEINGS, p.form.hand().beings());
    draw(p, table, seat, Kind.LEGENDS, p.form.hand().legends());
    draw(p, table, seat, Kind.FLARES, p.form.hand().flares());
    return last;
  }

  /**
   * Draws the extra cards granted this turn, beyond the limits (R11.6); none of a kind that the
   * form leaves out (R14.6).
   *
   * @return whether it drew the last card of its own deck (R15.2)
   */
  static boolean extras(Position p, Table table, int seat) {
    boolean last = false;
    for (Kind kind : p.extraCards) {
      int limit = kind == Kind.BEINGS ? p.form.hand().beings() : p.form.hand().legends();
      if (limit == 0) continue;
      boolean empty = draw(p, table, seat, kind, Integer.bitCount(p.hand(seat, kind)) + 1);
      last |= empty && kind == Kind.BEINGS;
    }
    return last;
  }

  private static boolean draw(Position p, Table table, int seat, Kind kind, int limit) {
    int hand = Position.handIndex(seat, kind);
    int index = p.deck(seat, kind);
    boolean drew = false;
    while (Integer.bitCount(p.hands[hand]) < limit && supplied(p, table, kind, index)) {
      Deck deck = p.decks[index];
      int card = deck.topIsLoose() ? chance(table, deck.loose(), kind, seat) : deck.top();
      boolean open = deck.knownOnTop((1 << p.seats()) - 1) > 0;
      p.decks[index] = deck.draw(card);
      p.hands[hand] |= 1 << card;
      drew = true;
      if (table.listening()) {
        table.tell(new TashKalarEvent.Drew(seat, kind.key(), p.key(seat, kind, card), open));
      }
    }
    return drew && p.decks[index].size() == 0;
  }

  /** Whether there is a card to draw, after reshuffling if need be (R11.8a, R11.9). */
  private static boolean supplied(Position p, Table table, Kind kind, int index) {
    Deck deck = p.decks[index];
    if (deck.size() > 0) return true;
    if (kind == Kind.BEINGS || deck.discard() == 0) return false;
    p.decks[index] = deck.reshuffled();
    if (table.listening()) table.tell(new TashKalarEvent.Reshuffled(kind.key()));
    return true;
  }

  private static int chance(Table table, int loose, Kind kind, int seat) {
    Options options = table.options();
    for (int rest = loose; rest != 0; rest &= rest - 1) {
      int card = Integer.numberOfTrailingZeros(rest);
      options.add(Code.of(Code.CARD, Code.card(kind, card), seat));
    }
    int code = table.choose(Seat.NATURE, TashKalarPrompt.DRAW);
    return Code.number(Code.a(code));
  }
}
