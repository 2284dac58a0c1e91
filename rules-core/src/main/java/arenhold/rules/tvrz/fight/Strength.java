package arenhold.rules.tvrz.fight;

import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Effect;
import arenhold.rules.tvrz.card.Part;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Slaves;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;

/** Final strengths: printed ones, then halving, then what is added (T11). */
public final class Strength {

  private Strength() {}

  /** With what the card of a running attack comes to its part (R33). */
  static int attacking(Position p) {
    Bout bout = p.bout;
    Card card = Catalogue.card(bout.card);
    int base = Slaves.factor(p, bout.attacker, card, bout.defender) * card.attack();
    int strength = bout.infiltrates ? base : atWalls(card, base, bout.part);
    return strength + bout.shadows;
  }

  /** A rider's base strength is halved against walls, rounded down, at least 1 (T12.16, R49). */
  public static int atWalls(Card card, int base, Part part) {
    boolean halved = card.has(Trait.RIDER) && part.isWall() && !card.has(Trait.FLYER);
    return halved ? Math.max(1, base / 2) : base;
  }

  /** With what a card defends against the running attack, motivation and shadows aside. */
  static int defending(Position p, Card card) {
    Bout bout = p.bout;
    return Slaves.factor(p, bout.defender, card, bout.attacker) * card.defence();
  }

  /** What shadows on the table add to a shadower's strength (T12.15). */
  static int shadows(Position p, Card card) {
    if (!card.has(Trait.SHADOWER)) return 0;
    int shadows = 0;
    for (Fort fort : p.forts) {
      Cards laid = fort.shadows;
      for (int number = laid.first(); number >= 0; number = laid.next(number)) {
        if (Catalogue.card(number).effect() instanceof Effect.Shadows(int count)) {
          shadows += laid.count(number) * count;
        }
      }
    }
    return card.level(Trait.SHADOWER) * shadows;
  }

  /** Whether a defender counts as standing where the attack comes (T7.5, T0.1, R41). */
  public static boolean local(Bout bout, Card card) {
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
  static int motivation(Fort fort, Card defender) {
    int best = -1;
    int most = 0;
    Cards cards = fort.hand.cards();
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
  static int raise(Card giver, Card defender) {
    boolean free = defender.tags().contains("human") && !defender.has(Trait.SLAVE);
    boolean led = free && !defender.has(Trait.NOBILITY);
    int noble = led ? giver.level(Trait.NOBILITY) : 0;
    return Math.max(noble, giver.level(Trait.MOTIVATOR));
  }
}
