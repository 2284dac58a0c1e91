package arenhold.players.tashkalar;

import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Insight;
import arenhold.rules.tashkalar.Kind;
import arenhold.rules.tashkalar.Position;
import arenhold.rules.tashkalar.Rank;
import java.util.Arrays;
import java.util.List;

/**
 * What a position comes down to for a seat, as a row of numbers: points, pieces, how near cards and
 * tasks are. Enemies are taken together. One for each search; {@link #read} fills it.
 */
final class Traits {

  static final int MARGIN = 0;
  static final int ODD = 1;
  static final int OWN_PIECES = 2;
  static final int ENEMY_PIECES = 5;
  static final int OWN_BEINGS = 8;
  static final int OWN_LEGENDS = 11;
  static final int ANY_READY = 14;
  static final int ANY_ONE = 15;
  static final int ENEMY_BEINGS = 16;
  static final int ENEMY_LEGENDS = 19;
  static final int OWN_CENTRE = 22;
  static final int ENEMY_CENTRE = 23;
  static final int OWN_TASKS = 24;
  static final int ENEMY_TASKS = 25;
  static final int OWN_FLARE = 26;
  static final int ENEMY_FLARE = 27;
  static final int FEWER = 28;
  static final int OWN_FROZEN = 29;
  static final int ENEMY_FROZEN = 30;
  static final int PENDING = 31;
  static final int EXTRA_TURN = 32;
  static final int EXTRA_CARDS = 33;
  static final int HELD = 34;
  static final int ADJACENT = 35;
  static final int OWN_WAYS = 36;
  static final int MATE_BEINGS = 37;
  static final int SECOND = 40;
  static final int COUNT = 41;

  /** What part of a task's points counts by how much is lacking of it. */
  private static final double[] NEAR = {0.7, 0.45, 0.28, 0.16, 0.09, 0.05, 0.03};

  private static final int RANKS = Rank.values().length;

  /** The numbers of what enemies may summon, which follow each other. */
  private static final int ENEMIES = ENEMY_LEGENDS + Lacks.FAR - ENEMY_BEINGS;

  private final Lacks lacks = new Lacks();

  /** What others may summon, by {@link Insight#board}. */
  private final Remembered remembered = new Remembered(ENEMIES + Lacks.FAR);

  final double[] all = new double[COUNT];

  /** The turns that the seat's side, and enemies, still have after this one; at most 3. */
  int ownTurns;

  int enemyTurns;

  /** Lacks of the own beings and legends read last, by card: -1 for a card that is not held. */
  final int[] beings = new int[Integer.SIZE];

  final int[] legends = new int[Integer.SIZE];

  private final boolean threats;

  /** For one who takes everything in. */
  Traits() {
    this(true);
  }

  /**
   * For a search.
   *
   * @param threats whether it takes in what others may summon, which costs most; else that is 0
   */
  Traits(boolean threats) {
    this.threats = threats;
  }

  /** Reads a position as {@code seat} sees it. */
  void read(Position p, int seat) {
    Arrays.fill(all, 0);
    int side = Insight.side(p, seat);
    int sides = Insight.sides(p);
    turns(p, side);
    points(p, seat, side, sides);
    int enemies = 0;
    for (int other = 0; other < sides; other++) {
      if (other != side && !Insight.out(p, other)) enemies++;
    }
    double share = 1.0 / Math.max(1, enemies);
    for (int colour = 0; colour < sides; colour++) {
      if (colour == side) pieces(p, colour, OWN_PIECES, OWN_CENTRE, 1);
      else if (!Insight.out(p, colour)) pieces(p, colour, ENEMY_PIECES, ENEMY_CENTRE, share);
    }
    all[ADJACENT] = adjacent(p.board().colourSet(side));
    lacks.look(p, side);
    own(p, seat);
    if (threats) threats(p, seat, side);
    tasks(p, side, sides);
    others(p, seat, side, sides, share);
  }

  private void pieces(Position p, int colour, int ranks, int centre, double share) {
    for (int rank = 0; rank < RANKS; rank++) {
      all[ranks + rank] += share * p.board().count(RANKS * colour + rank);
    }
    SquareSet middle = p.arena().within(1, Square.CENTRE);
    all[centre] += share * p.board().colourSet(colour).and(middle).count();
  }

  /** How many pairs of these squares are next to each other, diagonally too. */
  private static int adjacent(SquareSet pieces) {
    return pieces.and(pieces.from(1)).count()
        + pieces.and(pieces.from(Square.ROW)).count()
        + pieces.and(pieces.from(Square.ROW - 1)).count()
        + pieces.and(pieces.from(Square.ROW + 1)).count();
  }

  private void turns(Position p, int side) {
    int left = Insight.turnsLeft(p);
    if (left == Insight.ENDLESS && reaches(p)) left = Insight.finalTurns(p);
    ownTurns = 0;
    enemyTurns = 0;
    int seat = Insight.seat(p);
    for (int turn = 1; turn <= Math.min(left, 3 * p.seats()); turn++) {
      int next = (seat + turn) % p.seats();
      if (Insight.side(p, next) == side) ownTurns++;
      else enemyTurns++;
    }
  }

