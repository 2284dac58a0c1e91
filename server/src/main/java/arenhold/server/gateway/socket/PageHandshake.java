package arenhold.server.gateway.socket;

import arenhold.server.account.Player;
import arenhold.server.gateway.connection.WebServer;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.request.Origins;
import arenhold.server.gateway.session.Sessions;
import arenhold.server.ops.Figures;
import arenhold.server.protocol.Code;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import java.util.Optional;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Lets our own pages open sockets, for players with a session. */
@Component
class PageHandshake extends Handshake {

  private final Sessions sessions;
  private final Origins origins;

  PageHandshake(
      Sessions sessions,
      Origins origins,
      SocketCount count,
      WebServer connections,
      Figures figures) {
    super(count, connections, figures);
    this.sessions = sessions;
    this.origins = origins;
  }

  @Override
  void check(HttpServletRequest request, HttpHeaders headers) {
    if (!origins.ours(headers, headers.getFirst(HttpHeaders.HOST))
        || !origins.safe(request.isSecure(), request.getRemoteAddr())) {
      throw new Refusal(Code.WRONG_ORIGIN, HttpStatus.FORBIDDEN);
    }
  }

  @Override
  Optional<Player> player(
      HttpServletRequest request, HttpHeaders headers, Map<String, Object> attributes) {
    return sessions.player(request);
  }

  @Override
  Refusal unproven() {
    return new Refusal(Code.NO_SESSION, HttpStatus.UNAUTHORIZED);
  }
}
