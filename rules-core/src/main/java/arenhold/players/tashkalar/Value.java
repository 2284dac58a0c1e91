package arenhold.players.tashkalar;

import arenhold.rules.tashkalar.Position;

/** What a position is worth to a seat. Depends on nothing that is hidden from that seat. */
interface Value {

  /**
   * The worth of a position to {@code seat}: more is better. Values of positions with as many
   * actions left are comparable.
   *
   * @param p at a checkpoint, or suspended at a question of its turn; only read
   */
  double of(Position p, int seat);

  /** The chance of winning, from 0 to 1, that belongs to a value at the end of a turn. */
  double chance(double value);
}