  /** Whether the end will be triggered by what was done in this turn. */
  private static boolean reaches(Position p) {
    int active = Insight.side(p, Insight.seat(p));
    if (Insight.byColour(p)) return false;
    int points = Insight.points(p, active) + due(p);
    return points >= Insight.form(p).goal();
  }

  /** The points of this turn that are not counted yet, as long as they are not kept by colour. */
  private static int due(Position p) {
    if (!Insight.acting(p) && !Insight.ending(p)) return 0;
    if (!Insight.tracked(p)) return claimable(p);
    int points = 0;
    int commons = 0;
    for (int colour = 0; colour < Insight.sides(p); colour++) {
      points += Insight.upgraded(p, colour);
      commons += Insight.destroyed(p, colour, Rank.COMMON);
    }
    return points + commons / 2;
  }

  private static int claimable(Position p) {
    int most = 0;
    int side = Insight.side(p, Insight.seat(p));
    List<Integer> tasks = Insight.tasks(p);
    for (int i = 0; i < 3 && i < tasks.size(); i++) {
      int task = tasks.get(i);
      if (task < 0 || Insight.taskPoints(task) <= most) continue;
      if (Insight.meets(p, side, task)) most = Insight.taskPoints(task);
    }
    return most;
  }

  private void points(Position p, int seat, int side, int sides) {
    int active = Insight.side(p, Insight.seat(p));
    if (Insight.byColour(p)) {
      colours(p, side, sides, active);
      return;
    }
    double best = Integer.MIN_VALUE;
    for (int other = 0; other < sides; other++) {
      if (other != side) best = Math.max(best, Insight.points(p, other));
    }
    int due = due(p);
    all[MARGIN] = Insight.points(p, side) - best + (active == side ? due : -due);
    if (!Insight.tracked(p) || active != side) return;
    int commons = 0;
    for (int colour = 0; colour < sides; colour++) {
      commons += Insight.destroyed(p, colour, Rank.COMMON);
    }
    all[ODD] = Insight.actions(p) > 0 ? commons & 1 : 0;
  }

  /** In a Melee the weakest colour counts most, the others as what may yet become the weakest. */
  private void colours(Position p, int side, int sides, int active) {
    double own = 0;
    double best = -1000;
    double sum = 0;
    for (int each = 0; each < sides; each++) {
      if (Insight.out(p, each)) continue;
      double worth = colours(p, each, sides, each == active);
      if (each == side) own = worth;
      else {
        best = Math.max(best, worth);
        sum += worth;
      }
    }
    all[MARGIN] = own - 0.6 * best - 0.4 * sum / Math.max(1, sides - 1);
  }

  private double colours(Position p, int side, int sides, boolean active) {
    double[] points = new double[sides];
    int count = 0;
    double odd = 0;
    for (int colour = 0; colour < sides; colour++) {
      if (colour == side || Insight.out(p, colour)) continue;
      double have = Insight.points(p, side, colour);
      if (active) {
        int commons = Insight.destroyed(p, colour, Rank.COMMON);
        have += Insight.upgraded(p, colour) + commons / 2;
        odd += commons & 1;
      }
      points[count++] = have;
    }
    Arrays.sort(points, 0, count);
    double worth = 0;
    double weight = 1;
    for (int i = 0; i < count; i++) {
      worth += weight * points[i];
      weight *= 0.4;
    }
    return worth + (odd > 1 ? 0.6 : 0.2 * odd);
  }

  private void own(Position p, int seat) {
    Arrays.fill(beings, -1);
    Arrays.fill(legends, -1);
    int ready = 0;
    int one = 0;
    for (Kind kind : CARDS) {
      int base = kind == Kind.BEINGS ? OWN_BEINGS : OWN_LEGENDS;
      for (int rest = Insight.hand(p, seat, kind); rest != 0; rest &= rest - 1) {
        int card = Integer.numberOfTrailingZeros(rest);
        int lack = lacks.counted(Insight.being(p, seat, kind, card));
        (kind == Kind.BEINGS ? beings : legends)[card] = lack;
        if (lack < Lacks.FAR) all[base + lack]++;
        if (lack == 0) ready++;
        if (lack == 1) one++;
        if (lack < 2) all[OWN_WAYS] += Math.min(lacks.ways(), 4) / 4.0;
      }
    }
    all[ANY_READY] = Math.min(1, ready);
    all[ANY_ONE] = Math.min(1, one);
    all[SECOND] = ready > 1 ? 1 : 0;
  }

  private static final List<Kind> CARDS = List.of(Kind.BEINGS, Kind.LEGENDS);

