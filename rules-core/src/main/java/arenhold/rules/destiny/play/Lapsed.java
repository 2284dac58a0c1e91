package arenhold.rules.destiny.play;

/** Ends an ability where a player who is out would have to choose (D15.5). */
final class Lapsed extends RuntimeException {

  static final Lapsed SIGNAL = new Lapsed();

  private static final long serialVersionUID = 1;

  private Lapsed() {
    super("the player is out", null, false, false);
  }
}
