package arenhold.rules;

/**
 * Thrown to end what the rules play {@link Table#untilOneLeaves}, which catches it. Preallocated
 * and without a stack trace; rules let it propagate.
 */
final class BrokenOff extends Error {

  static final BrokenOff SIGNAL = new BrokenOff();

  private BrokenOff() {
    super("a seat has left", null, false, false);
  }
}
