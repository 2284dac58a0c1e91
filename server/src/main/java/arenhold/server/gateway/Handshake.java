package arenhold.server.gateway;

import arenhold.server.account.Player;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.http.server.ServletServerHttpRequest;
import org.springframework.http.server.ServletServerHttpResponse;
import org.springframework.stereotype.Component;
import org.springframework.web.socket.WebSocketHandler;
import org.springframework.web.socket.WebSocketSession;
import org.springframework.web.socket.server.HandshakeInterceptor;

/** Judges who may open a socket: our own pages, people with a session, not too many. */
@Component
class Handshake implements HandshakeInterceptor {

  static final String PLAYER = "player";
  static final String PLACE = "place";

  private static final Duration OPENS_WITHIN = Duration.ofSeconds(10);

  private final Sessions sessions;
  private final Origins origins;
  private final SocketCount count;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("handshake-clock").factory());

  Handshake(Sessions sessions, Origins origins, SocketCount count) {
    this.sessions = sessions;
    this.origins = origins;
    this.count = count;
  }

  /** Where a socket that came through here is counted. */
  static SocketCount.Place place(WebSocketSession session) {
    return (SocketCount.Place) session.getAttributes().get(PLACE);
  }

  @Override
  public boolean beforeHandshake(
      ServerHttpRequest request,
      ServerHttpResponse response,
      WebSocketHandler handler,
      Map<String, Object> attributes) {
    var servlet = ((ServletServerHttpRequest) request).getServletRequest();
    HttpHeaders headers = request.getHeaders();
    String address = servlet.getRemoteAddr();
    if (!origins.ours(headers, headers.getFirst(HttpHeaders.HOST))
        || !origins.safe(servlet.isSecure(), address)) {
      response.setStatusCode(HttpStatus.FORBIDDEN);
      return false;
    }
    Player player = sessions.player(servlet).orElse(null);
    if (player == null) {
      response.setStatusCode(HttpStatus.UNAUTHORIZED);
      return false;
    }
    SocketCount.Place place = count.enter(player, Network.customer(address));
    if (place == null) {
      response.setStatusCode(HttpStatus.TOO_MANY_REQUESTS);
      return false;
    }
    // Where the client goes away before the socket is open, nobody tells.
    clock.schedule(place::expire, OPENS_WITHIN.toMillis(), TimeUnit.MILLISECONDS);
    attributes.put(PLAYER, player);
    attributes.put(PLACE, place);
    servlet.setAttribute(PLACE, place);
    return true;
  }

  /** A request that turned out to be none for a socket is not counted as one. */
  @Override
  public void afterHandshake(
      ServerHttpRequest request,
      ServerHttpResponse response,
      WebSocketHandler handler,
      Exception failure) {
    int status = ((ServletServerHttpResponse) response).getServletResponse().getStatus();
    if (failure == null && status == HttpStatus.SWITCHING_PROTOCOLS.value()) return;
    var servlet = ((ServletServerHttpRequest) request).getServletRequest();
    if (servlet.getAttribute(PLACE) instanceof SocketCount.Place place) place.leave();
  }
}
