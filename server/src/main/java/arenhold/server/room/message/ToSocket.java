package arenhold.server.room.message;

import arenhold.server.protocol.Code;
import arenhold.server.protocol.Told;

/** What a room says to one of its members, which is a socket or a program. */
public sealed interface ToSocket extends CborSerializable {

  /** Send this. */
  record Send(Told told) implements ToSocket {}

  /**
   * This is a snapshot: messages that still wait to be sent may be dropped, since it holds all of
   * them.
   *
   * @param told the snapshot
   */
  record Snapshot(Told told) implements ToSocket {}

  /** The room is still waking, or waits in line to: there is nothing to send yet. */
  record InLine() implements ToSocket {}

  /** Say why, then close. */
  record Close(Code code) implements ToSocket {}
}
