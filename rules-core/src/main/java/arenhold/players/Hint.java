package arenhold.players;

import arenhold.rules.Choice;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * What to do at an open question, and why: to be told in three depths ({@link #at}). It is made of
 * keys and things alone; the words come from the game's catalogue.
 *
 * @param verb what the first step does, as {@link Choice#verb}; null where the place says enough
 * @param where the part of the table to look at, as {@link Choice#parts}: larger than what is
 *     chosen there; empty if the table shows nothing of it
 * @param which the card, or other thing, that it is about, as {@link Choice#parts}; may be empty
 * @param steps the choices in order; the first answers the question, and more follow where the
 *     player plans its whole turn. Never empty
 * @param chance the chance of winning, from 0 to 1, where the player can tell
 * @param reasons why this is better than other ways, the best reason first; at most {@link
 *     #MOST_REASONS}
 */
public record Hint(
    String verb,
    Map<String, List<String>> where,
    Map<String, List<String>> which,
    List<Choice> steps,
    OptionalDouble chance,
    List<Reason> reasons) {

  public static final int MOST_REASONS = 2;

  /** How deep a hint can be asked for: where, which card, the whole turn. */
  public static final int DEEPEST = 3;

  /**
   * A named part of what a position is worth, by which one way is better than another.
   *
   * @param key its sentence is {@code reason.KEY} in the game's texts
   * @param parts what the sentence names, as {@link Choice#parts}
   */
  public record Reason(String key, Map<String, List<String>> parts) {}

  public Hint {
    steps = List.copyOf(steps);
    reasons = List.copyOf(reasons);
    if (steps.isEmpty()) throw new IllegalArgumentException("a hint to do nothing");
    if (reasons.size() > MOST_REASONS) throw new IllegalArgumentException("too many reasons");
  }

  /**
   * As much of this as is told at a depth: at 1 where to look, at 2 which card too, at 3 all of it.
   * What names neither a place nor a thing is told whole at any depth.
   *
   * @throws IllegalArgumentException at other depths
   */
  public Told at(int depth) {
    if (depth < 1 || depth > DEEPEST) throw new IllegalArgumentException("no depth " + depth);
    if (depth == DEEPEST || where.isEmpty() && which.isEmpty()) {
      return new Told(DEEPEST, verb, where, which, steps, chance, reasons);
    }
    Map<String, List<String>> things = depth == 1 ? Map.of() : which;
    return new Told(depth, verb, where, things, List.of(), OptionalDouble.empty(), List.of());
  }

  /**
   * The part of a hint that is told; what is not told is empty.
   *
   * @param depth how deep it goes: as asked for, or deeper
   */
  public record Told(
      int depth,
      String verb,
      Map<String, List<String>> where,
      Map<String, List<String>> which,
      List<Choice> steps,
      OptionalDouble chance,
      List<Reason> reasons) {}
}
