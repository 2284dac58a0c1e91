package arenhold.rules;

import java.util.List;
import java.util.Map;

/**
 * What is said at a table that knows nothing of the game, in one language: clients have one for
 * every game, which draws in words. All of it may be missing; keys and notations then stand for
 * themselves. A sentence names parts of what it is about in braces, such as {@code {seat}}.
 *
 * @param prompts what is asked, as a question by {@link Prompt#key()}
 * @param choices what a choice does, by its verb, or by verb and notation ({@code turn.roll}); in
 *     braces its parts and {@code {notation}}
 * @param happened what happened, as a sentence by the event's kind, with its fields in braces;
 *     {@code KIND.unknown} where this viewer was not told all of it
 * @param fields what a field of the view or of an event is called, by its name; also what decides
 *     ties
 * @param bySeat the fields whose lists have one entry for every seat, in their order
 * @param ofSeats the fields, beside {@code seat}, whose numbers are seats
 * @param orders the standing orders that players may give, in the order in which they are offered
 */
public record TableWords(
    Map<String, String> prompts,
    Map<String, String> choices,
    Map<String, String> happened,
    Map<String, String> fields,
    List<String> bySeat,
    List<String> ofSeats,
    List<OrderWords> orders) {

  /**
   * What a standing order can be about.
   *
   * @param about as {@link Order#about}
   * @param name what it is about, in a few words
   * @param answers what may be ordered; holding a clock ({@link Order#HOLD}) needs no words
   */
  public record OrderWords(String about, String name, List<AnswerWords> answers) {}

  /**
   * An answer that may be ordered.
   *
   * @param answer its notation
   * @param text what is then done each time
   */
  public record AnswerWords(String answer, String text) {}

  /** Nothing: the game says everything at a table of its own, or nobody reads it. */
  public static final TableWords NONE =
      new TableWords(Map.of(), Map.of(), Map.of(), Map.of(), List.of(), List.of(), List.of());
}
