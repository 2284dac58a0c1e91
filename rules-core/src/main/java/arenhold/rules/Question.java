package arenhold.rules;

import java.util.List;

/**
 * A decision for a seat to make, with the complete list of legal answers.
 *
 * @param seat the seat that decides
 * @param prompt the key of the sentence that asks
 * @param context what the question is about
 * @param choices every legal answer in a fixed, documented order; never empty
 * @param fallback the notation of the choice made if the seat does not answer in time
 * @param offer whether this is an optional offer: visible to its holder alone, and it does not hold
 *     up the match
 */
public record Question(
    Seat seat,
    String prompt,
    Context context,
    List<Choice> choices,
    String fallback,
    boolean offer) {

  /**
   * What a question is about.
   *
   * @param source the card (or other thing) that asks, or null if the rules themselves do
   * @param chosen what was chosen so far for the same purpose, in the notation of squares, cards or
   *     dice
   * @param left how many choices of this kind may still follow, including this one; 0 if not
   *     counted
   */
  public record Context(String source, List<String> chosen, int left) {
    /** No source, nothing chosen, nothing counted. */
    public static final Context NONE = new Context(null, List.of(), 0);
  }
}
