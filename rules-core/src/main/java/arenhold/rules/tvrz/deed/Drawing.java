package arenhold.rules.tvrz.deed;

import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;

/** Drawing and discarding (T3). */
public final class Drawing {

  private Drawing() {}

  /** Draws so many cards; an empty pile gives none (R7). */
  public static void draw(Position p, Table table, int seat, int cards) {
    for (int i = 0; i < cards && p.deck.size() > 0; i++) {
      int card = chance(p, table, seat);
      p.deck = p.deck.draw(card);
      if (Slaves.leaves(p, seat, card)) {
        discard(p, card);
        if (table.listening()) table.tell(new TvrzEvent.Discarded(seat, Catalogue.key(card)));
        continue;
      }
      Fort fort = p.forts[seat];
      fort.hand = fort.hand.with(card, 0);
      if (table.listening()) table.tell(new TvrzEvent.Drew(seat, Catalogue.key(card)));
    }
  }

  /** Which card lies next: each as likely, copies one by one. */
  public static int chance(Position p, Table table, int seat) {
    Options options = table.options();
    Cards loose = p.deck.loose();
    for (int card = loose.first(); card >= 0; card = loose.next(card)) {
      int count = loose.count(card);
      for (int copy = 0; copy < count; copy++) options.add(Code.copy(Code.Verb.DRAW, card, copy));
    }
    return Code.with(table.choose(Seat.NATURE, Ask.DRAW, seat));
  }

  /** Puts all cards of a body on the discard pile. */
  public static void discard(Position p, Body body) {
    for (int card : body.cards().toArray()) discard(p, card);
  }

  /** Puts a card on the discard pile. */
  public static void discard(Position p, int card) {
    p.deck = p.deck.discard(card);
    p.stirred = true;
  }
}
