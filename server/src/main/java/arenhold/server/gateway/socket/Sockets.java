package arenhold.server.gateway.socket;

import arenhold.server.account.Player;
import arenhold.server.gateway.limit.Credits;
import arenhold.server.ops.Settings;
import arenhold.server.protocol.Code;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.web.socket.CloseStatus;
import org.springframework.web.socket.TextMessage;
import org.springframework.web.socket.WebSocketSession;
import org.springframework.web.socket.handler.TextWebSocketHandler;

/**
 * All sockets of one kind, each from its handshake to its end, whatever is said on it.
 *
 * @param <S> what is kept of one that is open
 */
abstract class Sockets<S> extends TextWebSocketHandler implements SmartLifecycle {

  private static final Logger LOG = LoggerFactory.getLogger(Sockets.class);

  private final Settings.Limits limits;
  private final Map<String, S> open = new ConcurrentHashMap<>();
  private volatile boolean running;

  Sockets(Settings.Limits limits) {
    this.limits = limits;
  }

  final Settings.Limits limits() {
    return limits;
  }

  /** Those that are open, by the id of their session. */
  final Map<String, S> open() {
    return open;
  }

  /** What will be kept of a new one. */
  abstract S opened(String session, Outlet out, Player player);

  abstract Connection connection(S socket);

  /** A new one is open, and one of those that may be. */
  abstract void came(S socket);

  /** One that was open is closed. */
  abstract void gone(S socket);

  @Override
  public final void afterConnectionEstablished(WebSocketSession session) {
    Player player = (Player) session.getAttributes().get(Handshake.PLAYER);
    S socket = opened(session.getId(), new SessionOutlet(session, limits), player);
    open.put(session.getId(), socket);
    SocketCount.Place place = Handshake.place(session);
    Credits besides = new Credits(limits.seatMessages(), limits.window(), System::nanoTime);
    place
        .connection()
        .besides(
            () -> {
              if (!besides.take()) connection(socket).close(Code.TOO_FAST);
            });
    Code ended = place.open();
    if (ended != null) connection(socket).close(ended);
    // Asked after it was put there: who stops, stops it or is seen here.
    else if (!running) connection(socket).close(Code.RESTARTING);
    else came(socket);
  }

  @Override
  protected final void handleTextMessage(WebSocketSession session, TextMessage message) {
    S socket = open.get(session.getId());
    if (socket == null) return;
    if (message.getPayloadLength() > SocketConfiguration.LARGEST_FRAME) {
      connection(socket).close(Code.TOO_LARGE);
    } else {
      heard(session.getId(), socket, message.getPayload());
    }
  }

  /** One that is open says something. */
  abstract void heard(String session, S socket, String text);

  @Override
  public final void handleTransportError(WebSocketSession session, Throwable error) {
    LOG.debug("socket {} broke: {}", session.getId(), error.toString());
  }

  @Override
  public final void afterConnectionClosed(WebSocketSession session, CloseStatus status) {
    S socket = open.remove(session.getId());
    Handshake.place(session).closed();
    if (socket != null) gone(socket);
  }

  @Override
  public final void start() {
    running = true;
  }

  /** Sends everybody away before the web server stops, so that they come again at once. */
  @Override
  public final void stop() {
    running = false;
    open.values().forEach(socket -> connection(socket).close(Code.RESTARTING));
  }

  @Override
  public final boolean isRunning() {
    return running;
  }
}
