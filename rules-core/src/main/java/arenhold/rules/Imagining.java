package arenhold.rules;

/**
 * How a game helps to imagine a position that fits what one seat knows (see {@link Imagination}):
 * what it does where an imagined match turns out to be another than the one the seat has seen.
 *
 * <p>Nothing must be overridden: an imagined match that does not fit is dropped, and another one is
 * begun. That is right for every game, and fast where little is hidden that is shown later. A game
 * in which much is shown later overrides {@link #adjust}.
 *
 * @param <P> the game's position
 */
public interface Imagining<P> {

  /**
   * The position before the first question.
   *
   * @param setup one that fits what the seat knows, everything that others chose in secret being
   *     chosen by chance
   */
  P start(Setup setup);

  /** Whether {@code position}, which may be suspended, looks to the seat like {@code view}. */
  boolean fits(P position, View view);

  /**
   * Makes {@code checkpoint}, which fits all that was known there, fit what was learned later, by
   * exchanging things that the seat could not tell apart. What is exchanged with what must be up to
   * chance, so that every position that fits is as likely as before.
   *
   * @param checkpoint the position to be changed
   * @param position the suspended one that it led to, where {@code clue} did not fit
   * @param nature where chance is asked
   * @return whether that was possible; the unit is then played anew
   */
  default boolean adjust(P checkpoint, P position, Clue clue, Table nature) {
    return false;
  }

  /**
   * What did not fit: a line of the log that is not possible in the imagined position, or what the
   * seat saw.
   *
   * @param by who chose, or null if the view is what does not fit
   * @param asked the question that does not offer what was chosen; null where there is none
   * @param learned what was chosen, as far as the seat learned it
   * @param view what the seat saw, or null if it is the line that does not fit
   */
  record Clue(Seat by, Asked asked, String learned, View view) {}
}
