package arenhold.rules.tvrz.fight;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Bout.Step;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
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
    while (bout.left > 0) {
      int code = Asking.once(p, table, bout.defender, Ask.CALL, null, options -> list(p, options));
      if (code == Asking.FLAG_LAID) {
        if (Attack.recalled(p)) return true;
        continue;
      }
      if (Code.is(code, Code.Verb.NOBODY)) return false;
      commit(p, table, Code.with(code));
      Windows.exchange(p, table);
      exchange(p, table);
    }
    return true;
  }

  /**
   * A defender's final strength (R87): its printed one, what motivation adds, and what shadows do;
   * but where shadowers meet, shadows help neither, and the attacker loses what they gave (R48).
   */
  private static int strength(Position p, Table table, Card card) {
    Bout bout = p.bout;
    int strength = Strength.defending(p, card);
    int giver = Strength.motivation(p.forts[bout.defender], card);
    if (giver >= 0) {
      Usable.show(p, table, bout.defender, giver);
      int raise = Strength.raise(Catalogue.card(giver), card);
      strength += raise;
      if (table.listening()) {
        table.tell(new TvrzEvent.Raised(bout.defender, card.key(), Catalogue.key(giver), raise));
      }
    }
    if (!card.has(Trait.SHADOWER)) return strength;
    if (!Catalogue.card(bout.card).has(Trait.SHADOWER)) {
      return strength + Strength.shadows(p, card);
    }
    int lost = Math.min(bout.left - 1, bout.doubled ? 2 * bout.shadows : bout.shadows);
    bout.shadows = 0;
    if (lost <= 0) return strength;
    bout.left -= lost;
    bout.step(Step.Kind.SHADOWS, List.of(card.number()), lost, -1);
    if (table.listening()) table.tell(new TvrzEvent.ShadowsMet(bout.defender, bout.left));
    return strength;
  }

  /** Everybody usable: who has somebody must go on (R22). */
  private static void list(Position p, Options options) {
    Bout bout = p.bout;
    boolean exposed = bout.guards.isEmpty() && bout.exposer >= 0;
    if (exposed) {
      // The patrol that exposed an assassin comes first (R93).
      options.add(Code.of(Code.Verb.DEFEND, bout.exposer));
      return;
    }
    Usable.listDefenders(p, p.bout.defender, p.bout.attacker, options);
    if (options.size() == 0) options.add(Code.of(Code.Verb.NOBODY));
  }

  private static void commit(Position p, Table table, int number) {
    int seat = p.bout.defender;
    Fort fort = p.forts[seat];
    Card card = Catalogue.card(number);
    table.noReturn();
    fort.hand = fort.hand.without(number, Position.ALL);
    p.bout.commit(number);
    if (table.listening()) table.tell(new TvrzEvent.Committed(seat, card.key()));
    Usable.showMaster(p, table, seat, card);
  }

  /** Doubling, if the first defender from elsewhere has come, then the exchange (T8.1). */
  private static void exchange(Position p, Table table) {
    Bout bout = p.bout;
    Card card = Catalogue.card(bout.guards.getLast().card());
    if (!bout.doubled && !Strength.local(bout, card)) {
      int had = bout.left;
      bout.doubled = true;
      bout.left *= 2;
      bout.step(Step.Kind.DOUBLED, List.of(card.number()), 0, -1);
      if (table.listening()) {
        table.tell(
            new TvrzEvent.Doubled(bout.defender, card.key(), bout.part.key(), had, bout.left));
      }
    }
    int strength = strength(p, table, card);
    if (bout.exposer >= 0) strength *= 2;
    int loss = Math.min(bout.left, strength);
    bout.left -= loss;
    bout.settle(strength, strength - loss);
    bout.step(Step.Kind.DEFENDER, List.of(card.number()), strength, strength - loss);
    if (loss > 0) bout.poison = Math.max(bout.poison, card.level(Trait.POISON));
    if (table.listening()) {
      table.tell(
          new TvrzEvent.Exchanged(
              bout.defender, card.key(), card.stands(), strength, bout.left, strength - loss));
    }
  }
}
