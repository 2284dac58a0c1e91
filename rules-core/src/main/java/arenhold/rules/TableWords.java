package arenhold.rules;

import java.util.List;
import java.util.Map;

/**
 * The texts of the generic table, in one language. Clients have one such table for all games, which
 * describes a match in words. Any text may be missing; its key or notation is then shown instead.
 * Sentences contain placeholders in braces, such as {@code {seat}}; what stands in brackets is left
 * out where one of its placeholders has no value, or an empty list; {@code {cards|card|cards}} is
 * the form of a word for one or others, in Czech for one, few or others.
 *
 * @param prompts questions, by {@link Prompt#key()}
 * @param choices what a choice does, by its verb, or by verb and notation ({@code turn.roll});
 *     placeholders are its parts and {@code {notation}}
 * @param happened sentences by the event's kind; placeholders are its fields; {@code KIND.unknown}
 *     if the viewer was not told all of it; {@code KIND.FIELD.VALUE} if a field has this value, or
 *     a list so many entries
 * @param fields names of fields of views and events, and of tie-breakers; {@code FIELD.VALUE} of a
 *     value that is text
 * @param bySeat the fields whose lists have one entry for every seat, in their order
 * @param ofSeats the fields, besides {@code seat}, whose numbers are seats, or -1 for nobody
 * @param orders the standing orders that players may give, in display order
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
   * Something that standing orders can be about.
   *
   * @param about as {@link Order#about}
   * @param name what it is about, in a few words
   * @param answers the answers it may list; {@link Order#HOLD} needs no text
   */
  public record OrderWords(String about, String name, List<AnswerWords> answers) {}

  /**
   * An answer that an order may list.
   *
   * @param answer its notation
   * @param text what it then does each time
   */
  public record AnswerWords(String answer, String text) {}

  /** No texts: for games with a table of their own. */
  public static final TableWords NONE =
      new TableWords(Map.of(), Map.of(), Map.of(), Map.of(), List.of(), List.of(), List.of());
}
