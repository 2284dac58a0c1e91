package arenhold.rules;

import java.util.List;
import java.util.Map;

/**
 * A game's own vocabulary in scenarios: givens that build a position, and short names for what a
 * scenario checks. What all games share (choices, prompts, the end, any field of a position by its
 * path) needs no grammar; {@code docs/notation.md} explains both.
 */
public interface ScenarioGrammar {

  /** For games without a vocabulary of their own: positions are given as JSON. */
  ScenarioGrammar NONE = new ScenarioGrammar() {};

  /** The default options of seat {@code seat}, from 0, in scenarios. */
  default Map<String, String> seat(int seat) {
    return Map.of();
  }

  /** Translates text as the rule book writes it into the game's notation. */
  default String translated(String text) {
    return text;
  }

  /**
   * The standing orders that every seat has at the start of a scenario, besides those it gives:
   * they answer what is asked all the time and what most scenarios are not about.
   */
  default List<Order> orders() {
    return List.of();
  }

  /**
   * Shorter or plainer names of a choice, by which scenarios may write it where the name fits no
   * other choice of the question.
   *
   * @param position as written by {@link Game#write}
   */
  default List<String> names(Choice choice, Map<String, Object> position) {
    return List.of();
  }

  /** A new collector for one scenario's givens. */
  default Givens givens() {
    return (what, seat, value) -> null;
  }

  /**
   * A check of a step: the expected and the actual value.
   *
   * @param what details of where it is, or an empty text
   * @param wanted as plain JSON values
   * @param found as plain JSON values
   */
  record Look(String what, Object wanted, Object found) {}

  /**
   * What checks look at.
   *
   * @param position as written by {@link Game#write}
   * @param drawn as drawn by {@link Game#drawn}
   * @param told the events since the givens, all of each
   */
  record Seen(Map<String, Object> position, String drawn, List<Event> told) {}

  /**
   * The checks that {@code see WHAT SEAT: VALUE} makes, or null if the game has no such word.
   *
   * @param what the word
   * @param seat from 0; -1 if no seat is named
   * @param value the expected value
   * @throws IllegalArgumentException if the value makes no sense for the word
   */
  default List<Look> see(String what, int seat, String value, Seen now) {
    return null;
  }

  /** Collects the game's own givens of one scenario. */
  @FunctionalInterface
  interface Givens {

    /**
     * Takes one given.
     *
     * @param what its words without the seat number, such as {@code tasks loose}
     * @param seat from 0; -1 if no seat is named
     * @return all fields of the position known by now, in the shape of {@link Game#read}, replacing
     *     earlier results; null if the game has no such given
     * @throws IllegalArgumentException if the value makes no sense
     */
    Map<String, Object> take(String what, int seat, String value);
  }
}
