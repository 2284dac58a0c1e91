package arenhold.server.gateway.socket;

import arenhold.server.account.Player;
import arenhold.server.gateway.limit.Buckets;
import arenhold.server.ops.Settings;
import arenhold.server.protocol.Code;
import io.github.bucket4j.Bucket;
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
 * The life of all sockets of one kind, from handshake to close, whatever messages they carry.
 *
 * @param <S> the state kept for an open socket
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

  /** The open sockets by session id. */
  final Map<String, S> open() {
    return open;
  }

  /** Creates the state of a new socket. */
  abstract S opened(WebSocketSession session, Outlet out, Player player);

  /** Closes a socket, after what was sent to it before. */
  abstract void close(S socket, Code code);

  /** Called when a new socket is open and allowed to stay. */
  abstract void came(S socket);

  /** Called when an open socket has closed. */
  abstract void gone(S socket);

  @Override
  public final void afterConnectionEstablished(WebSocketSession session) {
    Player player = (Player) session.getAttributes().get(Handshake.PLAYER);
    S socket = opened(session, new SessionOutlet(session, limits), player);
    open.put(session.getId(), socket);
    SocketCount.Place place = Handshake.place(session);
    Bucket besides = Buckets.full(limits.seatMessages(), limits.window());
    place
        .connection()
        .besides(
            () -> {
              if (!besides.tryConsume(1)) close(socket, Code.TOO_FAST);
            });
    Code ended = place.open();
    if (ended != null) close(socket, ended);
    // Checked after the socket was added: a concurrent stop() either closes it or is seen here.
    else if (!running) close(socket, Code.RESTARTING);
    else came(socket);
  }

  @Override
  protected final void handleTextMessage(WebSocketSession session, TextMessage message) {
    S socket = open.get(session.getId());
    if (socket == null) return;
    if (message.getPayloadLength() > most()) {
      close(socket, Code.TOO_LARGE);
    } else {
      heard(session.getId(), socket, message);
    }
  }

  /** The largest text message, or part of one where these are heard, in bytes of UTF-8. */
  int most() {
    return SocketConfiguration.LARGEST_FRAME;
  }

  /**
   * Called for each part of a text message of an open socket.
   *
   * @param part the whole message, except where {@link #supportsPartialMessages}
   */
  void heard(String session, S socket, TextMessage part) {
    heard(session, socket, part.getPayload());
  }

  /** Called for each text message of an open socket. */
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

  /** Closes all sockets before the web server stops, so that clients reconnect at once. */
  @Override
  public final void stop() {
    running = false;
    open.values().forEach(socket -> close(socket, Code.RESTARTING));
  }

  @Override
  public final boolean isRunning() {
    return running;
  }
}
