package arenhold.rules.tashkalar.task;

import java.util.List;

/**
 * The squares of the board that tasks speak of.
 *
 * @param coloured red and green squares together
 * @param central the central nine (R2.3)
 * @param plus the middle of the central nine and what shares a side with it
 * @param cross the middle of the central nine and its corners
 * @param lines the rows and columns that cross the central nine
 * @param diagonals the two long diagonals
 * @param sides pairs of opposite sides of the board
 * @param corners pairs of opposite corners of the board
 */
public record Places(
    Place red,
    Place green,
    Place coloured,
    Place central,
    Place plus,
    Place cross,
    List<Place> lines,
    List<Place> diagonals,
    List<Ends> sides,
    List<Ends> corners) {

  /** What a chain joins. */
  public record Ends(Place from, Place to) {}
}
