package arenhold.rules;

import java.util.List;

/**
 * A decision somebody has to make, with the complete list of what may be answered.
 *
 * @param seat who decides
 * @param prompt key of the sentence that asks
 * @param context what the question is about
 * @param choices every legal answer in a fixed, documented order; never empty
 * @param fallback notation of the choice that does least, for whoever does not choose in time
 * @param offer whether this is an optional offer: seen by its holder alone, nobody waits for it
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
   * @param chosen what was chosen so far for the same purpose, in notation of squares, cards, dice
   * @param left how many choices of this kind may still follow, this one included; 0 if not counted
   */
  public record Context(String source, List<String> chosen, int left) {
    /** No source, nothing chosen, nothing counted. */
    public static final Context NONE = new Context(null, List.of(), 0);
  }
}
