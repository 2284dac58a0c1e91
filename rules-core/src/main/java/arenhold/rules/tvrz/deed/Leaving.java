package arenhold.rules.tvrz.deed;

import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.card.Deck;
import arenhold.rules.card.Hand;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Delayed;
import arenhold.rules.tvrz.position.Exit;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Magic;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Going out (T10). */
public final class Leaving {

  private Leaving() {}

  /** Takes a player out and tells it. */
  public static void out(Position p, Table table, int seat, Exit.How how, int by) {
    table.noReturn();
    if (table.listening()) tellHome(p, table, seat);
    Cards cards = out(p, seat, how, by, p.exits.size());
    for (int other = 0; other < p.seats(); other++) Slaves.settle(p, table, other, seat, how);
    if (!table.listening()) return;
    List<String> keys = Arrays.stream(cards.toArray()).mapToObj(Catalogue::key).toList();
    table.tell(new TvrzEvent.Out(seat, how.name().toLowerCase(Locale.ROOT), by, keys));
  }

  /** What waits before the fort of {@code seat} goes home (R65, R104). */
  private static void home(Fort fort, int seat) {
    List<Delayed> still = new ArrayList<>();
    for (Delayed each : fort.waiting) {
      if (each.target() != seat) still.add(each);
      else for (Body body : each.bodies()) fort.receive(body, Position.ALL);
    }
    fort.waiting = List.copyOf(still);
  }

  private static void tellHome(Position p, Table table, int seat) {
    for (int owner = 0; owner < p.seats(); owner++) {
      for (Delayed each : p.forts[owner].waiting) {
        if (owner == seat || each.target() != seat) continue;
        for (Body body : each.bodies()) {
          table.tell(new TvrzEvent.WentHome(owner, body.printed().key()));
        }
      }
    }
  }

  /**
   * Takes a player out: all cards are discarded face-up, shadows included (T10.2, R31).
   *
   * @param moment players who go out with equal numbers share a place
   * @return what was discarded
   */
  public static Cards out(Position p, int seat, Exit.How how, int by, int moment) {
    Fort fort = p.forts[seat];
    Cards cards = fort.all();
    Deck pile = p.pile(seat);
    p.pile(seat, pile.with(pile.loose(), pile.discard().and(cards)));
    fort.hand = Hand.EMPTY;
    fort.bodies = List.of();
    fort.works = Cards.NONE;
    fort.items = Cards.NONE;
    fort.shadows = Cards.NONE;
    fort.flag = -1;
    fort.units = List.of();
    fort.waiting = List.of();
    fort.promise = -1;
    fort.magic = Magic.NONE;
    fort.spent = Cards.NONE;
    fort.pact = -1;
    for (int other = 0; other < p.seats(); other++) {
      if (p.forts[other].pact == seat) Pacts.end(p, other);
      home(p.forts[other], seat);
    }
    List<Exit> exits = new ArrayList<>(p.exits);
    exits.add(new Exit(seat, how, by, moment));
    p.exits = List.copyOf(exits);
    p.stirred = true;
    p.quiet = 0;
    return cards;
  }
}
