package arenhold.rules;

import java.util.List;

/**
 * Where a match stands between two answers. Immutable; neither position may be changed.
 *
 * @param checkpoint the position at the last checkpoint
 * @param answers the answers since
 * @param working the suspended position they lead to; the checkpoint itself if the match is over
 * @param open the questions open there; empty exactly when the match is over
 * @param togetherFrom see {@link Match#togetherFrom}
 * @param told whether any event was reported since the checkpoint
 * @param <P> the game's position
 */
record Stand<P>(
    P checkpoint, Answers answers, P working, List<Asked> open, int togetherFrom, boolean told) {

  /** At a checkpoint, before anything is asked. */
  static <P> Stand<P> at(P checkpoint) {
    return new Stand<>(checkpoint, Answers.NONE, checkpoint, List.of(), -1, false);
  }

  /** Where a run has led to. */
  static <P> Stand<P> after(Rerun run, P checkpoint, Answers answers, P working) {
    return new Stand<>(
        checkpoint, answers, working, run.open(), run.togetherFrom(), run.toldInUnit());
  }

  /** Here, with nothing asked any more. */
  Stand<P> closed() {
    return new Stand<>(checkpoint, answers, working, List.of(), togetherFrom, told);
  }

  /** Whether nothing was answered or told since the checkpoint. */
  boolean atCheckpoint() {
    return answers.count() == 0 && !told;
  }
}
