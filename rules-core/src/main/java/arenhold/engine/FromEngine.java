package arenhold.engine;

import java.util.List;
import java.util.Objects;

/** What an engine says. In JSON the name of a message is its {@code t}, in lower case. */
public sealed interface FromEngine {

  /**
   * Introduces the engine.
   *
   * @param games the keys of the games it plays; null for all
   * @param history how much of the past it wants to be told: {@code lines}, {@code views} (lines
   *     with views), or nothing (null)
   */
  record Id(
      int protocol, String name, String version, String author, List<String> games, String history)
      implements FromEngine {}

  /** The engine is ready for this match. */
  record Ready(String match) implements FromEngine {}

  /**
   * How the thinking goes.
   *
   * @param nodes the nodes used so far, or null
   * @param value the expected share of the win, from 0 to 1, or null
   * @param plan what the engine means to choose, from this question on; null or empty if unknown
   * @param rated the choices that were valued, best first, or null
   * @param cut whether the thinking was ended before its budget was used, or null
   */
  record Info(
      String match,
      long id,
      Long nodes,
      Double value,
      List<String> plan,
      List<Rated> rated,
      Boolean cut)
      implements FromEngine {

    public Info {
      boolean holes = rated != null && rated.stream().anyMatch(Objects::isNull);
      if (holes) throw new IllegalArgumentException("a rated choice is null");
    }
  }

  /**
   * A choice with its value.
   *
   * @param choice its notation; null for letting an offer pass
   * @param value the expected share of the win, from 0 to 1
   * @param weight how much that is based on, such as the number of trials
   */
  record Rated(String choice, double value, double weight) {}

  /**
   * The answer to a question: exactly one of these.
   *
   * @param choice the notation of the choice
   * @param at the number of the choice, from 0
   * @param pass true lets an offer pass
   * @param fallback true leaves it to the game
   */
  record Choose(String match, long id, String choice, Integer at, Boolean pass, Boolean fallback)
      implements FromEngine {}

  /** A sign of life. */
  record Pong() implements FromEngine {}

  /**
   * Something that was said to the engine is wrong, or the engine has failed.
   *
   * @param match the match it is about, or null
   */
  record Error(String match, String code, String text) implements FromEngine {}

  /** A message of another type, which is ignored. */
  record Unknown(String type) implements FromEngine {}
}
