package arenhold.rules.tvrz.position;

import java.util.List;

/**
 * A fight in the landscape before strengths are compared, while the mages that take part in it may
 * cast (W8). It lives within one unit of play.
 */
public final class Clash {

  /** The seat that opens the fight, and what fights for it. */
  public final int first;

  public final List<Body> ones;

  /** The other seat, and what fights for it. */
  public final int second;

  public final List<Body> others;

  /** The levels of the lightnings that strike the first side, and the second. */
  private final int[] blows = new int[2];

  public Clash(int first, List<Body> ones, int second, List<Body> others) {
    this.first = first;
    this.ones = ones;
    this.second = second;
    this.others = others;
  }

  /** What fights for {@code seat}; nothing if it takes no part. */
  public List<Body> of(int seat) {
    if (seat == first) return ones;
    return seat == second ? others : List.of();
  }

  /** What fights against {@code seat}. */
  public List<Body> against(int seat) {
    return of(seat == first ? second : first);
  }

  /** A lightning of {@code seat} strikes the other side. */
  public void strike(int seat, int level) {
    blows[seat == first ? 1 : 0] += level;
  }

  /** What lightnings take from {@code seat}. */
  public int blow(int seat) {
    return blows[seat == first ? 0 : 1];
  }
}
