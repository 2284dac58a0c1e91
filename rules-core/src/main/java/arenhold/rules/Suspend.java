package arenhold.rules;

/**
 * Thrown to return control from the rules to the match when a question has no answer yet.
 * Preallocated and without a stack trace; rules must let it propagate.
 */
public final class Suspend extends Error {

  static final Suspend SIGNAL = new Suspend();

  private Suspend() {
    super("a question is open", null, false, false);
  }
}
