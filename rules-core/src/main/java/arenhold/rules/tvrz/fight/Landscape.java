package arenhold.rules.tvrz.fight;

import arenhold.rules.Table;
import arenhold.rules.card.Row;
import arenhold.rules.tvrz.deed.Drawing;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Body;
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
    for (int i = 0; i < shown.size(); i++) {
      if (!unit.open(i)) fort.seenOut(unit.body(i), Position.ALL & ~unit.cards().knownTo(i));
      shown = shown.shown(i, Position.ALL);
    }
    fort.put(unit.known(shown));
    table.noReturn();
    if (!table.listening()) return;
    List<String> keys = unit.bodies().stream().map(body -> body.printed().key()).toList();
    List<String> besides = new ArrayList<>();
    for (Body body : unit.bodies()) besides.addAll(body.besides());
    table.tell(new TvrzEvent.UnitShown(owner, number, keys, List.copyOf(besides)));
  }

  /** Keeps the cards of a unit that live; they stay face-up. */
  public static void keep(Position p, Table table, int owner, int number, List<Boolean> lives) {
    Fort fort = p.forts[owner];
    Unit unit = fort.unit(number);
    for (int i = lives.size() - 1; i >= 0; i--) {
      Body body = unit.body(i);
      if (lives.get(i)) {
        unit = unit.with(i, Equipping.spent(p, table, owner, body));
      } else {
        unit = unit.without(i);
        Drawing.discard(p, owner, body);
      }
    }
    if (unit.bodies().isEmpty()) fort.remove(number);
    else fort.put(unit);
  }
}
