package arenhold.players.tashkalar;

import arenhold.players.Hint;
import arenhold.rules.tashkalar.Insight;
import arenhold.rules.tashkalar.Kind;
import arenhold.rules.tashkalar.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Why one end of a turn is better than another: the named parts of its value by which it is, the
 * largest first. Only what the turn itself brings about is named. One for each turn.
 */
final class Reasons {

  /** A part of the value that counts for less, in points, is no reason. */
  private static final double LEAST = 0.15;

  /** How many cards a reason names. */
  private static final int MOST_CARDS = 2;

  /** The named parts of the value, each with the traits that make it up. */
  private enum Part {
    POINTS(Traits.MARGIN, Traits.ODD),
    READIES(
        Traits.OWN_BEINGS, Traits.OWN_LEGENDS, Traits.ANY_READY, Traits.SECOND, Traits.OWN_WAYS),
    PREPARES(
        Traits.OWN_BEINGS + 1,
        Traits.OWN_BEINGS + 2,
        Traits.OWN_LEGENDS + 1,
        Traits.OWN_LEGENDS + 2,
        Traits.ANY_ONE),
    DESTROYS(Traits.ENEMY_PIECES, Traits.ENEMY_PIECES + 1, Traits.ENEMY_PIECES + 2),
    PIECES(Traits.OWN_PIECES, Traits.OWN_PIECES + 1, Traits.OWN_PIECES + 2),
    SAFER(
        Traits.ENEMY_BEINGS,
        Traits.ENEMY_BEINGS + 1,
        Traits.ENEMY_BEINGS + 2,
        Traits.ENEMY_LEGENDS,
        Traits.ENEMY_LEGENDS + 1,
        Traits.ENEMY_LEGENDS + 2),
    NEARER(Traits.OWN_TASKS),
    BLOCKS(Traits.ENEMY_TASKS),
    FLARE(Traits.OWN_FLARE),
    AGAIN(Traits.EXTRA_TURN),
    DRAWS(Traits.EXTRA_CARDS),
    FREEZES(Traits.FEWER, Traits.ENEMY_FROZEN),
    MATE(Traits.MATE_BEINGS, Traits.MATE_BEINGS + 1, Traits.MATE_BEINGS + 2);

    private final int[] traits;

    Part(int... traits) {
      this.traits = traits;
    }
  }

  private record Gain(Part part, double worth) {}

  private final HandMade value;
  private final Traits start = new Traits();
  private final int seat;
  private final boolean byColour;
  private final boolean tracked;

  /**
   * @param from a position within the turn, at a checkpoint
   */
  Reasons(HandMade value, Position from, int seat) {
    this.value = value;
    this.seat = seat;
    this.byColour = Insight.byColour(from);
    this.tracked = Insight.tracked(from);
    start.read(from, seat);
  }

  /**
   * Why {@code end} is better than {@code other}, another end of the turn; than doing nothing if
   * that is null, or gives no reason.
   */
  List<Hint.Reason> of(Position end, Position other) {
    Traits best = read(end);
    if (best.decided(end) && best.decidedBy() > 0) {
      return List.of(new Hint.Reason("wins", Map.of()));
    }
    List<Hint.Reason> reasons = other == null ? List.of() : reasons(end, best, read(other));
    return reasons.isEmpty() ? reasons(end, best, start) : reasons;
  }

  private Traits read(Position p) {
    Traits read = new Traits();
    read.read(p, seat);
    return read;
  }

  private List<Hint.Reason> reasons(Position end, Traits best, Traits other) {
    List<Gain> gains = new ArrayList<>();
    for (Part part : Part.values()) {
      double worth = 0;
      for (int trait : part.traits) worth += value.part(best, trait) - value.part(other, trait);
      if (worth >= LEAST) gains.add(new Gain(part, worth));
    }
    gains.sort(Comparator.comparingDouble(Gain::worth).reversed());
    List<Hint.Reason> reasons = new ArrayList<>();
    for (Gain gain : gains) {
      if (reasons.size() == Hint.MOST_REASONS) break;
      Hint.Reason reason = reason(gain.part(), end, best, other);
      if (reason != null) reasons.add(reason);
    }
    return List.copyOf(reasons);
  }

