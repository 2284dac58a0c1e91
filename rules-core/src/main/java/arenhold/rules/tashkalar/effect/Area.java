package arenhold.rules.tashkalar.effect;

import arenhold.rules.board.SquareSet;

/** Squares that an effect speaks of, such as "adjacent to this piece". */
@FunctionalInterface
public interface Area {
  /** The squares as things stand. */
  SquareSet in(Run run);
}
