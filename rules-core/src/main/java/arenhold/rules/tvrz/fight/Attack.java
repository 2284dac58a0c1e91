package arenhold.rules.tvrz.fight;

import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.King;
import arenhold.rules.tvrz.card.Part;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Flags;
import arenhold.rules.tvrz.deed.Leaving;
import arenhold.rules.tvrz.deed.Losses;
import arenhold.rules.tvrz.deed.Rights;
import arenhold.rules.tvrz.deed.Slaves;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.deed.Usable;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Bout.Step;
import arenhold.rules.tvrz.position.Exit;
import arenhold.rules.tvrz.position.Fighter;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.spell.Casting;
import arenhold.rules.tvrz.spell.Lightning;
import arenhold.rules.tvrz.spell.Moment;
import java.util.Arrays;
import java.util.List;

/** Phase 3: the compulsory attack, from its announcement to its aftermath (T7). */
public final class Attack {

  /**
   * After so many attacks in a row that their player did not choose in time, that player is out.
   */
  private static final int MOST_MISSED = 2;

  private Attack() {}

  /** Plays phase 3 of the active player. */
  public static void play(Position p, Table table) {
    p.attacked = List.of();
    Announcement announced = announced(p, table);
    if (announced == null) return;
    carryOut(p, table, announced);
    for (int further = announced.further(); further > 0; further--) {
      Announcement next = again(p, table, announced.target());
      if (next == null) break;
      carryOut(p, table, next);
    }
    p.attacked = List.of();
  }

  private static void carryOut(Position p, Table table, Announcement announced) {
    boolean fought =
        table.untilOneLeaves(
            List.of(Seat.of(p.active), Seat.of(announced.target())),
            () -> {
              announce(p, table, announced);
              if (!p.isOut(p.active)) fight(p, table);
            });
    if (!fought) breakOff(p, table);
    if (p.bout != null) Equipping.spentByRobbers(p, table);
    p.bout = null;
  }

  /**
   * One of the two players has left (T21.4, R117): nobody is judged, and who attacks or has been
   * committed goes home.
   */
  private static void breakOff(Position p, Table table) {
    Bout bout = p.bout;
    for (Bout.Guard guard : bout.guards) {
      for (Fighter each : guard.fighters()) home(p, table, bout.defender, each.body());
    }
    for (Body robber : bout.robbers) home(p, table, bout.defender, robber);
    home(p, table);
  }

  /**
   * What the attacker has chosen.
   *
   * @param late whether a part of it was chosen by nobody, since time was up
   * @param further how many further attacks a horn allows (T7.10)
   */
  private record Announcement(int target, List<Body> bodies, boolean late, int further) {}

  /** Whom the player attacks with what; null if the phase ends without an attack. */
  private static Announcement announced(Position p, Table table) {
    int seat = p.active;
    int further = 0;
    while (true) {
      List<Integer> targets = Usable.targets(p, seat);
      if (targets.isEmpty()) {
        if (!hopeLeft(p, table)) return null;
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
      while (Usable.anyAttacker(p, seat, chosen)) {
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
  private static Announcement again(Position p, Table table, int target) {
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
  private static boolean cast(Position p, Table table, int code) {
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

  /** Lays the card and declares the part (T7.7 steps 1 and 3). */
  private static void announce(Position p, Table table, Announcement announced) {
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
    boolean late = announced.late();
    int code = Asking.FLAG_LAID;
    while (code == Asking.FLAG_LAID && !recalled(p)) {
      code = Asking.once(p, table, seat, Ask.PART, null, options -> listParts(p, options));
      if (code == Asking.FLAG_LAID) continue;
      late |= table.unchosen();
      boolean declares = Code.is(code, Code.Verb.PART) || Code.is(code, Code.Verb.INFILTRATE);
      if (declares) continue;
      if (!cast(p, table, code)) prepare(p, table, code);
      code = Asking.FLAG_LAID;
    }
    table.noReturn();
    fort.missed = late ? fort.missed + 1 : 0;
    if (fort.missed >= MOST_MISSED) {
      for (Body body : bout.bodies()) fort.receive(body, Position.ALL);
      p.bout = null;
      Leaving.out(p, table, seat, Exit.How.TIME, -1);
      return;
    }
    if (code == Asking.FLAG_LAID) return;
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

  /**
   * Whether the attack is off, since the fort has laid the flag of the king's man that attacks it
   * before a defender was committed (R83).
   */
  static boolean recalled(Position p) {
    if (!p.bout.guards.isEmpty() || !p.bout.has(Trait.KINGS_MAN)) return false;
    King king = p.forts[p.bout.defender].king();
    return p.bout.bodies().stream()
        .anyMatch(body -> body.has(Trait.KINGS_MAN) && body.printed().king() == king);
  }

  /** From the approach to the aftermath (T7.7 steps 5 to 9). */
  private static void fight(Position p, Table table) {
    Bout bout = p.bout;
    if (bout.part != null && !Detour.survived(p, table)) return;
    boolean reaches = !recalled(p) && Windows.approach(p, table);
    if (!reaches && !recalled(p)) return;
    if (reaches) {
      Strength.arm(p); // R87
      bout.step(Step.Kind.COMES, bout.cards(), bout.left(), -1);
      if (bout.infiltrates) {
        Lightning.fall(p, table);
        if (bout.left() > 0) Infiltration.enter(p, table);
      } else {
        Arson.burns(p, table);
        walls(p, table);
        Lightning.fall(p, table);
      }
    }
    boolean stands = !reaches || Defence.holds(p, table);
    if (stands && recalled(p) && bout.left() > 0) {
      home(p, table);
      return;
    }
    Aftermath.settle(p, table, stands);
    if (stands) return;
    p.conquered |= bout.attacker == p.active;
    Leaving.out(p, table, bout.defender, Exit.How.CONQUERED, bout.attacker);
  }

  /** Takes off what the works of the part take; the un-doubled strength falls (T4.2, R13). */
  private static void walls(Position p, Table table) {
    Bout bout = p.bout;
    Fort fort = p.forts[bout.defender];
    boolean flyer = Usable.flies(p, bout.attacker, bout.bodies());
    int value = fort.worksAgainst(bout.part, flyer);
    int taken = Math.min(bout.left(), value);
    Losses.take(p, table, taken);
    List<Integer> counted =
        Arrays.stream(fort.worksAt(bout.part, flyer).toArray()).boxed().toList();
    if (taken > 0) bout.step(Step.Kind.WORKS, counted, value, -1);
    if (!table.listening()) return;
    List<String> works = counted.stream().map(Catalogue::key).toList();
    table.tell(new TvrzEvent.WallsCounted(bout.defender, works, taken, bout.left()));
  }

  /** The attacker goes home without a fight (T2.6). */
  private static void home(Position p, Table table) {
    for (Body body : p.bout.bodies()) home(p, table, p.bout.attacker, body);
  }

  private static void home(Position p, Table table, int seat, Body body) {
    Body whole = Equipping.spent(p, table, seat, body);
    p.forts[seat].receive(whole, Position.ALL);
    if (seat == p.bout.attacker) p.cameFromAttack(whole);
    if (table.listening()) table.tell(new TvrzEvent.WentHome(seat, body.printed().key()));
  }
}