  /** The reason that a part gives, if the turn brings it about; else null. */
  private Hint.Reason reason(Part part, Position end, Traits best, Traits other) {
    return switch (part) {
      case POINTS -> points(best);
      case READIES -> cards("readies", end, best, 0);
      case PREPARES -> cards("prepares", end, best, 1);
      case DESTROYS -> counted("destroys", -more(best, Traits.ENEMY_PIECES, 3));
      case PIECES -> pieces(best);
      case SAFER ->
          fewer(best, other, Traits.ENEMY_BEINGS, 6) ? new Hint.Reason("safer", Map.of()) : null;
      case NEARER -> gained("nearer", best, Traits.OWN_TASKS);
      case BLOCKS -> gained("blocks", best, Traits.ENEMY_TASKS);
      case FLARE -> best.all[Traits.OWN_FLARE] > 0 ? new Hint.Reason("flare", Map.of()) : null;
      case AGAIN -> gained("again", best, Traits.EXTRA_TURN);
      case DRAWS -> gained("draws", best, Traits.EXTRA_CARDS);
      case FREEZES -> gained("freezes", best, Traits.FEWER);
      case MATE -> gained("mate", best, Traits.MATE_BEINGS);
    };
  }

  private Hint.Reason points(Traits best) {
    double more = more(best, Traits.MARGIN, 1);
    if (byColour) return more > 0 ? new Hint.Reason("colours", Map.of()) : null;
    return counted(tracked ? "points" : "task", more);
  }

  private Hint.Reason pieces(Traits best) {
    Hint.Reason upgraded = counted("upgraded", more(best, Traits.OWN_PIECES + 1, 2));
    return upgraded != null ? upgraded : counted("pieces", more(best, Traits.OWN_PIECES, 3));
  }

  /** A reason with a number, unless that is less than one. */
  private static Hint.Reason counted(String key, double number) {
    long count = Math.round(number);
    return count < 1 ? null : new Hint.Reason(key, Map.of("count", List.of("" + count)));
  }

  /** A reason if a trait is worth more at the end than at the start of the turn. */
  private Hint.Reason gained(String key, Traits best, int trait) {
    boolean more = value.part(best, trait) > value.part(start, trait);
    return more ? new Hint.Reason(key, Map.of()) : null;
  }

  /** By how much traits in a row have grown in the turn. */
  private double more(Traits best, int from, int count) {
    double more = 0;
    for (int i = from; i < from + count; i++) more += best.all[i] - start.all[i];
    return more;
  }

  private static boolean fewer(Traits best, Traits other, int from, int count) {
    double more = 0;
    for (int i = from; i < from + count; i++) more += best.all[i] - other.all[i];
    return more < 0;
  }

  /** The cards in hand that lack so much now, and lacked more at the start of the turn. */
  private Hint.Reason cards(String key, Position end, Traits best, int lack) {
    List<String> cards = prepared(end, best, lack);
    return cards.isEmpty() ? null : new Hint.Reason(key, Map.of("card", cards));
  }

  private List<String> prepared(Position end, Traits best, int lack) {
    List<String> cards = new ArrayList<>();
    for (Kind kind : List.of(Kind.LEGENDS, Kind.BEINGS)) {
      int[] lacks = kind == Kind.BEINGS ? best.beings : best.legends;
      int[] before = kind == Kind.BEINGS ? start.beings : start.legends;
      for (int card = 0; card < lacks.length && cards.size() < MOST_CARDS; card++) {
        if (lacks[card] != lack || before[card] <= lack) continue;
        cards.add(Insight.being(end, seat, kind, card).key());
      }
    }
    return cards;
  }

  /** The card that a turn which plays none is for, as parts of a choice; may be empty. */
  Map<String, List<String>> prepared(Position end) {
    Traits best = read(end);
    for (int lack = 0; lack < Lacks.FAR; lack++) {
      List<String> cards = prepared(end, best, lack);
      if (!cards.isEmpty()) return Map.of("card", cards.subList(0, 1));
    }
    return Map.of();
  }
}
