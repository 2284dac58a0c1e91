package arenhold.rules.destiny.play;

/** Ends the running unit: the match is over (D14.1). */
public final class Over extends RuntimeException {

  static final Over SIGNAL = new Over();

  private static final long serialVersionUID = 1;

  private Over() {
    super("the match is over", null, false, false);
  }
}
