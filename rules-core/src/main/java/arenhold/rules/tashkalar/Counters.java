package arenhold.rules.tashkalar;

/**
 * The enemy colours whose counter each side can still turn in order to improvise (R9.1).
 *
 * @param bits four bits a side, one for each colour
 */
record Counters(int bits) {

  private static final int EACH = 4;

  /** No counter, as in all forms but the Melee. */
  static final Counters NONE = new Counters(0);

  /** One for every enemy colour of every side. */
  static Counters all(int sides) {
    Counters all = NONE;
    for (int side = 0; side < sides; side++) {
      all = all.with(side, (1 << sides) - 1 & ~(1 << side));
    }
    return all;
  }

  /** The colours whose counter {@code side} can still turn, one bit each. */
  int of(int side) {
    return bits >> EACH * side & (1 << EACH) - 1;
  }

  /** With these colours, one bit each, for {@code side}. */
  Counters with(int side, int colours) {
    int others = bits & ~((1 << EACH) - 1 << EACH * side);
    return new Counters(others | colours << EACH * side);
  }

  /** Once {@code side} has turned that of a colour. */
  Counters turned(int side, int colour) {
    return with(side, of(side) & ~(1 << colour));
  }
}
