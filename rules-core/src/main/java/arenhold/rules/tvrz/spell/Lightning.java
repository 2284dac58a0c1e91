package arenhold.rules.tvrz.spell;

import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Spell;
import arenhold.rules.tvrz.deed.Losses;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.deed.Usable;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Bout.Step;
import arenhold.rules.tvrz.position.Fighter;
import arenhold.rules.tvrz.position.Position;
import java.util.Collections;
import java.util.List;

/** Blue lightning: the enemy loses strength, and the mage must fight (T15.1, R60, R100). */
public final class Lightning {

  private Lightning() {}

  static boolean possible(Position p, Mage mage, Moment moment) {
    Bout bout = p.bout;
    boolean defends = mage.body().printed().isDefender();
    if (moment == Moment.DRAGON) return defends;
    if (moment == Moment.SKIRMISH) {
      return p.clash.against(mage.seat()).stream().allMatch(mage::harms);
    }
    if (bout == null) return false;
    if (mage.seat() == bout.attacker) {
      if (moment != Moment.EXCHANGE || !mage.fights()) return false;
      for (Fighter each : bout.guards.getLast().fighters()) {
        if (!mage.harms(each.body())) return false;
      }
      return true;
    }
    boolean inFort =
        mage.seat() == bout.defender
            && (moment == Moment.APPROACH || moment == Moment.CALL || moment == Moment.EXCHANGE);
    boolean able = mage.fights() || Usable.defends(p, mage.seat(), mage.body(), bout.attacker);
    if (!inFort || !able) return false;
    for (Body body : bout.bodies()) if (!mage.harms(body)) return false;
    return true;
  }

  static void play(Position p, Table table, Mage mage, Spell spell, Moment moment) {
    Bout bout = p.bout;
    if (moment == Moment.DRAGON) return;
    if (moment == Moment.SKIRMISH) {
      p.clash.strike(mage.seat(), spell.level());
      return;
    }
    if (mage.seat() == bout.attacker) {
      bout.blow += spell.level();
      return;
    }
    // One who has been committed has no further duty (R96).
    if (!mage.fights()) bout.bind(mage.body());
    Bout.Bolt bolt = new Bout.Bolt(mage.body().card(), spell.level());
    if (moment == Moment.APPROACH) bout.strike(bolt);
    else strikes(p, table, bolt);
  }

  /** What was cast on the way is taken off with the walls. */
  public static void fall(Position p, Table table) {
    List<Bout.Bolt> bolts = p.bout.bolts;
    p.bout.bolts = List.of();
    for (Bout.Bolt bolt : bolts) strikes(p, table, bolt);
  }

  private static void strikes(Position p, Table table, Bout.Bolt bolt) {
    Bout bout = p.bout;
    Losses.take(p, table, Math.min(bout.left(), bolt.level()));
    bout.step(Step.Kind.LIGHTNING, List.of(bolt.mage()), bolt.level(), -1);
    if (!table.listening()) return;
    String victim = bout.bodies().getFirst().printed().key();
    table.tell(new TvrzEvent.Struck(bout.attacker, victim, bolt.level(), bout.left()));
  }

  /** What the newest defender has left after a lightning of the attacker's (R100). */
  public static List<Fighter> struck(Position p, Table table, List<Fighter> fighters) {
    Bout bout = p.bout;
    if (bout.blow == 0) return fighters;
    int blow = bout.blow;
    bout.blow = 0;
    int loss = Math.min(blow, Fighter.left(fighters));
    // What lightning takes is no wound by poison (R88): it is as if they had come with less.
    List<Fighter> left =
        Losses.ofGuard(p, table, bout.defender, fighters, loss).stream()
            .map(each -> each.with(each.left()))
            .toList();
    int kept = Fighter.left(left);
    bout.step(Step.Kind.LIGHTNING, List.of(bout.bodies().getFirst().card()), blow, kept);
    if (table.listening()) {
      String victim = fighters.getFirst().body().printed().key();
      table.tell(new TvrzEvent.Struck(bout.defender, victim, blow, kept));
    }
    return left;
  }

  /** The mage that must be committed next; null if there is none any more (R60, R100). */
  public static Body bound(Position p) {
    Bout bout = p.bout;
    for (Body body : bout.bound) {
      int waiting = Collections.frequency(bout.waiting(), body);
      boolean held = p.forts[bout.defender].count(body) > waiting;
      if (held && Usable.defends(p, bout.defender, body, bout.attacker)) return body;
    }
    return null;
  }
}
