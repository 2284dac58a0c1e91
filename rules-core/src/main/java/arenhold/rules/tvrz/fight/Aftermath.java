package arenhold.rules.tvrz.fight;

import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Drawing;
import arenhold.rules.tvrz.deed.Usable;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Fighter;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Who lives after a fight, in the order of R28: what is left, regeneration, physicians, survival,
 * poison, discards.
 */
final class Aftermath {

  private Aftermath() {}

  /**
   * Judges the attacker and all defenders; survivors go home whole, the dead are discarded.
   *
   * @param stands whether the fort still stands: one that fell falls before anybody is healed
   */
  static void settle(Position p, Table table, boolean stands) {
    Bout bout = p.bout;
    List<Fate> attack = new ArrayList<>();
    for (Fighter each : bout.attack) attack.add(Fate.of(bout.attacker, each, true));
    List<Fate> guards = new ArrayList<>();
    for (Bout.Guard guard : bout.guards) {
      for (Fighter each : guard.fighters()) {
        // Who has met nobody has lost nothing (R102).
        Fighter met = guard.settled() ? each : each.with(each.body().printed().defence());
        guards.add(Fate.of(bout.defender, met, false));
      }
    }
    for (Fate each : attack) each.regenerate(table);
    if (stands) {
      for (Fate guard : guards) guard.regenerate(table);
      // Who treats is settled before anybody is treated (R88).
      List<Body> treating = treating(p.forts[bout.defender], guards);
      for (Fate guard : guards) treated(p, table, guard, physician(treating, guard));
      for (Fate each : attack) judge(p, table, each, false);
      for (Fate guard : guards) judge(p, table, guard, cured(p, table, treating, guard));
      return;
    }
    for (Fate each : attack) judge(p, table, each, false);
    for (Fate guard : guards) judge(p, table, guard, false);
  }

  /** The physicians who treat: those in hand, and those committed who live unpoisoned (R88). */
  private static List<Body> treating(Fort fort, List<Fate> guards) {
    List<Body> treating = new ArrayList<>();
    for (Body body : fort.garrison()) if (body.has(Trait.PHYSICIAN)) treating.add(body);
    for (Fate guard : guards) {
      boolean able = guard.body.has(Trait.PHYSICIAN) && guard.lives() && guard.poison == 0;
      if (able) treating.add(guard.body);
    }
    return treating;
  }

  /** The best physician for a human defender; null without one. Nobody treats themselves. */
  private static Body physician(List<Body> treating, Fate guard) {
    if (!guard.body.tags().contains("human")) return null;
    Body best = null;
    boolean self = guard.body.has(Trait.PHYSICIAN) && guard.lives() && guard.poison == 0;
    List<Body> others = new ArrayList<>(treating);
    if (self) others.remove(guard.body);
    for (Body body : others) {
      if (best == null || body.level(Trait.PHYSICIAN) > best.level(Trait.PHYSICIAN)) best = body;
    }
    return best;
  }

  /**
   * A physician adds the level to what is left of one who would die (T12.10, R44). Who saves
   * somebody is shown; a treatment in vain tells nothing.
   */
  private static void treated(Position p, Table table, Fate guard, Body physician) {
    if (physician == null || guard.lives()) return;
    guard.heal(table, physician, Trait.PHYSICIAN);
    if (guard.lives()) show(p, table, guard.seat, physician);
  }

  /** Whether a physician is strong enough for the poison (T12.10, T12.12), who is then shown. */
  private static boolean cured(Position p, Table table, List<Body> treating, Fate guard) {
    Body physician = physician(treating, guard);
    boolean cured = physician != null && physician.level(Trait.PHYSICIAN) >= guard.poison;
    if (cured && guard.lives() && guard.poison > 0) show(p, table, guard.seat, physician);
    return cured;
  }

  /** Shows a physician in hand; one who was committed is known to everybody. */
  private static void show(Position p, Table table, int seat, Body physician) {
    if (p.forts[seat].count(physician) > 0) Usable.show(p, table, seat, physician);
  }

  private static void judge(Position p, Table table, Fate fate, boolean cured) {
    Fort fort = p.forts[fate.seat];
    if (fate.judged(table, cured)) {
      Body body = Equipping.spent(p, table, fate.seat, fate.body);
      fort.receive(body, Position.ALL);
      if (fate.attacks) p.cameFromAttack(body);
    } else {
      Drawing.discard(p, fate.seat, fate.body);
    }
  }
}
