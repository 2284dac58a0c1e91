package arenhold.rules.destiny.play;

/**
 * What a card changes about a die that it lets be resolved (D8.10, D8.12).
 *
 * @param plus what is added to the total
 * @param exact what the total is instead; -1 for what the dice show
 * @param unblockable whether its damage is unblockable
 * @param free whether the costs of its sides are waived
 * @param alone whether a modifier side can be resolved by itself (card 124)
 */
public record Change(int plus, int exact, boolean unblockable, boolean free, boolean alone) {

  /** Nothing. */
  public static final Change NONE = new Change(0, -1, false, false, false);

  /** The total is so much more. */
  public static Change plus(int more) {
    return new Change(more, -1, false, false, false);
  }

  /** The total is this. */
  public static Change exactly(int total) {
    return new Change(0, total, false, false, false);
  }

  /** Its damage is unblockable. */
  public static final Change UNBLOCKABLE = new Change(0, -1, true, false, false);

  /** Its side's cost is waived. */
  public static final Change FREE = new Change(0, -1, false, true, false);

  /** A modifier side is resolved by itself. */
  public static final Change ALONE = new Change(0, -1, false, false, true);

  /** The total of dice that show this much together. */
  public int total(int shown) {
    return (exact < 0 ? shown : exact) + plus;
  }
}
