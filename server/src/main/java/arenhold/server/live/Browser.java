package arenhold.server.live;

import arenhold.server.protocol.Code;
import java.util.UUID;

/** An open page of somebody. Its methods return at once, whatever its network does. */
public interface Browser {

  /** Whose it is. */
  UUID player();

  /** Sends it a frame. */
  void send(String frame);

  /** Sends it a frame that holds all that was told of the same before, even what it never got. */
  void sendAnew(String frame);

  /** Says why and ends the connection. */
  void close(Code code);
}
