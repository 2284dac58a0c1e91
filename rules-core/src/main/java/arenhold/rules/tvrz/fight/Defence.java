package arenhold.rules.tvrz.fight;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Losses;
import arenhold.rules.tvrz.deed.Rights;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.deed.Usable;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Bout.Step;
import arenhold.rules.tvrz.position.Fighter;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.spell.Casting;
import arenhold.rules.tvrz.spell.Lightning;
import arenhold.rules.tvrz.spell.Moment;
import java.util.ArrayList;
import java.util.List;

/** The garrison's defence, one defender after another (T8). */
final class Defence {

  private Defence() {}

  /**
   * Calls for defenders until the attacker is beaten, or nobody is left (R76).
   *
   * @return whether the fort still stands
   */
  static boolean holds(Position p, Table table) {
    Bout bout = p.bout;
    while (bout.left() > 0) {
      if (isDue(p)) {
        commit(p, table, back(p), true);
        if (bout.end != null) return true;
        continue;
      }
      int code = Asking.once(p, table, bout.defender, Ask.CALL, null, options -> list(p, options));
      if (code == Asking.FLAG_LAID) {
        if (Attack.recalled(p)) return true;
        continue;
      }
      if (Code.is(code, Code.Verb.CAST)) {
        Casting.play(p, table, bout.defender, Code.with(code), Moment.CALL);
        if (bout.end != null) return true;
        continue;
      }
      if (Code.is(code, Code.Verb.NOBODY)) {
        if (bout.slowed == null) return false;
        bout.slowed = bout.slowed.due();
        continue;
      }
      commit(p, table, Code.bodies(code), false);
      if (bout.end != null) return true;
    }
    return true;
  }

  /**
   * A defender's final strength (R87): its printed one, what motivation adds, and what shadows do;
   * but where shadowers meet, shadows help neither, and the attacker loses what they gave (R48).
   */
  private static int strength(Position p, Table table, Body body) {
    Bout bout = p.bout;
    String key = body.printed().key();
    int strength = Strength.defending(p, body, Strength.committed(bout, body) - 1);
    int giver = Strength.motivation(p, body);
    if (giver >= 0) {
      Usable.show(p, table, bout.defender, giver);
      int raise = Strength.raise(Catalogue.card(giver), body);
      strength += raise;
      if (table.listening()) {
        table.tell(new TvrzEvent.Raised(bout.defender, key, Catalogue.key(giver), raise));
      }
    }
    if (!body.has(Trait.SHADOWER)) return strength;
    if (!bout.has(Trait.SHADOWER)) return strength + Strength.shadows(p, body);
    int lost = Math.min(bout.left() - 1, bout.doubled ? 2 * bout.shadows : bout.shadows);
    bout.shadows = 0;
    if (lost <= 0) return strength;
    Losses.take(p, table, lost);
    bout.step(Step.Kind.SHADOWS, List.of(body.card()), lost, -1);
    if (table.listening()) table.tell(new TvrzEvent.ShadowsMet(bout.defender, bout.left()));
    return strength;
  }

  /** Everybody usable: who has somebody must go on (R22). */
  private static void list(Position p, Options options) {
    Bout bout = p.bout;
    boolean exposed = !bout.defended && bout.exposer != null;
    if (exposed) {
      // The patrol that exposed an assassin comes first (R93).
      options.add(Code.of(Code.Verb.DEFEND, bout.exposer));
    } else if (Lightning.bound(p) != null) {
      options.add(Code.of(Code.Verb.DEFEND, Lightning.bound(p)));
    } else {
      Usable.listDefenders(p, options);
    }
    if (options.size() == 0) options.add(Code.of(Code.Verb.NOBODY));
    Casting.list(p, p.bout.defender, Moment.CALL, options);
  }

  /**
   * Whether the slowed defender is next. One who has died meanwhile comes no more, nor does one
   * that may not be used any more when its time has come: it stays in hand (R103).
   */
  private static boolean isDue(Position p) {
    Bout bout = p.bout;
    if (bout.slowed == null) return false;
    List<Body> back = back(p);
    boolean due = bout.slowed.others() == 0;
    boolean comes =
        !back.isEmpty() && (!due || Usable.defends(p, bout.defender, back, bout.attacker));
    if (!comes) bout.stays(back);
    return comes && due;
  }

