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
   * Whether the thinking was ended early. A player that learns so between two calls of {@link
   * #goesOn} decides as if the second had answered false.
   */
  public boolean ends() {
    if (!cut) cut = thinking.stop().test(used);
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
