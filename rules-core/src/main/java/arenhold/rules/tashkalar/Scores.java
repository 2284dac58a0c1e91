package arenhold.rules.tashkalar;

import java.util.Arrays;

/** What the sides have by now. */
final class Scores {

  private Scores() {}

  /** What {@code side} has (R10.5, R16.1); in a Melee in its weakest colour (R16.3). */
  static int of(Position p, int side) {
    return switch (p.form.scoring()) {
      case TASKS -> p.scores[side] + p.board.pieces(Board.piece(side, Rank.LEGENDARY)).count();
      case BASIC_TASKS, TRACK -> p.scores[side];
      case COLOURS -> weakest(p, side, 0);
    };
  }

  /** What {@code side} has if the game ends now, less what a pending being costs (R20.6). */
  static int settled(Position p, int side) {
    return of(p, side) - Warping.penalty(p, side);
  }

  /** What {@code side} has in a colour in a Melee (R10.12). */
  static int in(Position p, int side, int colour) {
    return p.scores[side * p.sides() + colour];
  }

  /**
   * What {@code side} has in its weakest colour, 0, or the next weaker one, 1 and so on (R16.3); 0
   * if there are not so many. The colours of those who are out do not count (Q15).
   */
  static int weakest(Position p, int side, int index) {
    int[] points = new int[p.sides() - 1];
    int count = 0;
    for (int colour = 0; colour < p.sides(); colour++) {
      if (colour != side && !p.sideOut(colour)) points[count++] = in(p, side, colour);
    }
    Arrays.sort(points, 0, count);
    return index < count ? points[index] : 0;
  }
}
