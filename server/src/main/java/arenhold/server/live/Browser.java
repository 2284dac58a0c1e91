package arenhold.server.live;

import arenhold.server.protocol.Code;
import java.util.UUID;

/** A player's open page. Its methods do not block, whatever its network does. */
public interface Browser {

  /** The player whose page it is. */
  UUID player();

  /** Sends it a frame. */
  void send(String frame);

  /**
   * Sends it a snapshot frame, which supersedes all earlier frames about the same, even lost ones.
   */
  void sendSnapshot(String frame);

  /** Closes the connection with a reason. */
  void close(Code code);
}
