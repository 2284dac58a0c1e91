package arenhold.rules.tvrz.fight;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Part;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Leaving;
import arenhold.rules.tvrz.deed.Rights;
import arenhold.rules.tvrz.deed.Slaves;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.deed.Usable;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Exit;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.spell.Casting;
import arenhold.rules.tvrz.spell.Moment;
import java.util.List;

/** The attacking card is laid, and names the part it attacks (T7.7 steps 1 to 3). */
final class Declaring {

  /**
   * After so many attacks in a row that their player did not choose in time, that player is out.
   */
  private static final int MOST_MISSED = 2;

  private Declaring() {}

  /** Lays the card and declares the part (T7.7 steps 1 and 3). */
  static void announce(Position p, Table table, Announcing.Announcement announced) {
    int seat = p.active;
    Fort fort = p.forts[seat];
    Bout bout = new Bout(seat, announced.target(), announced.bodies());
    p.attacks++;
    table.noReturn();
    for (Body body : announced.bodies()) fort.take(body, Position.ALL);
    bout.attack = bout.attack.stream().map(Strength::unarmed).toList();
    p.bout = bout;
    if (table.listening()) {
      String key = announced.bodies().getFirst().printed().key();
      List<String> besides = Body.besides(announced.bodies());
      table.tell(new TvrzEvent.Announced(seat, bout.defender, key, besides));
    }
    Rights.use(p, table, seat, announced.bodies());
    Usable.showMaster(p, table, seat, announced.bodies());
    Seer.looks(p, table);
    int code = chosen(p, table);
    boolean late = announced.late() || code != Asking.FLAG_LAID && table.unchosen();
    fort.missed = late ? fort.missed + 1 : 0;
    if (fort.missed >= MOST_MISSED) {
      for (Body body : bout.bodies()) fort.receive(body, Position.ALL);
      p.bout = null;
      Leaving.out(p, table, seat, Exit.How.TIME, -1);
      return;
    }
    if (code != Asking.FLAG_LAID) declare(p, table, code);
  }

  /** Lets the attacker choose the part of a fort it has come to (R68). */
  static void part(Position p, Table table) {
    int code = chosen(p, table);
    if (code != Asking.FLAG_LAID) declare(p, table, code);
  }

  /** The part that is chosen, or to slip in; {@link Asking#FLAG_LAID} if the attack is off. */
  private static int chosen(Position p, Table table) {
    int seat = p.bout.attacker;
    int code = Asking.FLAG_LAID;
    while (code == Asking.FLAG_LAID && !Attack.recalled(p)) {
      code = Asking.once(p, table, seat, Ask.PART, null, options -> listParts(p, options));
      if (code == Asking.FLAG_LAID) continue;
      boolean declares = Code.is(code, Code.Verb.PART) || Code.is(code, Code.Verb.INFILTRATE);
      if (declares) continue;
      if (!Announcing.cast(p, table, code)) prepare(p, table, code);
      code = Asking.FLAG_LAID;
    }
    table.noReturn();
    return code;
  }

  /** Says which part is attacked, and with what strength (T7.7 step 3). */
  private static void declare(Position p, Table table, int code) {
    Bout bout = p.bout;
    int seat = bout.attacker;
    for (Body body : bout.bodies()) bout.shadows += Strength.shadows(p, body);
    if (Code.is(code, Code.Verb.INFILTRATE)) {
      bout.infiltrates = true;
      Strength.arm(p);
      if (table.listening()) table.tell(new TvrzEvent.Infiltrates(seat, bout.defender));
      return;
    }
    bout.part = Part.ALL.get(Code.with(code));
    Strength.arm(p);
    if (table.listening()) {
      String key = bout.bodies().getFirst().printed().key();
      table.tell(new TvrzEvent.Declared(seat, bout.defender, key, bout.part.key(), bout.left()));
    }
  }

  /** What may be done before the part is named: promises and items (T7.7 step 1). */
  private static void prepare(Position p, Table table, int code) {
    if (Code.is(code, Code.Verb.PROMISE)) Slaves.promise(p, table, p.bout.attacker);
    else Equipping.announced(p, table, Code.with(code));
  }

  private static void listParts(Position p, Options options) {
    for (Part part : Part.ALL) options.add(Code.of(Code.Verb.PART, part.ordinal()));
    if (Infiltration.possible(p)) options.add(Code.of(Code.Verb.INFILTRATE));
    Slaves.list(p, p.bout.attacker, options);
    Equipping.listAnnounced(p, options);
    Casting.list(p, p.bout.attacker, Moment.ANNOUNCING, options);
  }
}
