package arenhold.players;

import java.util.List;
import java.util.OptionalDouble;

/**
 * What a player decided.
 *
 * @param choice the index of the choice, from 0, or {@link #WAIT}
 * @param nodes the nodes used
 * @param cut whether the thinking was ended early: then {@link Thinking#cutAt} with {@code nodes}
 *     repeats it
 * @param rated the choices that were valued, best first; empty if the player does not value them
 */
public record Decision(int choice, long nodes, boolean cut, List<Rated> rated) {

  /** Letting an offer pass for now; possible where the question is one. */
  public static final int WAIT = -1;

  /**
   * A choice with its value.
   *
   * @param choice the index of the choice, or {@link #WAIT}
   * @param value the expected share of the win for the seat that decides, from 0 to 1, as far as
   *     the player can tell
   * @param weight how much that is based on, such as the number of trials
   */
  public record Rated(int choice, double value, double weight) {}

  public Decision {
    rated = List.copyOf(rated);
  }

  /** A choice made without thinking. */
  public static Decision of(int choice) {
    return new Decision(choice, 0, false, List.of());
  }

  /** The value of the choice made, if it was valued. */
  public OptionalDouble value() {
    return rated.stream()
        .filter(each -> each.choice() == choice)
        .mapToDouble(Rated::value)
        .findFirst();
  }
}
