package arenhold.rules.tvrz.fight;

import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.King;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Leaving;
import arenhold.rules.tvrz.deed.Losses;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.deed.Usable;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Bout.Step;
import arenhold.rules.tvrz.position.Exit;
import arenhold.rules.tvrz.position.Fighter;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.spell.Lightning;
import java.util.Arrays;
import java.util.List;

/** Phase 3: the compulsory attack, from its announcement to its aftermath (T7). */
public final class Attack {

  private Attack() {}

  /** Plays phase 3 of the active player. */
  public static void play(Position p, Table table) {
    p.attacked = List.of();
    boolean fought = Arrivals.attack(p, table);
    if (p.isOut(p.active) || p.surviving() <= 1 || table.hasLeft(Seat.of(p.active))) return;
    Announcing.Announcement announced = Announcing.first(p, table, fought);
    if (announced == null) return;
    carryOut(p, table, announced);
    for (int further = announced.further(); further > 0; further--) {
      Announcing.Announcement next = Announcing.again(p, table, announced.target());
      if (next == null) break;
      carryOut(p, table, next);
    }
    p.attacked = List.of();
  }

  private static void carryOut(Position p, Table table, Announcing.Announcement announced) {
    played(
        p,
        table,
        announced.target(),
        () -> {
          Declaring.announce(p, table, announced);
          if (!p.isOut(p.active)) fight(p, table, true);
        });
  }

  /** Plays an attack on {@code target}, and on where it is transferred to. */
  static void played(Position p, Table table, int target, Runnable attack) {
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
    Declaring.part(p, table);
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
  static void fight(Position p, Table table, boolean detours) {
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
