package arenhold.server.faults;

/**
 * One choice or command of a client, under an id that is never used again.
 *
 * @param number counts all invocations of a client, from 0
 * @param match the match it was meant for
 * @param notation what the match's log should contain
 */
record Invocation(String client, long number, String match, int seat, String ack, String notation) {

  /** The fate of an invocation as known to its client. */
  enum Fate {
    /** Sent, and not answered; it may or may not be stored. */
    UNKNOWN,
    /** Acknowledged: it is stored, once. */
    OK,
    /** Refused for good: it is not stored. */
    FAIL
  }
}
