package arenhold.rules.tvrz.fight;

import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Effect;
import arenhold.rules.tvrz.card.Part;
import arenhold.rules.tvrz.card.Spell;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Slaves;
import arenhold.rules.tvrz.deed.Usable;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Fighter;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Magic;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Final strengths: printed ones, then halving, then what is added (T11). */
public final class Strength {

  /** How many times as strong werewolf breath makes (T15.8). */
  private static final int BREATH = 3;

  private Strength() {}

  /** Gives what attacks the strength with which it comes to its part (R33). */
  static void arm(Position p) {
    List<Fighter> armed = new ArrayList<>();
    for (Fighter each : p.bout.attack) armed.add(each.with(attacking(p, each.body())));
    p.bout.attack = List.copyOf(armed);
  }

  /** A body as it is announced, with its printed AS. */
  static Fighter unarmed(Fighter fighter) {
    return fighter.with(fighter.body().printed().attack());
  }

  /** With what the running attack comes to its part. */
  static int attacking(Position p) {
    int sum = 0;
    for (Body body : p.bout.bodies()) sum += attacking(p, body);
    return sum;
  }

  private static int attacking(Position p, Body body) {
    Bout bout = p.bout;
    int strength = attack(p, bout.attacker, body, bout.defender);
    if (!bout.infiltrates) strength = atWalls(p, bout.attacker, body, strength, bout.part);
    strength += body.raise(true) + (body.has(Trait.SHADOWER) ? bout.shadows : 0);
    // A pair is one attacker (R51).
    boolean first = bout.bodies().getFirst().equals(body);
    return first ? strength + befriended(p, bout.attacker, bout.defender) : strength;
  }

  /** A body's base AS against this enemy: printed, then raised, then multiplied (R33). */
  static int attack(Position p, int seat, Body body, int enemy) {
    return base(p, seat, body, enemy, 0, body.printed().attack());
  }

  private static int base(Position p, int seat, Body body, int enemy, int copy, int printed) {
    Magic magic = p.forts[seat].magic;
    int base = printed + magic.raise(body, copy);
    if (breathed(magic, body)) base *= BREATH;
    return Slaves.factor(p, seat, body, enemy) * base;
  }

  /** Whether werewolf breath is on a body (T15.8). */
  private static boolean breathed(Magic magic, Body body) {
    if (!magic.has(Spell.Name.WEREWOLF_BREATH)) return false;
    return body.tags().contains("dog") || body.tags().contains("wolf");
  }

  /** What the friends for a time of others add to an attack on somebody else (T14.3). */
  static int befriended(Position p, int attacker, int target) {
    int sum = 0;
    for (int seat = 0; seat < p.seats(); seat++) {
      if (seat == attacker || seat == target) continue;
      sum += p.forts[seat].magic.level(Spell.Name.STRENGTHEN_FRIENDS);
    }
    return sum;
  }

  /**
   * With what a body fights in the landscape, shadows aside: as a giant, but without breath unless
   * it has come from the hand to attack (R62, R67).
   */
  static int afield(Position p, int seat, Body body, boolean attacks) {
    Magic magic = p.forts[seat].magic;
    int printed = attacks ? body.printed().attack() : body.printed().defence();
    int base = printed + magic.raise(body, 0);
    boolean comes = p.bout != null && p.bout.attacker == seat;
    if (comes && breathed(magic, body)) base *= BREATH;
    return base + body.raise(attacks);
  }

  /** With what a body of the attack meets who sets upon it (T12.2). */
  static int setUpon(Position p, Body body) {
    Bout bout = p.bout;
    int base = base(p, bout.attacker, body, bout.defender, 0, body.printed().defence());
    return base + body.raise(false) + (body.has(Trait.SHADOWER) ? bout.shadows : 0);
  }

  /** With what a robber sets upon the attack. */
  static int settingUpon(Position p, Body robber) {
    return attack(p, p.bout.defender, robber, p.bout.attacker) + robber.raise(true);
  }

  /** A rider's base strength is halved against walls, rounded down, at least 1 (T12.16, R49). */
  static int atWalls(Position p, int seat, Body body, int base, Part part) {
    boolean halved = body.has(Trait.RIDER) && part.isWall() && !Usable.flies(p, seat, body);
    return halved ? Math.max(1, base / 2) : base;
  }

