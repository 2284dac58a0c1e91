package arenhold.server.room.message;

import arenhold.server.protocol.Code;

/** What a room says to one of its sockets. */
public sealed interface ToSocket extends CborSerializable {

  /** Send this frame. */
  record Send(String frame) implements ToSocket {}

  /**
   * This is a snapshot: whatever still waits to be sent may be dropped, since it holds all of it.
   *
   * @param frame the snapshot's frame
   */
  record Anew(String frame) implements ToSocket {}

  /** The room is still waking or waits in line for it: there is nothing to send yet. */
  record InLine() implements ToSocket {}

  /** Say why, then close. */
  record Close(Code code) implements ToSocket {}
}
