package arenhold.server.gateway.socket;

import java.util.function.Consumer;
import org.springframework.web.socket.CloseStatus;

/** Where a socket's frames go out, one after the other. Its methods return at once. */
interface Outlet {

  /**
   * Sends a frame.
   *
   * @param then told, on whatever thread, once it has left, of null or of why it could not
   */
  void send(String frame, Consumer<Throwable> then);

  /** Ends the socket. */
  void close(CloseStatus status);
}
