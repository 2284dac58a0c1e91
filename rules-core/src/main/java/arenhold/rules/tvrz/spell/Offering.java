package arenhold.rules.tvrz.spell;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.Drawing;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;

/**
 * An animal that a spell needs as a sacrifice, out of the hand or the own landscape, wild ones as
 * well (R59, R68, R99).
 */
final class Offering {

  private Offering() {}

  /** Whether there is an animal with this tag. */
  static boolean possible(Position p, int seat, String tag) {
    Fort fort = p.forts[seat];
    for (Body body : fort.garrison()) if (body.tags().contains(tag)) return true;
    for (Unit unit : fort.units) if (among(unit, tag)) return true;
    return false;
  }

  /** Lets the player choose one, which dies. */
  static void play(Position p, Table table, int seat, String tag) {
    Fort fort = p.forts[seat];
    int code = asked(p, table, seat, null, options -> list(fort, tag, options));
    Body body;
    if (Code.is(code, Verb.SACRIFICE)) {
      body = Code.body(code);
      fort.take(body, Position.ALL);
    } else {
      Unit unit = fort.unit(Code.with(code));
      body = ofUnit(p, table, seat, unit, tag);
      int index = unit.bodies().indexOf(body);
      fort.seenOut(body, Position.ALL & ~unit.cards().knownTo(index));
      if (unit.bodies().size() == 1) fort.remove(unit.number());
      else fort.put(unit.without(index));
    }
    Drawing.discard(p, seat, body);
    if (table.listening()) {
      table.tell(new TvrzEvent.Sacrificed(seat, body.printed().key(), body.besides()));
    }
  }

  private static Body ofUnit(Position p, Table table, int seat, Unit unit, String tag) {
    if (unit.bodies().size() == 1) return unit.body(0);
    int code = asked(p, table, seat, unit.number(), options -> list(unit, tag, options));
    return Code.body(code);
  }

  private static int asked(
      Position p, Table table, int seat, Integer unit, Asking.Choices choices) {
    int code = Asking.until(p, table, seat, Ask.SACRIFICE, unit, choices);
    table.noReturn();
    return code;
  }

  private static void list(Fort fort, String tag, Options options) {
    for (Body body : fort.garrison()) {
      if (body.tags().contains(tag)) options.add(Code.of(Verb.SACRIFICE, body));
    }
    for (Unit unit : fort.units) {
      if (among(unit, tag)) options.add(Code.of(Verb.FROM, unit.number()));
    }
  }

  private static void list(Unit unit, String tag, Options options) {
    for (Body body : unit.bodies()) {
      int code = Code.of(Verb.SACRIFICE, body);
      if (body.tags().contains(tag) && !options.contains(code)) options.add(code);
    }
  }

  private static boolean among(Unit unit, String tag) {
    for (Body body : unit.bodies()) if (body.tags().contains(tag)) return true;
    return false;
  }
}
