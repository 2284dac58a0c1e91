package arenhold.rules;

import java.util.List;

/**
 * What the seats of a match knew whenever they chose, and what chance gave them: all that judging a
 * match afterwards may use. It holds what seats knew and nothing else of the match.
 *
 * @param setup the set-up, as everybody knows it after the match
 * @param choices what the seats chose, in order, as far as it stands
 * @param draws what chance chose, in order
 * @param sides for each seat, in seat order, the seats that win and lose with it, itself included
 * @param outcome how the match ended; null if it has not
 */
public record Chronicle(
    Setup setup, List<Choice> choices, List<Draw> draws, List<List<Seat>> sides, Outcome outcome) {

  public Chronicle {
    choices = List.copyOf(choices);
    draws = List.copyOf(draws);
    sides = List.copyOf(sides);
  }

  /**
   * A choice of a seat.
   *
   * @param moment how many entries of the log that seats had made before it, fallbacks not counted:
   *     where a replay shows the question
   * @param turn the turn in which it was made
   * @param known what the seat knew
   * @param question what it was asked
   * @param index what it chose, or what was chosen for it
   * @param own whether the seat chose itself, and not a fallback for it
   */
  public record Choice(
      int moment, Turn turn, Knowledge known, Question question, int index, boolean own) {

    /** The seat that chose. */
    public Seat seat() {
      return known.seat();
    }

    /** The notation of what it chose. */
    public String notation() {
      return question.choices().get(index).notation();
    }
  }

  /**
   * Choices of chance that follow each other, as one seat learned of them: there is one for each
   * seat that learned exactly what at least one of them was.
   *
   * @param moment as of a {@link Choice}: where a replay shows what they led to
   * @param turn the turn in which they were made
   * @param before what the seat knew before them
   * @param after what it knew after them
   * @param open whether all seats learned all of them
   */
  public record Draw(int moment, Turn turn, Knowledge before, Knowledge after, boolean open) {

    /** The seat that learned of them. */
    public Seat seat() {
      return before.seat();
    }
  }
}
