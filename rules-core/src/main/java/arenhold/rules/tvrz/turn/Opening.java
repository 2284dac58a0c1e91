package arenhold.rules.tvrz.turn;

import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.card.Deck;
import arenhold.rules.card.Hand;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Kind;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.Drawing;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Phase;
import arenhold.rules.tvrz.position.Position;

/** Who begins, and the opening hands (T1.2, T1.3, T1.7). */
final class Opening {

  /** How many cards everybody is dealt (T1.3). */
  private static final int HAND = 7;

  /** How many creatures of each sort an opening hand needs (R5). */
  private static final int NEEDED = 2;

  /** The hand of this redeal stands, whatever it holds (R79). */
  private static final int MOST_REDEALS = 10;

  private Opening() {}

  /** Says who begins: as the table has it, else by chance (R3). */
  static void first(Position p, Table table) {
    p.first = p.terms.first() >= 0 ? p.terms.first() : chance(p, table);
    p.phase = Phase.DEAL;
    if (table.listening()) table.tell(new TvrzEvent.Begins(p.first));
  }

  private static int chance(Position p, Table table) {
    Options options = table.options();
    for (int seat = 0; seat < p.seats(); seat++) options.add(Code.of(Verb.FIRST, seat));
    return Code.with(table.choose(Seat.NATURE, Ask.FIRST));
  }

  /** Deals one hand, anew for as long as it does not qualify (R5, R79). */
  static void deal(Position p, Table table) {
    int seat = (p.first + p.dealt) % p.seats();
    Fort fort = p.forts[seat];
    boolean more = p.terms.secondSeatCard() && p.seats() == 2 && p.dealt == 1;
    int size = more ? HAND + 1 : HAND;
    int redeals = 0;
    while (!p.isOut(seat)) {
      Cards hand = Cards.NONE;
      while (hand.size() < size) {
        int card = Drawing.chance(p, table, seat);
        p.pile(seat, p.pile(seat).draw(card));
        hand = hand.with(card);
      }
      if (redeals == MOST_REDEALS || qualifies(hand)) {
        fort.hand = new Hand(hand, fort.hand.marks());
        break;
      }
      p.pile(seat, Deck.of(p.pile(seat).loose().and(hand)));
      redeals++;
      p.redeals++;
    }
    p.dealt++;
    if (table.listening()) table.tell(new TvrzEvent.Dealt(seat, fort.hand.size()));
    if (p.dealt < p.seats()) return;
    Course.begin(p, table, p.isOut(p.first) ? p.left(p.first) : p.first);
  }

  /** Whether a hand holds two creatures able to attack and two defenders (R5, R79). */
  static boolean qualifies(Cards hand) {
    int attackers = 0;
    int defenders = 0;
    for (int number : hand.toArray()) {
      Card card = Catalogue.card(number);
      if (!card.isCreature() || !enabled(card, hand)) continue;
      attackers++;
      if (card.isDefender()) defenders++;
    }
    return attackers >= NEEDED && defenders >= NEEDED;
  }

  /** Whether the card that a creature needs is in the same hand. */
  private static boolean enabled(Card card, Cards hand) {
    boolean flag = !card.has(Trait.KINGS_MAN);
    boolean master = !card.has(Trait.WILD_ANIMAL);
    for (int other = hand.first(); other >= 0; other = hand.next(other)) {
      Card one = Catalogue.card(other);
      flag |= one.kind() == Kind.FLAG && one.king() == card.king();
      master |= one.masters(card);
    }
    return flag && master;
  }
}
