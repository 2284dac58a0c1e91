package arenhold.server.faults;

/** A message that a client has sent, or is about to, and whose fate is unknown. */
final class Outstanding {

  /** Null for messages before a match. */
  final Invocation invocation;

  final String ack;
  final String frame;

  /** The question it answers, or -1. */
  final long asked;

  /** When it was sent last, in nanoseconds. */
  long sentAt;

  /** When it is due, again or for the first time. */
  long due;

  /** Whether it has been sent at all. */
  boolean sent;

  /** Outstanding answers to its copies. */
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

  /** Records that this many copies are about to be sent. */
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
