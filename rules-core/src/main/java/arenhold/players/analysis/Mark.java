package arenhold.players.analysis;

/** How much of the chance of winning a turn has certainly lost. Their order never changes. */
public enum Mark {
  /** Nothing that is certain. */
  NONE(0),
  /** More than 3 points of a hundred. */
  SLIGHT(0.03),
  /** More than 7. */
  CLEAR(0.07),
  /** More than 12. */
  GRAVE(0.12);

  private final double above;

  Mark(double above) {
    this.above = above;
  }

  /** The mark of a loss, by what it is above at 95 %. */
  public static Mark of(Estimate loss) {
    Mark mark = NONE;
    for (Mark each : values()) if (loss.least() > each.above && loss.mean() > 0) mark = each;
    return mark;
  }
}
