package arenhold.players;

/** Counts the nodes that a player uses for one question. */
public final class Meter {

  private final Thinking thinking;
  private long used;
  private boolean cut;

  public Meter(Thinking thinking) {
    this.thinking = thinking;
  }

  /** Counts this many nodes more. */
  public void use(long nodes) {
    used += nodes;
  }

  /**
   * Whether to think on: the budget is not used up, and nothing has ended the thinking early. To be
   * asked at points that depend on nothing but the arguments of {@link Player#decide}, so that a
   * decision that was cut short can be repeated.
   */
  public boolean goesOn() {
    return !cut && used < thinking.nodes() && !ends();
  }

  /**
   * Whether something has ended the thinking early. Where that is found out between two calls of
   * {@link #goesOn}, the decision must be the one that the second, false, would have left.
   */
  public boolean ends() {
    cut |= thinking.stop().test(used);
    return cut;
  }

  /** The nodes that may be used. */
  public long budget() {
    return thinking.nodes();
  }

  /** The nodes used so far. */
  public long used() {
    return used;
  }

  /** Whether the thinking was ended early. */
  public boolean cut() {
    return cut;
  }
}
