package arenhold.rules;

import java.util.List;
import java.util.function.IntPredicate;

/**
 * A game's support for imagining positions consistent with what one seat knows (see {@link
 * Imagination}): how to repair an imagined match that contradicts what the seat has seen.
 *
 * <p>Nothing has to be overridden: by default an inconsistent match is dropped and another one
 * begun. That is correct for every game, and fast if little hidden information is revealed later.
 * Games that reveal much override {@link #adjust}.
 *
 * @param <P> the game's position
 */
public interface Imagining<P> {

  /**
   * A value that {@code other} may have chosen for a secret option, by what the seat has learned of
   * the match. By default, and for null, any that the table allows ({@link Game#secret}).
   */
  default String secret(Knowledge known, Seat other, Option option, Table nature) {
    return null;
  }

  /**
   * The position before the first question.
   *
   * @param setup a set-up consistent with what the seat knows, with the secret choices of others
   *     drawn at random
   */
  P start(Setup setup);

  /** Whether the seat's view of {@code position}, which may be suspended, equals {@code view}. */
  boolean fits(P position, View view);

  /**
   * Makes {@code checkpoint}, which is consistent with all that was known there, consistent with
   * what was learned later, by swapping things that the seat could not tell apart. What is swapped
   * must be random, so that all consistent positions stay equally likely.
   *
   * @param checkpoint the position to be changed
   * @param position the suspended position it led to, where {@code clue} did not fit
   * @param nature the source of randomness
   * @return whether that was possible; the unit is then replayed
   */
  default boolean adjust(P checkpoint, P position, Clue clue, Table nature) {
    return false;
  }

  /**
   * Which of the choices that fit what the seat learned of one agree with what it learned
   * afterwards, so that the match need not be repaired later. By default all do.
   *
   * @param position the suspended position in which it was asked
   * @param later what was learned after the choice
   * @return a test for codes
   */
  default IntPredicate suiting(P position, Asked asked, List<Knowledge.Line> later) {
    return code -> true;
  }

  /**
   * Whether a match that turns out to be inconsistent, and cannot be repaired, is played again from
   * one of its last checkpoints only; otherwise it is begun anew. That is faster by far where much
   * is revealed late, but worlds are then only roughly as likely as one another.
   */
  default boolean retraces() {
    return false;
  }

  /**
   * A contradiction: a log line that is impossible in the imagined position, or a view that
   * differs.
   *
   * @param by the seat that chose, or null if the view differs
   * @param asked the question that does not offer what was chosen; null if there is none
   * @param learned what was chosen, as far as the seat learned it
   * @param view what the seat saw, or null if a line is impossible
   * @param lines what was learned from the checkpoint on, up to now
   * @param line the number of the lines before the one that is impossible, or before the view
   */
  record Clue(
      Seat by, Asked asked, String learned, View view, List<Knowledge.Line> lines, int line) {}
}
