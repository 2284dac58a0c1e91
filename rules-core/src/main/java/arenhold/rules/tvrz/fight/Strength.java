package arenhold.rules.tvrz.fight;

import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Effect;
import arenhold.rules.tvrz.card.Part;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Slaves;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Fighter;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.List;

/** Final strengths: printed ones, then halving, then what is added (T11). */
public final class Strength {

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
    int attack = body.printed().attack();
    int base = Slaves.factor(p, bout.attacker, body, bout.defender) * attack;
    int strength = bout.infiltrates ? base : atWalls(body, base, bout.part);
    return strength + body.raise(true) + (body.has(Trait.SHADOWER) ? bout.shadows : 0);
  }

  /** With what a body of the attack meets who sets upon it (T12.2). */
  static int setUpon(Position p, Body body) {
    Bout bout = p.bout;
    int base = Slaves.factor(p, bout.attacker, body, bout.defender) * body.printed().defence();
    return base + body.raise(false) + (body.has(Trait.SHADOWER) ? bout.shadows : 0);
  }

  /** A rider's base strength is halved against walls, rounded down, at least 1 (T12.16, R49). */
  public static int atWalls(Body body, int base, Part part) {
    boolean halved = body.has(Trait.RIDER) && part.isWall() && !body.has(Trait.FLYER);
    return halved ? Math.max(1, base / 2) : base;
  }

  /** With what a body defends against the running attack, motivation and shadows aside. */
  static int defending(Position p, Body body) {
    Bout bout = p.bout;
    int base = Slaves.factor(p, bout.defender, body, bout.attacker) * body.printed().defence();
    return base + body.raise(false);
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

  /** Whether a defender counts as standing where the attack comes (T7.5, T0.1, R41). */
  public static boolean local(Bout bout, Body body) {
    Card card = body.printed();
    return bout.infiltrates || card.universal() || card.part() == bout.part;
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
  static int motivation(Fort fort, Body defender) {
    int best = -1;
    int most = 0;
    Cards cards = fort.awake();
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
