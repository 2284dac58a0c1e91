package arenhold.rules;

/**
 * Someone who looks at a match. What a viewer may know decides what {@link Match#view}, {@link
 * Event#seenBy} and {@link Match#waiting} give.
 */
public sealed interface Viewer {

  /** Anybody who holds no seat; knows what is public and nothing else. */
  Viewer SPECTATOR = new Spectator();

  /** Whoever looks at a match that is over: everything is shown. */
  Viewer AFTER_MATCH = new AfterMatch();

  /** The viewer who holds this seat. */
  static Viewer of(Seat seat) {
    return new Holder(seat);
  }

  /** Whether this viewer may know what only the holder of {@code seat} may know. */
  boolean knowsAs(Seat seat);

  /** The holder of a seat. */
  record Holder(Seat seat) implements Viewer {
    @Override
    public boolean knowsAs(Seat other) {
      return seat == other;
    }
  }

  /** See {@link Viewer#SPECTATOR}. */
  record Spectator() implements Viewer {
    @Override
    public boolean knowsAs(Seat seat) {
      return false;
    }
  }

  /** See {@link Viewer#AFTER_MATCH}. */
  record AfterMatch() implements Viewer {
    @Override
    public boolean knowsAs(Seat seat) {
      return true;
    }
  }
}
