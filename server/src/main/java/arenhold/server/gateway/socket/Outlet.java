package arenhold.server.gateway.socket;

import java.util.function.Consumer;
import org.springframework.web.socket.CloseStatus;

/** Sends a socket's frames, one at a time. Its methods do not block. */
interface Outlet {

  /**
   * Sends a frame.
   *
   * @param then called, on any thread, once the frame is sent: with null, or why it failed
   */
  void send(String frame, Consumer<Throwable> then);

  /** Closes the socket. */
  void close(CloseStatus status);
}
