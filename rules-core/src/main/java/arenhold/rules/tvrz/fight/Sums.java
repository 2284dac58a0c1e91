package arenhold.rules.tvrz.fight;

import arenhold.rules.Asked;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Part;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Losses;
import arenhold.rules.tvrz.deed.Usable;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Fighter;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a choice in a fight comes to, for the player who is asked, as further parts of the choice.
 * Only what that player knows is counted: a defender that a hidden noble will raise is stronger
 * than its enemy is told.
 *
 * <ul>
 *   <li>{@code strength}: with what the card fights
 *   <li>{@code left}: what its enemy has left then; for an attack what reaches the garrison
 *   <li>{@code kept}: what the card itself has left then
 *   <li>{@code lives}: {@code yes} if it lives with that, {@code no} if it dies
 *   <li>{@code falls}: {@code yes} if its enemy dies
 *   <li>{@code doubled}: {@code yes} if what the enemy has left doubles before (T7.5)
 *   <li>{@code loss}: what the card takes of a loss, as much as it can
 *   <li>{@code rest}: what is left of that loss for others to take
 *   <li>{@code arrives}: what an attack has left behind the works of each part, in their order
 *   <li>{@code out}: {@code yes} if the player has nobody to attack with as things stand (R8)
 * </ul>
 */
public final class Sums {

  private static final String STRENGTH = "strength";
  private static final String LEFT = "left";
  private static final String KEPT = "kept";

  private Sums() {}

  /** The sums of a choice; empty where there is nothing to count. */
  public static Map<String, List<String>> of(Position p, Asked asked, int code) {
    Map<String, List<String>> sums = new LinkedHashMap<>();
    int seat = asked.seat().index();
    switch (Code.verb(code)) {
      case ATTACK -> {
        if (asked.context() instanceof Integer at) attack(p, seat, at, Code.bodies(code), sums);
      }
      case GO_ON -> attack(p, seat, p.bout.defender, p.bout.bodies(), sums);
      case PART -> part(p, Part.ALL.get(Code.with(code)), sums);
      case DEFEND -> exchange(p, seat, Code.bodies(code), true, sums);
      case AMBUSH -> ambush(p, Code.body(code), sums);
      case PASS -> passed(p, seat, (Ask) asked.prompt(), sums);
      case DONE, MERGE -> {
        if (asked.prompt() == Ask.LAY) put(sums, "out", goesOut(p, seat));
      }
      case STRIKE -> {
        if (asked.context() instanceof Integer unit) put(sums, STRENGTH, striking(p, seat, unit));
      }
      case LOSES -> {
        if (asked.context() instanceof Losses.Pending pending) {
          int had = pending.left(Code.body(code));
          int taken = Math.min(had, pending.loss());
          put(sums, STRENGTH, had);
          put(sums, "loss", taken);
          put(sums, KEPT, had - taken);
          put(sums, "rest", pending.loss() - taken);
        }
      }
      default -> {}
    }
    return sums;
  }

  private static void put(Map<String, List<String>> sums, String name, int number) {
    sums.put(name, List.of(String.valueOf(number)));
  }

  private static void put(Map<String, List<String>> sums, String name, boolean is) {
    sums.put(name, List.of(is ? "yes" : "no"));
  }

  private static void attack(
      Position p, int seat, int target, List<Body> bodies, Map<String, List<String>> sums) {
    int friends = Strength.befriended(p, seat, target);
    int strength = friends;
    for (Body body : bodies) strength += attacking(p, seat, target, body, Part.GATE);
    put(sums, STRENGTH, strength);
    boolean flies = Usable.flies(p, seat, bodies);
    List<String> arrives = new ArrayList<>();
    for (Part part : Part.ALL) {
      int sum = friends;
      for (Body body : bodies) sum += attacking(p, seat, target, body, part);
      arrives.add(String.valueOf(behind(p, target, flies, part, sum)));
    }
    sums.put("arrives", List.copyOf(arrives));
  }

  private static int attacking(Position p, int seat, int target, Body body, Part part) {
    int base = Strength.attack(p, seat, body, target);
    int strength = Strength.atWalls(p, seat, body, base, part);
    return strength + body.raise(true) + Strength.shadows(p, body);
  }

