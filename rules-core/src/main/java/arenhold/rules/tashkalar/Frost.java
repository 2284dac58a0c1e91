package arenhold.rules.tashkalar;

import java.util.Arrays;

/**
 * What Everfrost keeps beside the board and the cards: frozen effects in play (R18.2), and how many
 * actions fewer sides have in their next turn (R18.8). Immutable; {@link Freezing} and {@link
 * Thawing} have the rules.
 */
final class Frost {

  /** The card of a seat without a frozen effect. */
  static final int NOTHING = -1;

  private final int[] frozen;
  private final int[] fewer;

  private Frost(int[] frozen, int[] fewer) {
    this.frozen = frozen;
    this.fewer = fewer;
  }

  /** The beginning of a match. */
  static Frost none(int seats, int sides) {
    int[] frozen = new int[seats];
    Arrays.fill(frozen, NOTHING);
    return new Frost(frozen, new int[sides]);
  }

  /** The card of {@code seat} with a frozen effect in play, or {@link #NOTHING}. */
  int frozen(int seat) {
    return frozen[seat];
  }

  /** With this card as the frozen effect of {@code seat}, or {@link #NOTHING}. */
  Frost withFrozen(int seat, int card) {
    int[] changed = frozen.clone();
    changed[seat] = card;
    return new Frost(changed, fewer);
  }

  /** How many actions fewer {@code side} has in its next turn. */
  int fewer(int side) {
    return fewer[side];
  }

  /** With {@code actions} fewer for {@code side} in its next turn. */
  Frost withFewer(int side, int actions) {
    if (fewer[side] == actions) return this;
    int[] changed = fewer.clone();
    changed[side] = actions;
    return new Frost(frozen, changed);
  }
}
