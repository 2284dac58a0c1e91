package arenhold.rules.tashkalar;

/**
 * The points of all sides: of claimed tasks or on the track, one number a side; in a Melee one in
 * each enemy colour (R10.12). Immutable.
 */
final class Points {

  private final int[] numbers;
  private final int sides;

  private Points(int[] numbers, int sides) {
    this.numbers = numbers;
    this.sides = sides;
  }

  /** No points, one number a side. */
  static Points each(int sides) {
    return new Points(new int[sides], sides);
  }

  /** No points, in each colour. */
  static Points byColour(int sides) {
    return new Points(new int[sides * sides], sides);
  }

  /** Whether points are kept by enemy colour. */
  boolean byColour() {
    return numbers.length > sides;
  }

  /** The points of {@code side} where they are not kept by colour. */
  int of(int side) {
    return numbers[side];
  }

  /** The points of {@code side} in a colour; 0 in its own. */
  int in(int side, int colour) {
    return numbers[side * sides + colour];
  }

  /** With more points for {@code side} where they are not kept by colour. */
  Points and(int side, int more) {
    return andAt(side, more);
  }

  /** With more points for {@code side} in a colour. */
  Points and(int side, int colour, int more) {
    return andAt(side * sides + colour, more);
  }

  private Points andAt(int index, int more) {
    int[] changed = numbers.clone();
    changed[index] += more;
    return new Points(changed, sides);
  }
}
