package arenhold.rules.tashkalar;

import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.card.Deck;

/** Drawing cards (R11.5 to R11.11). */
final class Drawing {

  private Drawing() {}

  /** Draws a seat's first hand; in a team the earlier player gets the legends (R3.1, R3.5.3). */
  static void deal(Position p, Table table, int seat) {
    int place = (seat - p.first + p.seats()) % p.seats();
    draw(p, table, seat, Kind.BEINGS, p.form.hand().beings());
    if (place < p.sides()) draw(p, table, seat, Kind.LEGENDS, p.form.hand().legends());
    draw(p, table, seat, Kind.FLARES, p.form.hand().flares());
  }

  /**
   * The draws at the end of a turn: up to the limits beings, legends and the flare (R11.10), then
   * the extra cards granted this turn, beyond the limits (R11.6); none of a kind that the form
   * leaves out (R14.6). In a team the teammate draws the legends (R12.4).
   *
   * @return whether the last card of the own deck was drawn, or the last upright one (R15.2)
   */
  static boolean endOfTurn(Position p, Table table) {
    int legends = Teams.legendDrawer(p);
    if (p.isOut(p.seat)) {
      draw(p, table, legends, Kind.LEGENDS, p.form.hand().legends()); // Q17
      return false;
    }
    boolean last = draw(p, table, p.seat, Kind.BEINGS, p.form.hand().beings());
    draw(p, table, legends, Kind.LEGENDS, p.form.hand().legends());
    draw(p, table, p.seat, Kind.FLARES, p.form.hand().flares());
    for (Kind kind : p.now.extraCards) {
      int limit = kind == Kind.BEINGS ? p.form.hand().beings() : p.form.hand().legends();
      if (limit == 0) continue;
      int seat = kind == Kind.LEGENDS ? legends : p.seat;
      boolean drewLast = draw(p, table, seat, kind, Integer.bitCount(p.hand(seat, kind)) + 1);
      last |= drewLast && kind == Kind.BEINGS;
    }
    return last;
  }

  private static boolean draw(Position p, Table table, int seat, Kind kind, int limit) {
    int hand = Position.handIndex(seat, kind);
    int index = p.deck(seat, kind);
    int upright = Teams.upright(p, seat);
    while (Integer.bitCount(p.hands[hand]) < limit && supplied(p, table, kind, index)) {
      Deck deck = p.decks[index];
      int card = deck.topIsLoose() ? chance(table, deck.loose(), kind, seat) : deck.top();
      boolean open = deck.over().knownFromFirst((1 << p.seats()) - 1) > 0;
      if (p.traces != null) p.traces.drew(seat, kind, card, deck);
      p.decks[index] = deck.draw(card);
      p.hands[hand] |= 1 << card;
      if (Teams.rotated(p, seat) > p.decks[seat].size()) p.rotated[seat]--;
      if (table.listening()) {
        table.tell(new TashKalarEvent.Drew(seat, kind.key(), p.key(seat, kind, card), open));
      }
    }
    return upright > 0 && Teams.upright(p, seat) == 0;
  }

  /** Whether there is a card to draw, reshuffling if necessary (R11.8a, R11.9). */
  private static boolean supplied(Position p, Table table, Kind kind, int index) {
    Deck deck = p.decks[index];
    if (deck.size() > 0) return true;
    if (kind == Kind.BEINGS || deck.discard().isEmpty()) return false;
    if (p.traces != null) p.traces.reshuffled(kind, deck);
    p.decks[index] = deck.reshuffled();
    if (table.listening()) table.tell(new TashKalarEvent.Reshuffled(kind.key()));
    return true;
  }

  private static int chance(Table table, Cards loose, Kind kind, int seat) {
    Options options = table.options();
    for (long rest = loose.bits(); rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      options.add(Code.of(Code.CARD, Code.card(kind, card), seat));
    }
    int code = table.choose(Seat.NATURE, TashKalarPrompt.DRAW);
    return Code.number(Code.a(code));
  }
}
