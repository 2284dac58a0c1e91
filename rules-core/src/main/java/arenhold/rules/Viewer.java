package arenhold.rules;

/**
 * A viewer of a match. What a viewer may know determines the results of {@link Match#view}, {@link
 * Event#seenBy} and {@link Match#waiting}.
 */
public sealed interface Viewer {

  /** A viewer without a seat, who knows only what is public. */
  Viewer SPECTATOR = new Spectator();

  /** A viewer of a match that is over, who may see everything. */
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
