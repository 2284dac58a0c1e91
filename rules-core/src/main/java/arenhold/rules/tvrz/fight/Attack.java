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
import arenhold.rules.tvrz.position.Delayed;
import arenhold.rules.tvrz.position.Exit;
import arenhold.rules.tvrz.position.Fighter;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.spell.Casting;
import arenhold.rules.tvrz.spell.Lightning;
import arenhold.rules.tvrz.spell.Moment;
import java.util.ArrayList;
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
    boolean fought = arrivals(p, table);
    if (p.isOut(p.active) || p.surviving() <= 1 || table.hasLeft(Seat.of(p.active))) return;
    Announcement announced = announced(p, table, fought);
    if (announced == null) return;
    carryOut(p, table, announced);
    for (int further = announced.further(); further > 0; further--) {
      Announcement next = again(p, table, announced.target());
      if (next == null) break;
      carryOut(p, table, next);
    }
    p.attacked = List.of();
  }

  /**
   * What was slowed so many turns ago arrives and attacks, each in a fight of its own (T15.6, R65,
   * R104); what may not attack goes home.
   *
   * @return whether any has attacked
   */
  private static boolean arrivals(Position p, Table table) {
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
        played(p, table, next.target(), () -> arrive(p, table, next));
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
    fight(p, table, false);
  }

  private static void carryOut(Position p, Table table, Announcement announced) {
    played(
        p,
        table,
        announced.target(),
        () -> {
          announce(p, table, announced);
          if (!p.isOut(p.active)) fight(p, table, true);
        });
  }

  /** Plays an attack on {@code target}, and on where it is transferred to. */
  private static void played(Position p, Table table, int target, Runnable attack) {
    between(p, table, target, attack);
    while (p.bout != null && p.bout.end == Bout.End.TRANSFERRED) {
      Bout before = p.bout;
      Equipping.spentInHand(p, table);
      int next = p.left(before.defender);
      p.bout = new Bout(before.attacker, next, before.bodies());
      p.bout.arrived = before.arrived;
      p.bout.attack = p.bout.attack.stream().map(Strength::unarmed).toList();
      p.attacks++;
      between(p, table, next, () -> elsewhere(p, table));
    }
    if (p.bout != null) Equipping.spentInHand(p, table);
    p.bout = null;
  }

  private static void between(Position p, Table table, int target, Runnable attack) {
    List<Seat> parties = List.of(Seat.of(p.active), Seat.of(target));
    if (!table.untilOneLeaves(parties, attack)) breakOff(p, table);
  }

  /**
   * A transferred attack starts again at the part, if it may and its player wants it to (T15.11,
   * R68, R105); nobody attacks their own fort (T7.11).
   */
  private static void elsewhere(Position p, Table table) {
    Bout bout = p.bout;
    if (!Usable.mayArrive(p, bout.attacker, bout.bodies(), bout.defender) || !goesOn(p, table)) {
      home(p, table);
      return;
    }
    int code = part(p, table);
    if (code != Asking.FLAG_LAID) declare(p, table, code);
    fight(p, table, true);
  }

  private static boolean goesOn(Position p, Table table) {
    int code =
        Asking.until(
            p,
            table,
            p.bout.attacker,
            Ask.TRANSFERRED,
            null,
            options -> {
              options.add(Code.of(Code.Verb.HOME));
              options.add(Code.of(Code.Verb.GO_ON));
            });
    table.noReturn();
    return Code.is(code, Code.Verb.GO_ON);
  }

  /**
   * One of the two players has left (T21.4, R117): nobody is judged, and who attacks or has been
   * committed goes home.
   */
  private static void breakOff(Position p, Table table) {
    Bout bout = p.bout;
    p.clash = null;
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
  private static Announcement announced(Position p, Table table, boolean fought) {
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
    int code = part(p, table);
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

  /** The part that is chosen, or to slip in; {@link Asking#FLAG_LAID} if the attack is off. */
  private static int part(Position p, Table table) {
    int seat = p.bout.attacker;
    int code = Asking.FLAG_LAID;
    while (code == Asking.FLAG_LAID && !recalled(p)) {
      code = Asking.once(p, table, seat, Ask.PART, null, options -> listParts(p, options));
      if (code == Asking.FLAG_LAID) continue;
      boolean declares = Code.is(code, Code.Verb.PART) || Code.is(code, Code.Verb.INFILTRATE);
      if (declares) continue;
      if (!cast(p, table, code)) prepare(p, table, code);
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

  /**
   * Whether the attack is off, since the fort has laid the flag of the king's man that attacks it
   * before a defender was committed (R83).
   */
  static boolean recalled(Position p) {
    if (p.bout.defended || !p.bout.has(Trait.KINGS_MAN)) return false;
    King king = p.forts[p.bout.defender].king();
    return p.bout.bodies().stream()
        .anyMatch(body -> body.has(Trait.KINGS_MAN) && body.printed().king() == king);
  }

  /**
   * From the approach to the aftermath (T7.7 steps 5 to 9).
   *
   * @param detours whether a savage may fight on the way first (step 4)
   */
  private static void fight(Position p, Table table, boolean detours) {
    Bout bout = p.bout;
    if (detours && bout.part != null && !Detour.survived(p, table)) return;
    boolean reaches = !recalled(p) && Windows.approach(p, table);
    if (bout.end == Bout.End.TRANSFERRED || !reaches && !recalled(p)) return;
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
      if (Gaze.ends(p, table)) {
        home(p, table);
        return;
      }
    }
    boolean stands = !reaches || recalled(p) || Defence.holds(p, table);
    if (bout.end == Bout.End.TRANSFERRED) return;
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