  /** Those of the slowed defender who still live. */
  private static List<Body> back(Position p) {
    Fort fort = p.forts[p.bout.defender];
    return p.bout.waiting().stream().filter(body -> fort.count(body) > 0).toList();
  }

  /**
   * A defender comes to the attacker. After its window the two meet, unless it is not there any
   * more (R96) or has been slowed; where it stands is settled then (R64).
   *
   * @param again whether it is the one that was slowed, which comes without a call (R103)
   */
  private static void commit(Position p, Table table, List<Body> bodies, boolean again) {
    Bout bout = p.bout;
    send(p, table, bodies, again);
    int guards = bout.guards.size();
    Windows.exchange(p, table);
    if (bout.end != null) return;
    if (bout.guards.size() == guards) {
      exchange(p, table);
    } else if (bout.slowed != null && bout.slowed.local() == null) {
      Body lead = bodies.getFirst();
      boolean local = Strength.local(p, lead, Strength.committed(bout, lead) - 1);
      bout.slowed = bout.slowed.standing(local);
    }
  }

  private static void send(Position p, Table table, List<Body> bodies, boolean again) {
    int seat = p.bout.defender;
    Fort fort = p.forts[seat];
    table.noReturn();
    for (Body body : bodies) fort.take(body, Position.ALL);
    if (again) p.bout.comesBack(bodies);
    else p.bout.commit(bodies);
    if (table.listening()) {
      Body lead = bodies.getFirst();
      table.tell(new TvrzEvent.Committed(seat, lead.printed().key(), Body.besides(bodies)));
    }
    Rights.use(p, table, seat, bodies);
    Usable.showMaster(p, table, seat, bodies);
  }

  /** Doubling, if the first defender from elsewhere has come, then the exchange (T8.1). */
  private static void exchange(Position p, Table table) {
    Bout bout = p.bout;
    Bout.Guard guard = bout.guards.getLast();
    String key = guard.lead().printed().key();
    if (!bout.doubled && !Strength.local(p, guard, Strength.committed(bout, guard.lead()) - 1)) {
      int had = bout.left();
      bout.doubled = true;
      bout.doubleLeft();
      bout.step(Step.Kind.DOUBLED, guard.cards(), 0, -1);
      if (table.listening()) {
        table.tell(new TvrzEvent.Doubled(bout.defender, key, bout.part.key(), had, bout.left()));
      }
    }
    List<Fighter> fighters = new ArrayList<>();
    for (Fighter each : guard.fighters()) {
      int strength = strength(p, table, each.body());
      fighters.add(each.with(bout.exposer != null ? 2 * strength : strength));
    }
    fighters = new ArrayList<>(Lightning.struck(p, table, fighters));
    int strength = Fighter.left(fighters);
    int loss = Math.min(bout.left(), strength);
    int poison = bout.level(Trait.POISON);
    List<Fighter> before = bout.attack;
    Losses.take(p, table, loss);
    poison(before, bout, guard);
    fighters = new ArrayList<>(Losses.ofGuard(p, table, bout.defender, fighters, loss));
    fighters.replaceAll(each -> each.hurt() ? each.poisoned(poison) : each);
    bout.settle(fighters);
    bout.step(Step.Kind.DEFENDER, guard.cards(), strength, strength - loss);
    if (table.listening()) {
      table.tell(
          new TvrzEvent.Exchanged(
              bout.defender,
              key,
              guard.lead().printed().stands(),
              strength,
              bout.left(),
              strength - loss));
    }
  }

  /** Those of the attack that lost something to a poisonous defender are poisoned (T12.12). */
  private static void poison(List<Fighter> before, Bout bout, Bout.Guard guard) {
    int level = 0;
    for (Fighter each : guard.fighters()) level = Math.max(level, each.body().level(Trait.POISON));
    if (level == 0) return;
    List<Fighter> poisoned = new ArrayList<>();
    for (Fighter each : bout.attack) {
      poisoned.add(before.contains(each) ? each : each.poisoned(level));
    }
    bout.attack = List.copyOf(poisoned);
  }
}