  /** What is left of an attack behind the works of a part (T4.2). */
  private static int behind(Position p, int target, boolean flies, Part part, int strength) {
    return Math.max(0, strength - p.forts[target].worksAgainst(part, flies));
  }

  private static void part(Position p, Part part, Map<String, List<String>> sums) {
    Bout bout = p.bout;
    int strength = Strength.befriended(p, bout.attacker, bout.defender);
    for (Body body : bout.bodies()) {
      strength += attacking(p, bout.attacker, bout.defender, body, part);
    }
    put(sums, STRENGTH, strength);
    boolean flies = Usable.flies(p, bout.attacker, bout.bodies());
    put(sums, LEFT, behind(p, bout.defender, flies, part, strength));
  }

  /** What a pass leads to if the other side passes as well. */
  private static void passed(Position p, int seat, Ask ask, Map<String, List<String>> sums) {
    Bout bout = p.bout;
    if (ask == Ask.SKIRMISH) {
      int strength = Skirmish.strength(p, p.clash, seat);
      int facing = Skirmish.strength(p, p.clash, p.clash.enemy(seat));
      put(sums, STRENGTH, strength);
      put(sums, LEFT, Math.max(0, facing - strength));
      put(sums, KEPT, Math.max(0, strength - facing));
    } else if (ask == Ask.EXCHANGE) {
      List<Body> guards = bout.guards.getLast().fighters().stream().map(Fighter::body).toList();
      exchange(p, seat, guards, false, sums);
    } else if (ask == Ask.APPROACH && bout.part != null) {
      int strength = Strength.attacking(p);
      put(sums, STRENGTH, strength);
      boolean flies = Usable.flies(p, bout.attacker, bout.bodies());
      int left = behind(p, bout.defender, flies, bout.part, strength);
      // Lightnings that are cast already come off with the walls (R100).
      for (Bout.Bolt bolt : bout.bolts) left = Math.max(0, left - bolt.level());
      put(sums, LEFT, left);
    }
  }

  /**
   * A defender against what the attacker has left, as {@code viewer} may foresee it (T8.1).
   *
   * @param held whether it is still in hand
   */
  private static void exchange(
      Position p, int viewer, List<Body> guards, boolean held, Map<String, List<String>> sums) {
    Bout bout = p.bout;
    int committed = held ? 0 : 1;
    Body lead = guards.getFirst();
    int before = Strength.committed(bout, lead) - committed;
    boolean local =
        held ? Strength.local(p, lead, before) : Strength.local(p, bout.guards.getLast(), before);
    boolean doubles = !bout.doubled && !local;
    int left = doubles ? 2 * bout.left() : bout.left();
    List<Fighter> fighters = new ArrayList<>();
    for (Body body : guards) {
      int strength = Strength.defending(p, body, Strength.committed(bout, body) - committed);
      strength += raise(p, viewer, body, guards, held);
      if (body.has(Trait.SHADOWER)) {
        if (bout.has(Trait.SHADOWER)) {
          int shadows = bout.doubled || doubles ? 2 * bout.shadows : bout.shadows;
          left -= Math.max(0, Math.min(left - 1, shadows));
        } else {
          strength += Strength.shadows(p, body);
        }
      }
      fighters.add(Fighter.of(body).with(bout.exposer != null ? 2 * strength : strength));
    }
    if (!held && bout.blow > 0) {
      fighters.sort(Comparator.comparing(Fighter::left));
      int blow = Math.min(bout.blow, Fighter.left(fighters));
      fighters = new ArrayList<>(Losses.shared(fighters, blow));
      fighters.replaceAll(each -> each.with(each.left()));
    }
    int strength = Fighter.left(fighters);
    int loss = Math.min(left, strength);
    put(sums, STRENGTH, strength);
    if (doubles) put(sums, "doubled", true);
    put(sums, LEFT, left - loss);
    put(sums, KEPT, strength - loss);
    fighters.sort(Comparator.comparing(Fighter::left));
    boolean lives = true;
    for (Fighter each : Losses.shared(fighters, loss)) {
      int physician = viewer == bout.defender ? physician(p, each.body(), guards, held) : 0;
      lives &= lives(p, each, physician);
    }
    put(sums, "lives", lives);
  }

