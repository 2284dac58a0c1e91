package arenhold.rules.tvrz.fight;

import arenhold.rules.Answer;
import arenhold.rules.Table;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * The windows of a fight that run on a public clock (T17.3, R69, R106). They open on every attack
 * and for both sides, whatever is held, so that a pause tells nothing.
 */
final class Windows {

  private Windows() {}

  /**
   * The approach window (W3). Every act starts its clock anew.
   *
   * @return whether the attack goes on
   */
  static boolean approach(Position p, Table table) {
    return open(p, table, Ask.APPROACH);
  }

  /** The window after a defender is committed (W5). */
  static void exchange(Position p, Table table) {
    open(p, table, Ask.EXCHANGE);
  }

  private static boolean open(Position p, Table table, Ask window) {
    Bout bout = p.bout;
    p.clock++;
    List<Integer> waiting = both(bout);
    while (!waiting.isEmpty()) {
      Answer answer = Asking.first(p, table, waiting, window, o -> o.add(Code.of(Code.Verb.PASS)));
      int seat = answer.seat().index();
      if (answer.code() != Asking.FLAG_LAID) {
        waiting.remove((Integer) seat);
        continue;
      }
      if (Attack.recalled(p)) return false;
      boolean party = seat == bout.attacker || seat == bout.defender;
      if (window == Ask.APPROACH && party) {
        p.clock++;
        waiting = both(bout);
      }
    }
    return true;
  }

  private static List<Integer> both(Bout bout) {
    return new ArrayList<>(List.of(bout.defender, bout.attacker));
  }
}
