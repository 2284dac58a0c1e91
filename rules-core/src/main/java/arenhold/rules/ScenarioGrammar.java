package arenhold.rules;

import java.util.List;
import java.util.Map;

/**
 * How scenarios write what is a game's own: the givens that make a position and what is looked at
 * by a short name. What every game has (choices, prompts, the end, any field of a position by its
 * path) needs no grammar; {@code docs/notation.md} explains both.
 */
public interface ScenarioGrammar {

  /** A game without words of its own: its positions are given as JSON. */
  ScenarioGrammar NONE = new ScenarioGrammar() {};

  /** What seat {@code seat}, from 0, chose where a scenario says nothing. */
  default Map<String, String> seat(int seat) {
    return Map.of();
  }

  /** Text as the rule book writes it, put into the game's notation. */
  default String translated(String text) {
    return text;
  }

  /** The givens of one scenario, still empty. */
  default Givens givens() {
    return (what, seat, value) -> null;
  }

  /**
   * What a step looks at: what should be there and what is there.
   *
   * @param what more about where it stands, or an empty text
   * @param wanted as plain JSON values
   * @param found as plain JSON values
   */
  record Look(String what, Object wanted, Object found) {}

  /**
   * What {@code see WHAT SEAT: VALUE} compares in a position, or null if the game has no such word.
   *
   * @param what the word
   * @param seat from 0; -1 if no seat is named
   * @param value what is expected
   * @param position as {@link Game#write} writes it
   * @param drawn as {@link Game#drawn} draws it
   * @throws IllegalArgumentException if the value makes no sense for the word
   */
  default List<Look> see(
      String what, int seat, String value, Map<String, Object> position, String drawn) {
    return null;
  }

  /** Collects the game's own givens of one scenario. */
  @FunctionalInterface
  interface Givens {

    /**
     * Takes one given.
     *
     * @param what its words without the number of the seat, such as {@code tasks loose}
     * @param seat from 0; -1 if no seat is named
     * @return what is known by now of the position in the shape of {@link Game#read}; null if the
     *     game has no such given. The fields of the newest answer stand for all before.
     * @throws IllegalArgumentException if the value makes no sense
     */
    Map<String, Object> take(String what, int seat, String value);
  }
}
