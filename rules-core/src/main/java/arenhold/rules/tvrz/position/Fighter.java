package arenhold.rules.tvrz.position;

import java.util.List;

/**
 * A body in a fight.
 *
 * @param body which
 * @param strength what it began with; -1 as long as that is open
 * @param left what it has left
 * @param poison the level of the worst poison that cost it strength; 0 for none
 */
public record Fighter(Body body, int strength, int left, int poison) {

  /** A body whose strength is not settled yet. */
  public static Fighter of(Body body) {
    return new Fighter(body, -1, 0, 0);
  }

  /** The same body with so much strength, all of which is left. */
  public Fighter with(int whole) {
    return new Fighter(body, whole, whole, poison);
  }

  /** What several have left together. */
  public static int left(List<Fighter> fighters) {
    int sum = 0;
    for (Fighter fighter : fighters) sum += fighter.left;
    return sum;
  }

  /** Whether it lost anything, and so may be poisoned. */
  public boolean hurt() {
    return left < strength;
  }

  /** It after it lost so much. */
  public Fighter less(int loss) {
    return new Fighter(body, strength, left - loss, poison);
  }

  /** It with what is left doubled (T7.5). */
  public Fighter doubled() {
    return new Fighter(body, strength, 2 * left, poison);
  }

  /** It after it lost strength to something poisonous of this level (T12.12). */
  public Fighter poisoned(int level) {
    return level <= poison ? this : new Fighter(body, strength, left, level);
  }
}
