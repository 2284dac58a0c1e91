package arenhold.rules.tvrz.fight;

import arenhold.rules.Answer;
import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.Drawing;
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
import java.util.ArrayList;
import java.util.List;

/** Robbers who ambush a card on its way to the fort (T12.2, R36, R91). */
final class Ambush {

  private Ambush() {}

  /** Adds the robbers who may begin an ambush; none against flyers, and one ambush an attack. */
  static void list(Position p, Options options) {
    Bout bout = p.bout;
    if (bout.ambushed || Usable.flies(p, bout.attacker, bout.bodies())) return;
    listRobbers(p, options);
  }

  private static void listRobbers(Position p, Options options) {
    for (Body body : p.forts[p.bout.defender].garrison()) {
      if (body.has(Trait.ROBBER)) options.add(Code.of(Verb.AMBUSH, body));
    }
  }

  /**
   * Fights the ambush that this robber begins: the victim's DS is worn down by one robber after
   * another, and who lives is judged when no more are sent.
   *
   * @return whether the attack goes on
   */
  static boolean survived(Position p, Table table, Body robber) {
    Bout bout = p.bout;
    bout.ambushed = true;
    List<Fighter> victims = new ArrayList<>();
    for (Body body : bout.bodies()) {
      victims.add(Fighter.of(body).with(Strength.setUpon(p, body)));
    }
    List<Fate> robbers = new ArrayList<>();
    Body next = robber;
    while (next != null) {
      Fort fort = p.forts[bout.defender];
      table.noReturn();
      fort.take(next, Position.ALL);
      bout.robbers = and(bout.robbers, next);
      Rights.use(p, table, bout.defender, List.of(next));
      int strength = Strength.settingUpon(p, next);
      int loss = Math.min(Fighter.left(victims), strength);
      List<Fighter> before = victims;
      victims = Losses.ofVictims(p, table, victims, loss);
      victims = poisoned(before, victims, next.level(Trait.POISON));
      int left = Fighter.left(victims);
      int rest = strength - loss;
      bout.step(new Step(Step.Kind.AMBUSH, List.of(next.card()), strength, left, rest));
      robbers.add(new Fate(bout.defender, next, true, rest, bout.level(Trait.POISON)));
      if (table.listening()) {
        String victim = bout.bodies().getFirst().printed().key();
        String key = next.printed().key();
        table.tell(new TvrzEvent.Ambushed(bout.defender, key, next.besides(), victim, left, rest));
      }
      next = left > 0 ? another(p, table) : null;
    }
    bout.robbers = List.of();
    settle(p, table, victims);
    for (Fate each : robbers) {
      each.regenerate(table);
      if (each.judged(table, false)) {
        p.forts[bout.defender].receive(each.body, Position.ALL);
        bout.ambushers = and(bout.ambushers, each.body);
      } else {
        Drawing.discard(p, bout.defender, each.body);
      }
    }
    return !bout.attack.isEmpty();
  }

  private static List<Body> and(List<Body> robbers, Body more) {
    List<Body> all = new ArrayList<>(robbers);
    all.add(more);
    return List.copyOf(all);
  }

  /** Those who lost something to a poisonous robber are poisoned. */
  private static List<Fighter> poisoned(List<Fighter> before, List<Fighter> after, int poison) {
    if (poison == 0) return after;
    List<Fighter> poisoned = new ArrayList<>();
    for (Fighter each : after) {
      boolean hurt = !before.contains(each);
      poisoned.add(hurt ? each.poisoned(poison) : each);
    }
    return poisoned;
  }

  /** Judges the victims; where one of a pair falls, the other attacks on alone (R91). */
  private static void settle(Position p, Table table, List<Fighter> victims) {
    Bout bout = p.bout;
    List<Fighter> living = new ArrayList<>();
    for (Fighter victim : victims) {
      Fate fate = Fate.of(bout.attacker, victim, false);
      fate.regenerate(table);
      if (fate.judged(table, false)) living.add(Fighter.of(victim.body()));
      else Drawing.discard(p, bout.attacker, victim.body());
    }
    bout.attack = List.copyOf(living);
  }

  /** The next robber, or null; asked on the window's clock whether or not there is one. */
  private static Body another(Position p, Table table) {
    p.clock++;
    List<Integer> asked = List.of(p.bout.defender);
    while (true) {
      Answer answer =
          Asking.first(
              p,
              table,
              asked,
              Ask.AMBUSH,
              (seat, options) -> {
                options.add(Code.of(Verb.PASS));
                listRobbers(p, options);
              });
      if (answer.code() == Asking.FLAG_LAID) continue;
      return Code.is(answer.code(), Verb.PASS) ? null : Code.body(answer.code());
    }
  }
}
