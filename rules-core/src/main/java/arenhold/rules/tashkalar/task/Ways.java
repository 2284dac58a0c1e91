package arenhold.rules.tashkalar.task;

import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Arena;
import arenhold.rules.tashkalar.task.Places.Ends;
import java.util.Arrays;

/** Chains of adjacent pieces from one end of the board to the other. */
final class Ways {

  /** What a square without an own piece costs; more than a whole board of own ones. */
  private static final int MISSING = 1000;

  private Ways() {}

  /** Whether own pieces alone join the ends. */
  static boolean joined(Arena arena, SquareSet own, Ends ends) {
    SquareSet reached = own.and(ends.from().squares());
    while (!reached.isEmpty()) {
      if (reached.meets(ends.to().squares())) return true;
      SquareSet further = arena.onOrNextTo(reached).and(own);
      if (further.equals(reached)) return false;
      reached = further;
    }
    return false;
  }

  /** How many own pieces the way lacks that lacks fewest. */
  static int missing(Arena arena, SquareSet own, Ends ends) {
    SquareSet goal = ends.to().squares();
    SquareSet reached = spread(arena, own, ends.from().squares().and(own));
    for (int missing = 0; ; missing++) {
      if (reached.meets(goal)) return missing;
      SquareSet beside = arena.onOrNextTo(reached);
      if (missing == 0) beside = beside.or(ends.from().squares());
      reached = spread(arena, own, beside);
    }
  }

  /** These squares and the own pieces that they are joined to. */
  private static SquareSet spread(Arena arena, SquareSet own, SquareSet from) {
    SquareSet reached = from;
    while (true) {
      SquareSet further = reached.or(arena.onOrNextTo(reached).and(own));
      if (further.equals(reached)) return reached;
      reached = further;
    }
  }

  /** The way that lacks fewest own pieces, among those the shortest. */
  static SquareSet best(Arena arena, SquareSet own, Ends ends) {
    int[] cost = new int[Square.COUNT];
    int[] before = new int[Square.COUNT];
    Arrays.fill(cost, Integer.MAX_VALUE);
    Arrays.fill(before, -1);
    SquareSet from = ends.from().squares();
    for (int s = from.first(); s >= 0; s = from.next(s)) cost[s] = own.has(s) ? 1 : 1 + MISSING;
    SquareSet open = arena.squares();
    int at = nearest(open, cost);
    while (!ends.to().squares().has(at)) {
      open = open.without(at);
      SquareSet near = arena.near(at).and(open);
      for (int s = near.first(); s >= 0; s = near.next(s)) {
        int step = cost[at] + (own.has(s) ? 1 : 1 + MISSING);
        if (step >= cost[s]) continue;
        cost[s] = step;
        before[s] = at;
      }
      at = nearest(open, cost);
    }
    SquareSet way = SquareSet.NONE;
    for (int s = at; s >= 0; s = before[s]) way = way.with(s);
    return way;
  }

  private static int nearest(SquareSet open, int[] cost) {
    int nearest = open.first();
    for (int s = nearest; s >= 0; s = open.next(s)) if (cost[s] < cost[nearest]) nearest = s;
    return nearest;
  }
}
