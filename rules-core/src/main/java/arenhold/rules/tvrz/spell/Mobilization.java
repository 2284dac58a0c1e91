package arenhold.rules.tvrz.spell;

import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Spell;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.deed.Usable;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;
import java.util.ArrayList;
import java.util.List;

/** All defenders in the landscape come home at once, to wherever they are needed (T15.2, R61). */
final class Mobilization {

  private Mobilization() {}

  /** Whether anybody is out who would come. */
  static boolean possible(Position p, int seat) {
    for (Unit unit : p.forts[seat].units) if (comes(p.forts[seat], unit)) return true;
    return false;
  }

  /** Takes them home; their faces stay as they were. */
  static void play(Position p, Table table, Mage mage, Spell spell) {
    int seat = mage.seat();
    Fort fort = p.forts[seat];
    List<Body> came = new ArrayList<>();
    for (Unit unit : fort.units) {
      if (!comes(fort, unit)) continue;
      fort.remove(unit.number());
      for (int i = 0; i < unit.cards().size(); i++) {
        fort.receive(unit.body(i), unit.cards().knownTo(i));
        came.add(unit.body(i));
      }
      if (table.listening()) table.tell(new TvrzEvent.CameHome(seat, unit.number()));
    }
    if (seat == p.active) {
      List<Body> home = new ArrayList<>(p.home);
      home.addAll(came);
      p.home = List.copyOf(home);
    }
    Casting.goesOn(p, mage, spell, List.copyOf(came));
  }

  /** Whether a unit comes: wild animals only if they serve. */
  private static boolean comes(Fort fort, Unit unit) {
    Card card = unit.body(0).printed();
    return card.isDefender() && (!card.has(Trait.WILD_ANIMAL) || Usable.master(fort, card) >= 0);
  }
}
