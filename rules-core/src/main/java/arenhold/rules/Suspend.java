package arenhold.rules;

/**
 * Carries a run of the rules back to the match when a question has no answer yet. Preallocated and
 * without a stack trace; rules let it pass untouched.
 */
public final class Suspend extends Error {

  static final Suspend SIGNAL = new Suspend();

  private Suspend() {
    super("a question is open", null, false, false);
  }
}
