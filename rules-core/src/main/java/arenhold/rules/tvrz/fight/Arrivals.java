package arenhold.rules.tvrz.fight;

import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.deed.Usable;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Delayed;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.List;

/** The attackers that were slowed and arrive now (T15.6, R65, R104). */
final class Arrivals {

  private Arrivals() {}

  /**
   * What was slowed so many turns ago arrives and attacks, each in a fight of its own (T15.6, R65,
   * R104); what may not attack goes home.
   *
   * @return whether any has attacked
   */
  static boolean attack(Position p, Table table) {
    Fort fort = p.forts[p.active];
    if (fort.waiting.isEmpty()) return false;
    List<Delayed> nearer = fort.waiting.stream().map(Delayed::nearer).toList();
    fort.waiting = nearer.stream().filter(each -> each.rounds() > 0).toList();
    List<Delayed> due =
        new ArrayList<>(nearer.stream().filter(each -> each.rounds() == 0).toList());
    boolean fought = false;
    while (!due.isEmpty()) {
      Delayed next = due.removeFirst();
      boolean over = p.isOut(p.active) || table.hasLeft(Seat.of(p.active));
      if (!over && Usable.mayArrive(p, p.active, next.bodies(), next.target())) {
        // Those that arrive later still wait, wherever a question finds them.
        List<Delayed> others = fort.waiting;
        fort.waiting = join(due, others);
        Attack.played(p, table, next.target(), () -> arrive(p, table, next));
        due.retainAll(fort.waiting);
        fort.waiting = fort.waiting.stream().filter(each -> !due.contains(each)).toList();
        fought = true;
      } else {
        for (Body body : next.bodies()) {
          fort.receive(body, Position.ALL);
          if (table.listening()) {
            table.tell(new TvrzEvent.WentHome(p.active, body.printed().key()));
          }
        }
      }
    }
    return fought;
  }

  /** Whether anything of {@code seat} arrives in its next phase 3 and may attack (R8, R65). */
  static boolean any(Position p, int seat) {
    for (Delayed each : p.forts[seat].waiting) {
      boolean due = each.nearer().rounds() == 0;
      if (due && Usable.mayArrive(p, seat, each.bodies(), each.target())) return true;
    }
    return false;
  }

  private static List<Delayed> join(List<Delayed> ones, List<Delayed> others) {
    List<Delayed> all = new ArrayList<>(ones);
    all.addAll(others);
    return List.copyOf(all);
  }

  /** It attacks what was declared, with all its strength, from the approach on (R104). */
  private static void arrive(Position p, Table table, Delayed delayed) {
    Bout bout = new Bout(p.active, delayed.target(), delayed.bodies());
    p.attacks++;
    table.noReturn();
    bout.attack = bout.attack.stream().map(Strength::unarmed).toList();
    bout.arrived = true;
    bout.part = delayed.part();
    bout.infiltrates = delayed.part() == null;
    p.bout = bout;
    for (Body body : bout.bodies()) bout.shadows += Strength.shadows(p, body);
    Strength.arm(p);
    if (table.listening()) {
      String key = bout.bodies().getFirst().printed().key();
      table.tell(new TvrzEvent.Arrived(bout.attacker, bout.defender, key));
    }
    Attack.fight(p, table, false);
  }
}
