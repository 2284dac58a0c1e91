package arenhold.rules.destiny.play;

/** Ends an ability where a player who is out, or leaves instead, would have to choose (D15.5). */
final class Lapsed extends RuntimeException {

  static final Lapsed SIGNAL = new Lapsed();

  private static final long serialVersionUID = 1;

  private Lapsed() {
    super("the player is out or has left", null, false, false);
  }
}