  /** What all others may summon: the same as long as the board and what they may hold are. */
  private void threats(Position p, int seat, int side) {
    long key = Insight.board(p, seat);
    int known = remembered.at(key);
    if (known >= 0) {
      System.arraycopy(remembered.found(), known, all, ENEMY_BEINGS, ENEMIES);
      System.arraycopy(remembered.found(), known + ENEMIES, all, MATE_BEINGS, Lacks.FAR);
      return;
    }
    for (int other = 0; other < p.seats(); other++) {
      if (other == seat) continue;
      boolean mate = Insight.side(p, other) == side;
      if (!mate && Insight.out(p, Insight.side(p, other))) continue;
      lacks.look(p, Insight.side(p, other));
      threats(p, seat, other, mate);
    }
    int at = remembered.keep(key);
    System.arraycopy(all, ENEMY_BEINGS, remembered.found(), at, ENEMIES);
    System.arraycopy(all, MATE_BEINGS, remembered.found(), at + ENEMIES, Lacks.FAR);
  }

  /** What another seat may summon, each card weighed by the chance that it is in hand. */
  private void threats(Position p, int seat, int other, boolean mate) {
    for (Kind kind : CARDS) {
      int unseen = Insight.unseen(p, seat, other, kind);
      int held = Insight.held(p, other, kind);
      if (held == 0 || unseen == 0) continue;
      double chance = Math.min(1.0, (double) held / Integer.bitCount(unseen));
      int base = mate ? MATE_BEINGS : kind == Kind.BEINGS ? ENEMY_BEINGS : ENEMY_LEGENDS;
      for (int rest = unseen; rest != 0; rest &= rest - 1) {
        int card = Integer.numberOfTrailingZeros(rest);
        int lack = lacks.of(Insight.being(p, other, kind, card));
        if (lack < Lacks.FAR) all[base + lack] += chance;
      }
    }
  }

  private void tasks(Position p, int side, int sides) {
    List<Integer> tasks = Insight.tasks(p);
    if (tasks.isEmpty()) return;
    boolean active = Insight.side(p, Insight.seat(p)) == side;
    boolean later = !active || Insight.actions(p) == 0;
    int claimed = active && later ? claimed(p, side, tasks) : -1;
    for (int i = 0; i < tasks.size(); i++) {
      int task = tasks.get(i);
      if (task < 0 || task == claimed) continue;
      double worth = Insight.taskPoints(task) * (i < 3 ? 1 : 0.4);
      all[OWN_TASKS] += worth * near(Insight.lacks(p, side, task, later));
      for (int other = 0; other < sides; other++) {
        if (other == side) continue;
        all[ENEMY_TASKS] += worth * near(Insight.lacks(p, other, task, true));
      }
    }
  }

  /** The task that will be claimed at the end of this turn, or -1. */
  private static int claimed(Position p, int side, List<Integer> tasks) {
    int best = -1;
    for (int i = 0; i < 3; i++) {
      int task = tasks.get(i);
      if (task < 0 || !Insight.meets(p, side, task)) continue;
      if (best < 0 || Insight.taskPoints(task) > Insight.taskPoints(best)) best = task;
    }
    return best;
  }

  private static double near(int lack) {
    return lack < NEAR.length ? NEAR[lack] : 0;
  }

  private void others(Position p, int seat, int side, int sides, double share) {
    all[OWN_FLARE] = Insight.held(p, seat, Kind.FLARES);
    all[HELD] = Insight.held(p, seat, Kind.BEINGS) + Insight.held(p, seat, Kind.LEGENDS);
    all[OWN_FROZEN] = Insight.frozen(p, seat) ? 1 : 0;
    all[PENDING] = Insight.pending(p, seat) ? 1 : 0;
    for (int other = 0; other < p.seats(); other++) {
      if (Insight.side(p, other) == side) continue;
      all[ENEMY_FLARE] += share * Insight.held(p, other, Kind.FLARES);
      if (Insight.frozen(p, other)) all[ENEMY_FROZEN] += share;
    }
    for (int other = 0; other < sides; other++) {
      int fewer = Insight.fewer(p, other);
      all[FEWER] += other == side ? -fewer : share * fewer;
    }
    if (Insight.side(p, Insight.seat(p)) == side) {
      all[EXTRA_TURN] = Insight.extraDue(p) ? 1 : 0;
      all[EXTRA_CARDS] = Insight.extraCards(p);
    }
  }

  /** Whether the match is decided, but for a claim or a choice of colour: no turn follows. */
  boolean decided(Position p) {
    boolean last = ownTurns == 0 && enemyTurns == 0;
    return Insight.over(p) || last && Insight.actions(p) == 0;
  }

  /** By how much the side leads then; upgraded pieces and pieces decide a tie (R16). */
  double decidedBy() {
    if (all[MARGIN] != 0) return all[MARGIN];
    double upgraded = 0;
    double pieces = 0;
    for (int rank = 0; rank < 3; rank++) {
      double more = all[OWN_PIECES + rank] - all[ENEMY_PIECES + rank];
      pieces += more;
      if (rank > 0) upgraded += more;
    }
    return upgraded != 0 ? upgraded / 16 : pieces / 128;
  }
}
