package arenhold.rules;

/** The result of an attempt to change a match: applied, or refused for a reason. */
public sealed interface Step<P> {

  /**
   * It was legal; {@code match} is the match after it, whose {@link Match#news} tell what happened.
   */
  record Applied<P>(Match<P> match) implements Step<P> {}

  /** It was refused and nothing changed. */
  record Rejected<P>(Reason reason) implements Step<P> {}

  /** Why something was refused. */
  enum Reason {
    /** The match is over. */
    OVER,
    /** This seat has no open question. */
    NOT_ASKED,
    /** The question does not offer this choice. */
    NOT_OFFERED,
    /** The rules or the table's options do not allow this command here. */
    NOT_ALLOWED,
    /** This seat has nothing to take back, or something has been revealed since. */
    NO_RETURN
  }
}
