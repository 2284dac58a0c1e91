package arenhold.server.faults;

/** A message that a client has sent, or is about to, and whose fate it does not know. */
final class Outstanding {

  /** Null for what only gathers people at a table. */
  final Invocation invocation;

  final String ack;
  final String frame;

  /** The question it answers, or -1. */
  final long asked;

  /** When it was sent last, in nanoseconds. */
  long sentAt;

  /** When it is to be sent, again or for the first time. */
  long due;

  /** Whether it has been sent at all. */
  boolean sent;

  /** Answers that are still to come for its copies. */
  int copies;

  boolean acknowledged;
  boolean refused;
  boolean unavailable;

  Outstanding(Invocation invocation, String ack, String frame, long asked) {
    this.invocation = invocation;
    this.ack = ack;
    this.frame = frame;
    this.asked = asked;
    this.due = System.nanoTime();
  }

  /** It is about to be sent so many times at once. */
  void sending(int times) {
    sent = true;
    sentAt = System.nanoTime();
    due = Long.MAX_VALUE;
    copies = times;
    acknowledged = false;
    refused = false;
    unavailable = false;
  }
}
