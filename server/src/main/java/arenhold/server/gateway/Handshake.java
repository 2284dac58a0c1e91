package arenhold.server.gateway;

import arenhold.server.account.Player;
import java.util.Map;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.http.server.ServletServerHttpRequest;
import org.springframework.stereotype.Component;
import org.springframework.web.socket.WebSocketHandler;
import org.springframework.web.socket.server.HandshakeInterceptor;

/** Judges who may open a socket: our own pages, people with a session, not too many. */
@Component
class Handshake implements HandshakeInterceptor {

  static final String PLAYER = "player";
  static final String ADDRESS = "address";

  private final Sessions sessions;
  private final Origins origins;
  private final SocketCount count;

  Handshake(Sessions sessions, Origins origins, SocketCount count) {
    this.sessions = sessions;
    this.origins = origins;
    this.count = count;
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
    if (!count.enter(player, address)) {
      response.setStatusCode(HttpStatus.TOO_MANY_REQUESTS);
      return false;
    }
    attributes.put(PLAYER, player);
    attributes.put(ADDRESS, address);
    return true;
  }

  @Override
  public void afterHandshake(
      ServerHttpRequest request,
      ServerHttpResponse response,
      WebSocketHandler handler,
      Exception failure) {
    if (failure == null) return;
    var servlet = ((ServletServerHttpRequest) request).getServletRequest();
    sessions.player(servlet).ifPresent(player -> count.left(player, servlet.getRemoteAddr()));
  }
}
