package arenhold.rules.tvrz.fight;

import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Flags;
import arenhold.rules.tvrz.deed.Leaving;
import arenhold.rules.tvrz.deed.Usable;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Exit;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.spell.Casting;
import arenhold.rules.tvrz.spell.Moment;
import java.util.List;

/** Whom the player attacks with what, and with what again (T7.1, T7.7 step 1, T7.10). */
final class Announcing {

  private Announcing() {}

  /**
   * What the attacker has chosen.
   *
   * @param late whether a part of it was chosen by nobody, since time was up
   * @param further how many further attacks a horn allows (T7.10)
   */
  record Announcement(int target, List<Body> bodies, boolean late, int further) {}

  /** Whom the player attacks with what; null if the phase ends without an attack. */
  static Announcement first(Position p, Table table, boolean fought) {
    int seat = p.active;
    int further = 0;
    while (true) {
      List<Integer> targets = Usable.targets(p, seat);
      if (targets.isEmpty()) {
        // An attack that was fought on arrival was that of this turn (R65, R80).
        if (fought || !hopeLeft(p, table)) return null;
        continue;
      }
      boolean late = false;
      int target = targets.getFirst();
      if (p.surviving() > 2) {
        int code = Asking.once(p, table, seat, Ask.TARGET, null, o -> listSeats(p, targets, o));
        if (code == Asking.FLAG_LAID || cast(p, table, code)) continue;
        late = table.unchosen();
        target = Code.with(code);
      }
      int chosen = target;
      while (Usable.anyRestedAttacker(p, seat, chosen)) {
        int code =
            Asking.once(
                p,
                table,
                seat,
                Confusion.on(p, chosen) ? Ask.NAME : Ask.ATTACKER,
                chosen,
                o -> {
                  listAttackers(p, chosen, o);
                  Horn.list(p, seat, o);
                  Casting.list(p, seat, Moment.ANNOUNCING, o);
                });
        if (code == Asking.FLAG_LAID || cast(p, table, code)) continue;
        if (Code.is(code, Code.Verb.SOUND)) {
          further += Horn.sound(p, table, seat, Code.with(code));
          continue;
        }
        late |= table.unchosen();
        return new Announcement(chosen, bodies(p, table, chosen, code), late, further);
      }
    }
  }

  /** Adds what may attack, or be named for an attack under confusion. */
  private static void listAttackers(Position p, int target, Options options) {
    if (Confusion.on(p, target)) Confusion.list(p, target, List.of(), options);
    else Usable.listRestedAttackers(p, p.active, target, options);
  }

  /** What attacks: what was chosen, or what chance takes of what is named. */
  private static List<Body> bodies(Position p, Table table, int target, int code) {
    if (Code.is(code, Code.Verb.ATTACK)) return Code.bodies(code);
    return Confusion.drawn(p, table, target, Code.bodies(code));
  }

  /**
   * What attacks the same player again, each card once a turn (T7.10, R86); null if nothing does,
   * or if one of the two is out.
   */
  static Announcement again(Position p, Table table, int target) {
    int seat = p.active;
    boolean gone = table.hasLeft(Seat.of(seat)) || table.hasLeft(Seat.of(target));
    if (gone || p.isOut(seat)) return null;
    while (Usable.anyRestedAttacker(p, seat, target)) {
      int code =
          Asking.once(
              p,
              table,
              seat,
              Ask.AGAIN,
              target,
              o -> {
                o.add(Code.of(Code.Verb.DONE));
                listAttackers(p, target, o);
                Casting.list(p, seat, Moment.ANNOUNCING, o);
              });
      if (code == Asking.FLAG_LAID || cast(p, table, code)) continue;
      if (Code.is(code, Code.Verb.DONE)) return null;
      boolean late = table.unchosen();
      return new Announcement(target, bodies(p, table, target, code), late, 0);
    }
    return null;
  }

  private static void listSeats(Position p, List<Integer> targets, Options options) {
    for (int target : targets) options.add(Code.of(Code.Verb.AT, target));
    Casting.list(p, p.active, Moment.ANNOUNCING, options);
  }

  /** Casts a spell of step 1, if that was chosen (R77, R101). */
  static boolean cast(Position p, Table table, int code) {
    if (!Code.is(code, Code.Verb.CAST)) return false;
    Casting.play(p, table, p.active, Code.with(code), Moment.ANNOUNCING);
    return true;
  }

  /**
   * With nobody to attack with: in a first turn under the truce the phase just ends (R111); else a
   * flag or a spell may still bring somebody (R8, R80), and without one the player is out (T2.5,
   * T10.3).
   *
   * @return whether a flag was laid or a spell was cast
   */
  private static boolean hopeLeft(Position p, Table table) {
    int seat = p.active;
    if (p.terms.truce() && p.firstTurn) return false;
    if (Flags.any(p, seat) || Casting.any(p, seat, Moment.ANNOUNCING)) {
      int code = Asking.once(p, table, seat, Ask.LAST, null, options -> listLast(p, options));
      if (code == Asking.FLAG_LAID || cast(p, table, code)) return true;
    }
    Leaving.out(p, table, seat, Exit.How.NOBODY, -1);
    return false;
  }

  private static void listLast(Position p, Options options) {
    options.add(Code.of(Code.Verb.GIVE_UP));
    Casting.list(p, p.active, Moment.ANNOUNCING, options);
  }
}