  /** What motivation adds to a defender, by cards that the viewer knows in the fort (R34). */
  private static int raise(Position p, int viewer, Body body, List<Body> guards, boolean held) {
    if (Strength.freed(p, body)) return 0;
    Fort fort = p.forts[p.bout.defender];
    Cards givers = viewer == p.bout.defender ? fort.awake() : fort.hand.knownTo(viewer);
    int most = 0;
    for (int giver = givers.first(); giver >= 0; giver = givers.next(giver)) {
      if (stays(givers, giver, guards, held)) {
        most = Math.max(most, Strength.raise(Catalogue.card(giver), body));
      }
    }
    return most;
  }

  /** Whether one of these cards is still in hand when the defenders are at the wall. */
  private static boolean stays(Cards cards, int number, List<Body> guards, boolean held) {
    int gone = 0;
    for (Body guard : guards) if (held && guard.card() == number) gone++;
    return cards.count(number) > gone;
  }

  /** The highest level of a physician in hand who may treat the defender (T12.10). */
  private static int physician(Position p, Body body, List<Body> guards, boolean held) {
    if (!body.tags().contains("human")) return 0;
    Cards cards = p.forts[p.bout.defender].awake();
    int highest = 0;
    for (int each = cards.first(); each >= 0; each = cards.next(each)) {
      if (stays(cards, each, guards, held)) {
        highest = Math.max(highest, Catalogue.card(each).level(Trait.PHYSICIAN));
      }
    }
    return highest;
  }

  /** Whether a defender will live, as far as it can be foreseen (T9.1, T9.4). */
  private static boolean lives(Position p, Fighter fighter, int physician) {
    Body body = fighter.body();
    int base = body.printed().defence();
    int left = fighter.left() + healed(body, fighter.left(), base);
    if (!Strength.survives(left, base)) left += physician;
    int poison = fighter.hurt() ? p.bout.level(Trait.POISON) : 0;
    boolean harmless = poison <= body.level(Trait.ANTIDOTE) || poison <= physician;
    return Strength.survives(left, base) && harmless;
  }

  /** A robber against the attacker's DS, which those before have worn down (T12.2). */
  private static void ambush(Position p, Body robber, Map<String, List<String>> sums) {
    Bout bout = p.bout;
    int before = 0;
    for (Body body : bout.bodies()) before += Strength.setUpon(p, body);
    boolean another = !bout.steps.isEmpty() && bout.ambushed;
    if (another) before = bout.steps.getLast().left();
    int base = robber.printed().attack();
    int strength = Strength.settingUpon(p, robber);
    int loss = Math.min(before, strength);
    int kept = strength - loss;
    put(sums, STRENGTH, strength);
    put(sums, LEFT, before - loss);
    put(sums, KEPT, kept);
    boolean poisoned = bout.level(Trait.POISON) > robber.level(Trait.ANTIDOTE);
    put(sums, "lives", Strength.survives(kept + healed(robber, kept, base), base) && !poisoned);
    if (bout.attack.size() > 1) return;
    Body victim = bout.bodies().getFirst();
    int defence = victim.printed().defence();
    int left = before - loss + healed(victim, before - loss, defence);
    boolean poison = robber.level(Trait.POISON) > victim.level(Trait.ANTIDOTE);
    put(sums, "falls", !Strength.survives(left, defence) || poison);
  }

  /** What regeneration adds to a body that would die (T12.11). */
  private static int healed(Body body, int left, int base) {
    return Strength.survives(left, base) ? 0 : body.level(Trait.REGENERATION);
  }

  /** Whether phase 3 would find nobody to attack with, flags in hand aside. */
  private static boolean goesOut(Position p, int seat) {
    boolean spared = p.terms.truce() && p.firstTurn;
    return !spared && Usable.targets(p, seat).isEmpty() && !Arrivals.any(p, seat);
  }

  /** With what a unit strikes: the AS of all in it. */
  private static int striking(Position p, int seat, int unit) {
    int sum = 0;
    for (Body body : p.forts[seat].unit(unit).bodies()) {
      sum += body.printed().attack() + body.raise(true);
    }
    return sum;
  }
}
