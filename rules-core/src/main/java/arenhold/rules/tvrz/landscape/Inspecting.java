package arenhold.rules.tvrz.landscape;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.Rights;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.fight.Landscape;
import arenhold.rules.tvrz.fight.Skirmish;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;
import java.util.List;

/** A patrol's move: it inspects a unit of an opponent (T6.6, R18, R85). */
final class Inspecting {

  private Inspecting() {}

  /** Adds every unit of every opponent. */
  static void list(Position p, Options options) {
    for (int seat = 0; seat < p.seats(); seat++) {
      if (seat == p.active) continue;
      for (Unit unit : p.forts[seat].units) {
        options.add(Code.of(Verb.INSPECT, unit.number()));
      }
    }
  }

  /** Inspects the unit with this number. */
  static void play(Position p, Table table, Unit patrol, int number) {
    int owner = owner(p, number);
    Unit met = p.forts[owner].unit(number);
    p.forts[p.active].put(patrol.movedIn(p.turn));
    table.noReturn();
    if (table.listening()) {
      table.tell(new TvrzEvent.Inspected(p.active, patrol.number(), owner, number));
    }
    // A party is noticed by its clumsiest member, and a patrol is as sharp as its best.
    int sight = level(patrol, Trait.PATROL, true);
    boolean hidden = met.kind() == Unit.Kind.ENVOY && level(met, Trait.ENVOY, false) > sight;
    if (!hidden) {
      // A wild animal attacks who uncovers it (T6.8).
      fight(p, table, p.active, patrol.number(), owner, number, met.kind() == Unit.Kind.WILD);
      return;
    }
    if (table.listening()) {
      table.tell(new TvrzEvent.NotRecognised(p.active, patrol.number(), owner, number, sight));
    }
    int code = Asking.until(p, table, owner, Ask.STRIKE, number, Inspecting::listStrike);
    table.noReturn();
    if (Code.is(code, Verb.LET_GO)) return;
    fight(p, table, owner, number, p.active, patrol.number(), false);
  }

  private static void listStrike(Options options) {
    options.add(Code.of(Verb.LET_GO));
    options.add(Code.of(Verb.STRIKE));
  }

  private static int owner(Position p, int number) {
    for (int seat = 0; seat < p.seats(); seat++)
      if (p.forts[seat].unit(number) != null) return seat;
    throw new IllegalStateException("no unit " + number);
  }

  private static int level(Unit unit, Trait trait, boolean highest) {
    int level = unit.body(0).level(trait);
    for (int i = 1; i < unit.bodies().size(); i++) {
      int other = unit.body(i).level(trait);
      level = highest ? Math.max(level, other) : Math.min(level, other);
    }
    return level;
  }

  private static void fight(
      Position p, Table table, int first, int one, int second, int other, boolean reversed) {
    Landscape.show(p, table, first, one);
    Rights.use(p, table, first, p.forts[first].unit(one).bodies());
    Landscape.show(p, table, second, other);
    List<Body> ones = p.forts[first].unit(one).bodies();
    List<Body> others = p.forts[second].unit(other).bodies();
    List<List<Boolean>> lives = Skirmish.fight(p, table, first, ones, second, others, reversed);
    Landscape.keep(p, table, first, one, lives.getFirst());
    Landscape.keep(p, table, second, other, lives.getLast());
  }
}
