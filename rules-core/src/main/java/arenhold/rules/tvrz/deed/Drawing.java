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

  /**
   * Draws so many cards; an empty pile gives none (R7). One that another has the right to is
   * discarded, and replaced by one more (T1.6, R4, R78).
   */
  public static void draw(Position p, Table table, int seat, int cards) {
    int drawn = 0;
    while (drawn < cards && p.pile(seat).size() > 0) {
      int card = chance(p, table, seat);
      p.pile(seat, p.pile(seat).draw(card));
      if (Rights.barred(p, seat, card)) {
        discard(p, seat, card);
        if (table.listening()) table.tell(new TvrzEvent.Discarded(seat, Catalogue.key(card)));
        continue;
      }
      drawn++;
      if (Slaves.leaves(p, seat, card)) {
        discard(p, seat, card);
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
    Cards loose = p.pile(seat).loose();
    for (int card = loose.first(); card >= 0; card = loose.next(card)) {
      int count = loose.count(card);
      for (int copy = 0; copy < count; copy++) options.add(Code.copy(Code.Verb.DRAW, card, copy));
    }
    return Code.with(table.choose(Seat.NATURE, Ask.DRAW, seat));
  }

  /** Puts all cards of a body of {@code seat} on the discard pile. */
  public static void discard(Position p, int seat, Body body) {
    Fort fort = p.forts[seat];
    fort.magic = fort.magic.gone(body);
    // Of several copies the one that has cast is the one that dies.
    if (fort.spent.has(body.card())) fort.spent = fort.spent.without(body.card());
    for (int card : body.cards().toArray()) discard(p, seat, card);
  }

  /** Puts a card of {@code seat} on the discard pile: the shared one, or its owner's (T1.8). */
  public static void discard(Position p, int seat, int card) {
    p.pile(seat, p.pile(seat).discard(card));
    p.stirred = true;
  }
}
