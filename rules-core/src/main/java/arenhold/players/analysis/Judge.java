package arenhold.players.analysis;

import arenhold.players.Hint;
import arenhold.players.Thinking;
import arenhold.rules.Chronicle;
import arenhold.rules.Game;
import arenhold.rules.World;
import java.util.List;

/**
 * Judges what a seat did and got, from what it knew then. What it finds depends only on its
 * arguments: the same ones always give the same.
 */
public interface Judge {

  /**
   * What a turn was worth to a seat. Chances are those of the seat, seen before its first choice.
   *
   * @param played the chance of winning after what it chose
   * @param best the chance after the best that was found
   * @param loss the difference; exactly 0 if nothing better was found
   * @param from which of its choices the better ones replace, from 0; all earlier ones stay
   * @param better the notations of the better choices; empty if nothing better was found
   * @param reasons why these are better, where the game names parts of what a position is worth
   * @param nodes how much of the budget was used
   */
  record Verdict(
      Estimate played,
      Estimate best,
      Estimate loss,
      int from,
      List<String> better,
      List<Hint.Reason> reasons,
      long nodes) {

    public Verdict {
      better = List.copyOf(better);
      reasons = List.copyOf(reasons);
    }

    /** Of choices than which nothing better was found. */
    public static Verdict right(Estimate played, int from, long nodes) {
      return new Verdict(played, played, Estimate.ZERO, from, List.of(), List.of(), nodes);
    }
  }

  /**
   * How a turn that was tried again did, in the same imagined matches as the others.
   *
   * @param behind how much more the best that was found is worth; exactly 0 if it comes to the same
   * @param gained how much more it is worth than what was played; exactly 0 if it comes to the same
   */
  record Retry(Estimate behind, Estimate gained) {

    /** What this says. */
    public Result result() {
      if (behind.equals(Estimate.ZERO)) return Result.FOUND;
      if (gained.equals(Estimate.ZERO)) return Result.SAME;
      if (behind.least() <= 0 && behind.mean() <= gained.mean()) return Result.FOUND;
      if (gained.least() > 0) return Result.BETTER;
      return gained.mean() + gained.error() < 0 ? Result.WORSE : Result.SAME;
    }

    /** What a try has come to. */
    public enum Result {
      /**
       * As good as the best that was found, within the error, and nearer to it than what was
       * played.
       */
      FOUND,
      /** Better than what was played, but not as good as that. */
      BETTER,
      /** As good as what was played, as far as can be told. */
      SAME,
      /** Worse than that. */
      WORSE
    }
  }

  /** Counts up whenever it judges differently. */
  int version();

  /** The usual budget for a match, in nodes. */
  long budget();

  /**
   * How many times its share of the budget one turn may use: more than one for a judge that leaves
   * most of it where a turn is clear.
   */
  default int shares() {
    return 1;
  }

  /**
   * How many parts the choices of a seat are judged in at the most: where a seat has more turns
   * than that, several that follow each other are one part.
   */
  default int mostParts() {
    return Integer.MAX_VALUE;
  }

  /**
   * Judges a turn, or several as one.
   *
   * @param choices what the seat chose in it, in order; at least one
   * @param thinking the budget for the turn, and the seed
   * @return null if nothing in it can be judged
   */
  <P> Verdict turn(Game<P> game, List<Chronicle.Choice> choices, Thinking thinking);

  /**
   * What only open hands show: how much more the better choices were worth than those that were
   * made, in the match as it really stood.
   *
   * @param truth the match at the first choice that differs
   * @param from that choice
   * @param played the notations of what was chosen from there on
   * @param better the notations of the better choices
   * @return null if it cannot be said
   */
  <P> Estimate opened(
      Game<P> game,
      World<P> truth,
      Chronicle.Choice from,
      List<String> played,
      List<String> better,
      Thinking thinking);

  /**
   * What chance gave a seat beyond the average: its chance of winning afterwards less what it was
   * to be expected before.
   *
   * @param thinking the budget for the draw, and the seed
   */
  <P> Estimate luck(Game<P> game, Chronicle.Draw draw, Thinking thinking);

  /** Whether a try is a whole turn, and not just the choice that was wrong. */
  default boolean wholeTurns() {
    return false;
  }

  /**
   * Judges a turn that is tried again.
   *
   * @param attempt what was tried; it is over
   * @param played the notations of what was chosen from there on in the match
   * @param better the notations of the best that was found
   * @param thinking the budget, and the seed; ended early, what was compared by then counts
   * @return null if it cannot be judged
   */
  <P> Retry retry(Attempt<P> attempt, List<String> played, List<String> better, Thinking thinking);
}
