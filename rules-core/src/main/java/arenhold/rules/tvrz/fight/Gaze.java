package arenhold.rules.tvrz.fight;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.spell.DeadlyGaze;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The deadly gaze of an attacking mage who is past the walls (T15.4, W9). */
final class Gaze {

  private Gaze() {}

  /**
   * Asks the attacker whether to use it. The owner shows three defenders, first those whom it can
   * kill, of whom the attacker picks one; without any the mage dies alone (R63, R102).
   *
   * @return whether the attack is over with that
   */
  static boolean ends(Position p, Table table) {
    Bout bout = p.bout;
    while (bout.left() > 0 && !Attack.recalled(p) && DeadlyGaze.attacking(p) != null) {
      int code = Asking.once(p, table, bout.attacker, Ask.GAZE, null, Gaze::list);
      if (code == Asking.FLAG_LAID) continue;
      table.noReturn();
      if (Code.is(code, Verb.PASS)) return false;
      DeadlyGaze.cast(p, table);
      List<Body> shown = Showing.three(p, table, body -> DeadlyGaze.kills(p, bout.gazer, body));
      DeadlyGaze.strike(p, table, victim(p, table, shown));
      return true;
    }
    return false;
  }

  private static void list(Options options) {
    options.add(Code.of(Verb.PASS));
    options.add(Code.of(Verb.GAZE));
  }

  /** The one of those shown whom the attacker picks; null if the gaze can kill none of them. */
  private static Body victim(Position p, Table table, List<Body> shown) {
    Bout bout = p.bout;
    List<Body> victims = new ArrayList<>(shown);
    victims.removeIf(body -> !DeadlyGaze.kills(p, bout.gazer, body));
    if (victims.isEmpty()) return null;
    victims.sort(Comparator.comparing(Body::code));
    int code =
        Asking.until(
            p,
            table,
            bout.attacker,
            Ask.VICTIM,
            null,
            options -> DeadlyGaze.list(victims, options));
    table.noReturn();
    return Code.body(code);
  }
}
