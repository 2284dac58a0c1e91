package arenhold.rules.tvrz.deed;

import arenhold.rules.Asked;
import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Flags, which may be laid at any moment (T5.2, R14, R82). */
public final class Flags {

  private Flags() {}

  /** Adds the flags that {@code seat} may lay to a list. */
  public static void list(Position p, int seat, Options options) {
    Fort fort = p.forts[seat];
    if (fort.flag >= 0) return;
    Cards cards = fort.hand.cards();
    for (int card = cards.first(); card >= 0; card = cards.next(card)) {
      if (fort.mayLayFlag(Catalogue.card(card))) options.add(Code.of(Code.Verb.FLAG, card));
    }
  }

  /** Whether {@code seat} may lay one. */
  public static boolean any(Position p, int seat) {
    Fort fort = p.forts[seat];
    Cards cards = fort.hand.cards();
    for (int card = cards.first(); card >= 0; card = cards.next(card)) {
      if (fort.mayLayFlag(Catalogue.card(card))) return true;
    }
    return false;
  }

  /** The offers to all survivors but these, who are asked themselves. */
  public static List<Asked> offers(Position p, List<Integer> asked) {
    List<Asked> offers = new ArrayList<>();
    for (int seat = 0; seat < p.seats(); seat++) {
      if (asked.contains(seat) || p.isOut(seat) || !any(p, seat)) continue;
      Fort fort = p.forts[seat];
      int[] codes = new int[fort.hand.cards().size()];
      int count = 0;
      Cards cards = fort.hand.cards();
      for (int card = cards.first(); card >= 0; card = cards.next(card)) {
        if (!fort.mayLayFlag(Catalogue.card(card))) continue;
        codes[count++] = Code.of(Code.Verb.FLAG, card);
      }
      offers.add(Asked.offer(Seat.of(seat), Ask.FLAG, Arrays.copyOf(codes, count)));
    }
    return offers;
  }

  /** Lays a flag and draws the card it brings (T3.3). */
  public static void lay(Position p, Table table, int seat, int card) {
    Fort fort = p.forts[seat];
    fort.hand = fort.hand.without(card, Position.ALL);
    fort.flag = card;
    fort.revealDraw = true;
    table.noReturn();
    if (table.listening()) table.tell(new TvrzEvent.Laid(seat, Catalogue.key(card)));
    Drawing.draw(p, table, seat, 1);
  }
}
