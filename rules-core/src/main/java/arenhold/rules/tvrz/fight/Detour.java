package arenhold.rules.tvrz.fight;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.Drawing;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Fighter;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;
import java.util.ArrayList;
import java.util.List;

/** The fight that a savage may pick in the landscape of the fort it attacks (T12.1, R35). */
final class Detour {

  private Detour() {}

  /**
   * Asks for a detour and fights it.
   *
   * @return whether the attack goes on
   */
  static boolean survived(Position p, Table table) {
    Bout bout = p.bout;
    Fort fort = p.forts[bout.defender];
    boolean savage = bout.has(Trait.SAVAGE);
    if (!savage || fort.units.isEmpty()) return true;
    int code =
        Asking.until(p, table, bout.attacker, Ask.DETOUR, null, options -> list(fort, options));
    if (Code.is(code, Verb.PASS)) return true;
    int number = Code.with(code);
    boolean wild = fort.unit(number).kind() == Unit.Kind.WILD;
    Landscape.show(p, table, bout.defender, number);
    List<Body> bodies = fort.unit(number).bodies();
    List<Body> savages = bout.bodies();
    List<List<Boolean>> lives =
        Skirmish.fight(p, table, bout.attacker, savages, bout.defender, bodies, wild);
    Landscape.keep(p, table, bout.defender, number, lives.getLast());
    List<Fighter> living = new ArrayList<>();
    for (int i = 0; i < savages.size(); i++) {
      if (lives.getFirst().get(i)) living.add(bout.attack.get(i));
      else Drawing.discard(p, bout.attacker, savages.get(i));
    }
    bout.attack = List.copyOf(living);
    return !living.isEmpty();
  }

  private static void list(Fort fort, Options options) {
    options.add(Code.of(Verb.PASS));
    for (Unit unit : fort.units) options.add(Code.of(Verb.FIGHT, unit.number()));
  }
}
