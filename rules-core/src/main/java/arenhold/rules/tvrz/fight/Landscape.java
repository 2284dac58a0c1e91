package arenhold.rules.tvrz.fight;

import arenhold.rules.Table;
import arenhold.rules.card.Row;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.deed.Drawing;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;
import java.util.ArrayList;
import java.util.List;

/** Units that fight in the landscape: their faces, and what is left of them (T6.9, R20, R85). */
public final class Landscape {

  private Landscape() {}

  /** Turns all cards of a unit face-up: a fight begins. */
  public static void show(Position p, Table table, int owner, int number) {
    Fort fort = p.forts[owner];
    Unit unit = fort.unit(number);
    Row shown = unit.cards();
    for (int i = 0; i < shown.size(); i++) shown = shown.shown(i, Position.ALL);
    fort.put(unit.with(shown));
    table.noReturn();
    if (table.listening()) {
      table.tell(new TvrzEvent.UnitShown(owner, number, keys(unit)));
    }
  }

  /** The cards of a unit. */
  public static List<Integer> cards(Position p, int owner, int number) {
    Row cards = p.forts[owner].unit(number).cards();
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < cards.size(); i++) numbers.add(cards.card(i));
    return numbers;
  }

  private static List<String> keys(Unit unit) {
    List<String> keys = new ArrayList<>();
    for (int i = 0; i < unit.cards().size(); i++) keys.add(Catalogue.key(unit.cards().card(i)));
    return keys;
  }

  /** Keeps the cards of a unit that live; they stay face-up. */
  public static void keep(Position p, int owner, int number, List<Boolean> lives) {
    Fort fort = p.forts[owner];
    Unit unit = fort.unit(number);
    Row kept = Row.NONE;
    for (int i = 0; i < lives.size(); i++) {
      int card = unit.cards().card(i);
      if (lives.get(i)) kept = kept.last(card, Position.ALL);
      else Drawing.discard(p, card);
    }
    if (kept.isEmpty()) fort.remove(number);
    else fort.put(unit.with(kept));
  }
}
