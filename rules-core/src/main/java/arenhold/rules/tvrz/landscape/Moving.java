package arenhold.rules.tvrz.landscape;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;
import java.util.ArrayList;
import java.util.List;

/** The move of a unit that lies in the landscape (T6.3, R84). */
final class Moving {

  private Moving() {}

  /** Asks what the unit does, and lets it do so; answers whether it inspected another. */
  static boolean inspects(Position p, Table table, int number) {
    Unit unit = p.forts[p.active].unit(number);
    int code =
        Asking.until(p, table, p.active, Ask.MOVE, number, options -> list(p, unit, options));
    switch (Code.verb(code)) {
      case HOME -> home(p, table, unit);
      case ONTO -> join(p, table, unit, Code.with(code));
      case OFF -> takeOff(p, table, unit);
      case INSPECT -> Inspecting.play(p, table, unit, Code.with(code));
      default -> throw new IllegalStateException(Code.notation(code));
    }
    return Code.is(code, Verb.INSPECT);
  }

  private static void list(Position p, Unit unit, Options options) {
    options.add(Code.of(Verb.HOME));
    if (unit.cards().size() > 1) options.add(Code.of(Verb.OFF));
    if (unit.kind() == Unit.Kind.PATROL) Inspecting.list(p, options);
    if (unit.anyOpen()) return;
    for (Unit other : p.forts[p.active].units) {
      if (other != unit && Laying.stacks(other, unit.kind(), p.turn)) {
        options.add(Code.of(Verb.ONTO, other.number()));
      }
    }
  }

  /** All of it goes back to the hand. */
  private static void home(Position p, Table table, Unit unit) {
    Fort fort = p.forts[p.active];
    fort.remove(unit.number());
    for (int i = 0; i < unit.bodies().size(); i++) {
      fort.receive(unit.body(i), unit.cards().knownTo(i));
    }
    List<Body> home = new ArrayList<>(p.home);
    home.addAll(unit.bodies());
    p.home = List.copyOf(home);
    if (table.listening()) table.tell(new TvrzEvent.CameHome(p.active, unit.number()));
  }

  private static void join(Position p, Table table, Unit unit, int onto) {
    Fort fort = p.forts[p.active];
    fort.remove(unit.number());
    fort.put(fort.unit(onto).joined(unit, p.turn));
    if (table.listening()) table.tell(new TvrzEvent.Joined(p.active, unit.number(), onto));
  }

  /** One card of a stack becomes a unit of its own and keeps its stay. */
  private static void takeOff(Position p, Table table, Unit unit) {
    Fort fort = p.forts[p.active];
    int code =
        Asking.until(p, table, p.active, Ask.SPLIT, unit.number(), options -> each(unit, options));
    int index = unit.bodies().indexOf(Code.body(code));
    int alone = ++p.lastUnit;
    fort.put(unit.without(index).movedIn(p.turn));
    fort.put(unit.only(index, alone).movedIn(p.turn));
    if (table.listening()) {
      String key = Catalogue.key(Code.with(code));
      table.tell(new TvrzEvent.TakenOff(p.active, unit.number(), alone, key));
    }
  }

  private static void each(Unit unit, Options options) {
    for (int i = 0; i < unit.cards().size(); i++) {
      int code = Code.of(Verb.TAKE, unit.body(i));
      if (!options.contains(code)) options.add(code);
    }
  }
}