  /**
   * With what a body defends against the running attack, motivation and shadows aside.
   *
   * @param copy how many that look the same have been committed before
   */
  static int defending(Position p, Body body, int copy) {
    Bout bout = p.bout;
    int defence = body.printed().defence();
    return base(p, bout.defender, body, bout.attacker, copy, defence) + body.raise(false);
  }

  /** How many bodies that look like this one have been committed, the slowed one included. */
  static int committed(Bout bout, Body body) {
    int copies = 0;
    for (Bout.Guard guard : bout.guards) {
      for (Fighter each : guard.fighters()) if (each.body().equals(body)) copies++;
    }
    copies += Collections.frequency(bout.waiting(), body);
    return copies;
  }

  /** What shadows on the table add to a shadower's strength (T12.15). */
  static int shadows(Position p, Body body) {
    if (!body.has(Trait.SHADOWER)) return 0;
    int shadows = 0;
    for (Fort fort : p.forts) {
      Cards laid = fort.shadows;
      for (int number = laid.first(); number >= 0; number = laid.next(number)) {
        if (Catalogue.card(number).effect() instanceof Effect.Shadows(int count)) {
          shadows += laid.count(number) * count;
        }
      }
    }
    return body.level(Trait.SHADOWER) * shadows;
  }

  /**
   * Whether a defender counts as standing where the attack comes (T7.5, T0.1, R41).
   *
   * @param copy how many that look the same have been committed before
   */
  public static boolean local(Position p, Body body, int copy) {
    Bout bout = p.bout;
    Card card = body.printed();
    if (bout.infiltrates || card.universal() || card.part() == bout.part) return true;
    return p.forts[bout.defender].magic.universal(body, copy);
  }

  /** The same of a defender in the fight; one that was slowed keeps what it had (R64). */
  public static boolean local(Position p, Bout.Guard guard, int copy) {
    return guard.local() == null ? local(p, guard.lead(), copy) : guard.local();
  }

  /**
   * With what a defender in hand would meet the running attack, as its owner may reckon: motivation
   * and shadows included (R71).
   *
   * @param copy how many that look the same have been committed before
   */
  static int reckoned(Position p, Body body, int copy) {
    Bout bout = p.bout;
    int strength = defending(p, body, copy);
    Cards others = p.forts[bout.defender].awake().without(body.card());
    int giver = freed(p, body) ? -1 : motivation(others, body);
    if (giver >= 0) strength += raise(Catalogue.card(giver), body);
    if (!bout.has(Trait.SHADOWER)) strength += shadows(p, body);
    return bout.exposer == null ? strength : 2 * strength;
  }

  /** Whether so much left of a printed strength lets a card live (T9.1). */
  public static boolean survives(int left, int base) {
    return 2 * left > base;
  }

  /**
   * The card in hand that raises a defender most, by motivation, of which one alone counts: the
   * highest noble for free humans who are no nobles, the highest motivator for all (T11.1, T12.9,
   * R34, R43, R90).
   *
   * @return its number, or -1 if nobody does
   */
  static int motivation(Position p, Body defender) {
    return freed(p, defender) ? -1 : motivation(p.forts[p.bout.defender].awake(), defender);
  }

  /** Whether freedom is what motivates a defender: more than anybody else can (T11.1, T11.2). */
  static boolean freed(Position p, Body defender) {
    return Slaves.factor(p, p.bout.defender, defender, p.bout.attacker) > 1;
  }

  private static int motivation(Cards cards, Body defender) {
    int best = -1;
    int most = 0;
    for (int number = cards.first(); number >= 0; number = cards.next(number)) {
      Card giver = Catalogue.card(number);
      int raise = raise(giver, defender);
      if (raise <= most) continue;
      most = raise;
      best = number;
    }
    return best;
  }

  /** By how much the motivation of {@code giver} raises {@code defender}. */
  static int raise(Card giver, Body defender) {
    boolean free = defender.tags().contains("human") && !defender.has(Trait.SLAVE);
    boolean led = free && !defender.has(Trait.NOBILITY);
    int noble = led ? giver.level(Trait.NOBILITY) : 0;
    return Math.max(noble, giver.level(Trait.MOTIVATOR));
  }
}
