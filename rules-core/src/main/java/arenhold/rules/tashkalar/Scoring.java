package arenhold.rules.tashkalar;

import arenhold.rules.Table;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Where points come from, and all that follows from it: what is set up before the first turn, what
 * a turn scores, how sides are compared. Each form names one; a new kind of scoring is a subclass
 * and a method here.
 */
public abstract sealed class Scoring permits TaskScoring, TrackScoring {

  /** What sides are compared by at the end: more is better. */
  record Comparison(String key, IntUnaryOperator value) {}

  /** Claimed tasks, and own legendary pieces on the board (R10.5). */
  public static Scoring tasks() {
    return new TaskScoring(true);
  }

  /** Claimed basic tasks alone (R14). */
  public static Scoring basicTasks() {
    return new TaskScoring(false);
  }

  /** Destroyed pieces, summoned legends and the opponent's flares: one score a side (R10.8). */
  public static Scoring track() {
    return new TrackScoring();
  }

  /** The same, with a score for each enemy colour, of which the lowest counts (R10.9). */
  public static Scoring colours() {
    return new ColourScoring();
  }

  /** Its name in the catalogue. */
  public abstract String key();

  /** The points of all sides before the first turn. */
  abstract Points points(int sides);

  /** The counters for improvising that the sides have at the start (R9.1). */
  Counters counters(int sides) {
    return Counters.NONE;
  }

  /** The tasks before any is turned up, or null in forms without tasks. */
  TaskBoard taskBoard(int sides) {
    return null;
  }

  /** Sets up what there is on the table before the first turn (R3.2, R3.3, R3.6). */
  abstract void setUp(Position p, Table table);

  /** Scores the turn of {@code p.seat} at its end (R10). */
  abstract void endOfTurn(Position p, Table table);

  /** Scores that {@code p.seat} plays a flare against a side (R8.3). */
  void flare(Position p, Table table, int against) {}

  /** The points for summoning a legend (R10.10). */
  int legendPoints() {
    return 0;
  }

  /** Scores a legend that {@code p.seat} summoned (R10.10). */
  void legend(Position p, Table table) {}

  /**
   * Checks whether points trigger the end of the game where they do so at any moment (R15.4,
   * R15.5).
   */
  void check(Position p, Table table) {}

  /** The result of {@code side} so far (R10.5, R16.1). */
  abstract int of(Position p, int side);

  /** What {@code side} has if the game ends now, less what pending beings cost (R20.6). */
  final int settled(Position p, int side) {
    return of(p, side) - p.penalty(side);
  }

  /** What sides are compared by, the most important first (R16). */
  List<Comparison> comparisons(Position p) {
    return List.of(new Comparison("score", side -> settled(p, side)));
  }
}
