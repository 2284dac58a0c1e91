package arenhold.rules.tvrz.position;

import java.util.ArrayList;
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

  /** Whether the first side fights with DS and the second with AS (T6.8). */
  public final boolean reversed;

  /** The levels of the lightnings that strike the first side, and the second. */
  private final int[] blows = new int[2];

  private final List<Dead> dead = new ArrayList<>();

  public Clash(int first, List<Body> ones, int second, List<Body> others, boolean reversed) {
    this.first = first;
    this.ones = ones;
    this.second = second;
    this.others = others;
    this.reversed = reversed;
  }

  /** What still fights for {@code seat}; nothing if it takes no part. */
  public List<Body> of(int seat) {
    List<Body> all = seat == first ? ones : seat == second ? others : List.of();
    List<Body> living = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) if (!isDead(seat, i)) living.add(all.get(i));
    return living;
  }

  /** What still fights against {@code seat}. */
  public List<Body> against(int seat) {
    return of(enemy(seat));
  }

  /** The other side's seat. */
  public int enemy(int seat) {
    return seat == first ? second : first;
  }

  /** A body of {@code seat} is dead before the fight (T15.4). */
  public void kill(int seat, Body body) {
    List<Body> all = seat == first ? ones : others;
    for (int i = 0; i < all.size(); i++) {
      if (isDead(seat, i) || !all.get(i).equals(body)) continue;
      dead.add(new Dead(seat, i));
      return;
    }
  }

  /** Whether the body with this number of {@code seat} is dead already. */
  public boolean isDead(int seat, int index) {
    return dead.contains(new Dead(seat, index));
  }

  private record Dead(int seat, int index) {}

  /** A lightning of {@code seat} strikes the other side. */
  public void strike(int seat, int level) {
    blows[seat == first ? 1 : 0] += level;
  }

  /** What lightnings take from {@code seat}. */
  public int blow(int seat) {
    return blows[seat == first ? 0 : 1];
  }
}
