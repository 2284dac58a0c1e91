package arenhold.rules.tashkalar.task;

import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Arena;
import arenhold.rules.tashkalar.Board;
import arenhold.rules.tashkalar.Rank;

/**
 * What a condition is judged by.
 *
 * @param colour whose task it would be
 * @param destroyed pieces of others destroyed this turn, by piece; all 0 if it is not their turn
 * @param summoned the beings summoned this turn; none if it is not their turn
 */
public record Sight(Arena arena, Board board, int colour, int[] destroyed, Summoned summoned) {

  /**
   * Beings summoned in one turn (R6.7).
   *
   * @param all how many
   * @param legendary how many of them were legends
   * @param red how many were summoned on a red square
   * @param green how many were summoned on a green square
   */
  public record Summoned(int all, int legendary, int red, int green) {

    /** No being. */
    public static final Summoned NONE = new Summoned(0, 0, 0, 0);

    /** These, but one more of the beings counts as a legend (R19.10, R20.13). */
    public Summoned asLegend() {
      return new Summoned(all, legendary + 1, red, green);
    }

    /** These and a being of {@code rank} summoned on {@code square}. */
    public Summoned and(Rank rank, int square, Arena arena) {
      return new Summoned(
          all + 1,
          legendary + (rank == Rank.LEGENDARY ? 1 : 0),
          red + (arena.red().has(square) ? 1 : 0),
          green + (arena.green().has(square) ? 1 : 0));
    }
  }

  /** Where own pieces stand. */
  SquareSet own() {
    return board.colourSet(colour);
  }

  /** Where enemy pieces stand. */
  SquareSet enemies() {
    return board.occupied().without(own());
  }

  /** Where upgraded pieces of all players stand. */
  SquareSet upgraded() {
    return board.ranks(6);
  }

  /** How many pieces of others of this rank were destroyed this turn. */
  int destroyed(Rank rank) {
    int count = 0;
    for (int piece = rank.ordinal(); piece < destroyed.length; piece += 3)
      count += destroyed[piece];
    return count;
  }
}
