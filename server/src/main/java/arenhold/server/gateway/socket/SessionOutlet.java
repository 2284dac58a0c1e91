package arenhold.server.gateway.socket;

import arenhold.server.ops.Settings;
import jakarta.websocket.Session;
import java.io.IOException;
import java.util.function.Consumer;
import org.springframework.web.socket.CloseStatus;
import org.springframework.web.socket.WebSocketSession;
import org.springframework.web.socket.adapter.NativeWebSocketSession;

/**
 * Sends frames through Tomcat without blocking: a client that does not read occupies no thread. A
 * frame that it does not accept in time fails.
 */
final class SessionOutlet implements Outlet {

  private static final String WRITE_WITHIN = "org.apache.tomcat.websocket.BLOCKING_SEND_TIMEOUT";
  private static final String READ_WITHIN = "org.apache.tomcat.websocket.READ_IDLE_TIMEOUT_MS";

  private final WebSocketSession session;
  private final Session inner;

  /** Also closes the socket if its client is silent or does not read for too long. */
  SessionOutlet(WebSocketSession session, Settings.Limits limits) {
    this.session = session;
    inner = ((NativeWebSocketSession) session).getNativeSession(Session.class);
    inner.getUserProperties().put(WRITE_WITHIN, limits.writeWithin().toMillis());
    inner.getUserProperties().put(READ_WITHIN, limits.silence().toMillis());
    inner.getAsyncRemote().setSendTimeout(limits.writeWithin().toMillis());
  }

  @Override
  public void send(String frame, Consumer<Throwable> then) {
    try {
      inner.getAsyncRemote().sendText(frame, sent -> then.accept(sent.getException()));
    } catch (IllegalStateException closed) {
      then.accept(closed);
    }
  }

  /** Only the close frame may block until it is read, on a thread of its own. */
  @Override
  public void close(CloseStatus status) {
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                session.close(status);
              } catch (IOException | IllegalStateException gone) {
                // The client is already gone.
              }
            });
  }
}
