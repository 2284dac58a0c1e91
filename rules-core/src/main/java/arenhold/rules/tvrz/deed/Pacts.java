package arenhold.rules.tvrz.deed;

import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Effect;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;

/** The Spear of the Pact (T18, R107). */
public final class Pacts {

  private Pacts() {}

  /** Whether a pact stands between two seats. */
  public static boolean between(Position p, int one, int other) {
    return p.forts[one].pact == other || p.forts[other].pact == one;
  }

  /** Ends the pact that lies in the fort of {@code seat}, and discards its spear. */
  public static void end(Position p, int seat) {
    Fort fort = p.forts[seat];
    fort.pact = -1;
    Cards items = fort.items;
    for (int card = items.first(); card >= 0; card = items.next(card)) {
      if (!(Catalogue.card(card).effect() instanceof Effect.Pact)) continue;
      fort.items = items.without(card);
      Drawing.discard(p, seat, card);
      return;
    }
  }
}
