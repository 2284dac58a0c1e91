package arenhold.rules.tvrz.fight;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.Drawing;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;
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
    boolean savage = Catalogue.card(bout.card).has(Trait.SAVAGE);
    if (!savage || fort.units.isEmpty()) return true;
    int code =
        Asking.until(p, table, bout.attacker, Ask.DETOUR, null, options -> list(fort, options));
    if (Code.is(code, Verb.PASS)) return true;
    int number = Code.with(code);
    boolean wild = fort.unit(number).kind() == Unit.Kind.WILD;
    Landscape.show(p, table, bout.defender, number);
    List<Integer> cards = Landscape.cards(p, bout.defender, number);
    List<Integer> savages = List.of(bout.card);
    List<List<Boolean>> lives =
        Skirmish.fight(p, table, bout.attacker, savages, bout.defender, cards, wild);
    Landscape.keep(p, bout.defender, number, lives.getLast());
    if (lives.getFirst().getFirst()) return true;
    Drawing.discard(p, bout.card);
    return false;
  }

  private static void list(Fort fort, Options options) {
    options.add(Code.of(Verb.PASS));
    for (Unit unit : fort.units) options.add(Code.of(Verb.FIGHT, unit.number()));
  }
}
