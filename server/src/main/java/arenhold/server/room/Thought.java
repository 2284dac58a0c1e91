package arenhold.server.room;

import arenhold.rules.Question;
import arenhold.server.match.Cut;
import arenhold.server.match.Strike;

/**
 * What a computer thinks about an open question.
 *
 * @param asked the number of the question
 * @param question the question
 * @param outside by when an engine of somebody's own has to answer, which has its own time; null
 *     for a computer of this server's
 * @param again the earliest moment of the answer where it could not be stored before
 * @param vain to be run once nobody waits for the answer any more
 * @param decided whether it has decided
 * @param late whether it had not by its time
 * @param choice the answer; null while it thinks, and to let an offer pass
 * @param known how many lines of the log the seat knew when it was asked
 * @param cut at how many nodes it was cut short, as of {@link Cut}; null if it was not
 * @param strike what an engine did wrong, so that the game answers; null if nothing
 */
record Thought(
    long asked,
    Question question,
    Long outside,
    long again,
    Runnable vain,
    boolean decided,
    boolean late,
    String choice,
    int known,
    Long cut,
    Strike strike) {

  /** A thought that begins. */
  static Thought about(long asked, Question question, Long outside, int known, Runnable vain) {
    return new Thought(asked, question, outside, 0, vain, false, false, null, known, null, null);
  }

  Thought choosing(String chosen, Long early, boolean overdue, Strike wrong) {
    return new Thought(
        asked, question, outside, again, vain, true, overdue, chosen, known, early, wrong);
  }

  Thought answered(long later) {
    return new Thought(
        asked, question, outside, later, vain, decided, late, choice, known, cut, strike);
  }
}
