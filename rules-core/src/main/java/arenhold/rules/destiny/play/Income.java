package arenhold.rules.destiny.play;

import arenhold.rules.destiny.position.Position;

/** How many resources players gain in upkeep (D9.16). */
public final class Income {

  /** What everybody gains. */
  private static final int USUAL = 2;

  private Income() {}

  /** That of a player. */
  public static int of(Position p, int seat) {
    return Ongoing.income(p, seat, USUAL);
  }
}
