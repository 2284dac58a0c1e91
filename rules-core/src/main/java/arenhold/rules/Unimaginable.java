package arenhold.rules;

/**
 * No match is found that fits what a seat knows: what it is said to know cannot come from a match,
 * or a match that fits is hardly ever met ({@link Imagination}).
 */
public final class Unimaginable extends IllegalStateException {

  private static final long serialVersionUID = 1;

  Unimaginable(Seat seat) {
    super("no match fits what seat " + seat + " knows");
  }
}
