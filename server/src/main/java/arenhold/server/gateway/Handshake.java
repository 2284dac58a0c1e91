package arenhold.server.gateway;

import arenhold.server.account.Player;
import arenhold.server.ops.Figures;
import arenhold.server.protocol.Code;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
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

  private final Sessions sessions;
  private final Origins origins;
  private final SocketCount count;
  private final WebServer connections;
  private final Figures figures;

  Handshake(
      Sessions sessions,
      Origins origins,
      SocketCount count,
      WebServer connections,
      Figures figures) {
    this.sessions = sessions;
    this.origins = origins;
    this.count = count;
    this.connections = connections;
    this.figures = figures;
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
      Map<String, Object> attributes)
      throws IOException {
    var servlet = ((ServletServerHttpRequest) request).getServletRequest();
    HttpHeaders headers = request.getHeaders();
    String address = servlet.getRemoteAddr();
    if (!origins.ours(headers, headers.getFirst(HttpHeaders.HOST))
        || !origins.safe(servlet.isSecure(), address)) {
      return refuse(response, HttpStatus.FORBIDDEN, Code.WRONG_ORIGIN);
    }
    if (connections.nearlyFull()) {
      return refuse(response, HttpStatus.SERVICE_UNAVAILABLE, Code.BUSY);
    }
    long ends = count.ends();
    Player player = sessions.player(servlet).orElse(null);
    if (player == null) return refuse(response, HttpStatus.UNAUTHORIZED, Code.NO_SESSION);
    SocketCount.Place place = count.enter(player, Network.customer(address));
    if (place == null) return refuse(response, HttpStatus.TOO_MANY_REQUESTS, Code.TOO_MANY);
    // From here on it is told of sessions that end; one may have ended since it was looked up.
    if (count.ends() != ends && sessions.player(servlet).isEmpty()) {
      place.leave();
      return refuse(response, HttpStatus.UNAUTHORIZED, Code.NO_SESSION);
    }
    SocketRequest.count(servlet, place);
    attributes.put(PLAYER, player);
    attributes.put(PLACE, place);
    servlet.setAttribute(PLACE, place);
    return true;
  }

  private boolean refuse(ServerHttpResponse response, HttpStatus status, Code code)
      throws IOException {
    figures.refused(code.text());
    response.setStatusCode(status);
    response.getHeaders().setContentType(MediaType.APPLICATION_JSON);
    String body = "{\"code\":\"" + code.text() + "\"}";
    response.getBody().write(body.getBytes(StandardCharsets.US_ASCII));
    return false;
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
