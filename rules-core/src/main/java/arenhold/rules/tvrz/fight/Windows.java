package arenhold.rules.tvrz.fight;

import arenhold.rules.Answer;
import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.Slaves;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.spell.Casting;
import arenhold.rules.tvrz.spell.Moment;
import java.util.ArrayList;
import java.util.List;

/**
 * The windows of a fight that run on a public clock (T17.3, R69, R106). They open on every attack
 * and for both sides, whatever is held, so that a pause tells nothing.
 */
final class Windows {

  private Windows() {}

  /**
   * The approach window (W3). Every act of those who are asked starts its clock anew.
   *
   * @return whether the attack reaches the fort
   */
  static boolean approach(Position p, Table table) {
    Bout bout = p.bout;
    p.clock++;
    List<Integer> waiting = reacting(p);
    while (!waiting.isEmpty()) {
      Answer answer =
          Asking.first(p, table, waiting, Ask.APPROACH, (seat, options) -> list(p, seat, options));
      int seat = answer.seat().index();
      if (Code.is(answer.code(), Verb.PASS)) {
        waiting.remove((Integer) seat);
        continue;
      }
      if (Code.is(answer.code(), Verb.AMBUSH)) {
        if (!Ambush.survived(p, table, Code.body(answer.code()))) return false;
      } else if (Code.is(answer.code(), Verb.PROMISE)) {
        Slaves.promise(p, table, seat);
      } else if (Code.is(answer.code(), Verb.CAST)) {
        Casting.play(p, table, seat, Code.with(answer.code()), Moment.APPROACH);
      } else if (Attack.recalled(p)) {
        return false;
      }
      if (bout.end != null) return false;
      if (!reacting(p).contains(seat)) continue;
      p.clock++;
      waiting = reacting(p);
    }
    return true;
  }

  private static void list(Position p, int seat, Options options) {
    options.add(Code.of(Verb.PASS));
    if (seat == p.bout.defender) Ambush.list(p, options);
    if (seat == p.bout.defender || seat == p.bout.attacker) Slaves.list(p, seat, options);
    Casting.list(p, seat, Moment.APPROACH, options);
  }

  /**
   * The window after a defender is committed (W5): each side may cast one spell. It closes when the
   * defender is not there any more, or the attack is over.
   */
  static void exchange(Position p, Table table) {
    Bout bout = p.bout;
    int guards = bout.guards.size();
    p.clock++;
    List<Integer> waiting = both(bout);
    List<Integer> casting = both(bout);
    while (!waiting.isEmpty() && bout.end == null && bout.guards.size() == guards) {
      Answer answer =
          Asking.first(
              p,
              table,
              waiting,
              Ask.EXCHANGE,
              (seat, options) -> {
                listExchange(p, seat, options);
                if (casting.contains(seat)) Casting.list(p, seat, Moment.EXCHANGE, options);
              });
      if (answer.code() == Asking.FLAG_LAID) continue;
      Integer seat = answer.seat().index();
      if (Code.is(answer.code(), Verb.EQUIP)) {
        Equipping.committed(p, table, Code.with(answer.code()));
      } else if (Code.is(answer.code(), Verb.CAST)) {
        casting.remove(seat);
        Casting.play(p, table, seat, Code.with(answer.code()), Moment.EXCHANGE);
      } else {
        waiting.remove(seat);
      }
    }
  }

  private static void listExchange(Position p, int seat, Options options) {
    options.add(Code.of(Verb.PASS));
    if (seat == p.bout.defender) Equipping.listCommitted(p, options);
  }

  /** The two sides; where the table allows meddling all from the fort to the left (R54). */
  private static List<Integer> reacting(Position p) {
    if (!p.terms.meddling()) return both(p.bout);
    List<Integer> all = new ArrayList<>(List.of(p.bout.defender));
    for (int seat = p.left(p.bout.defender); seat != p.bout.defender; seat = p.left(seat)) {
      all.add(seat);
    }
    return all;
  }

  private static List<Integer> both(Bout bout) {
    return new ArrayList<>(List.of(bout.defender, bout.attacker));
  }
}
