package arenhold.rules.destiny.play;

import arenhold.rules.destiny.position.Position;

/** Up to how many cards players draw in upkeep (D4.6). */
public final class HandSize {

  /** What everybody has. */
  public static final int USUAL = 5;

  private HandSize() {}

  /** That of a player. */
  public static int of(Position p, int seat) {
    return USUAL + Ongoing.moreCards(p, seat);
  }
}
