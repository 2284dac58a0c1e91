package arenhold.server.gateway.socket;

import arenhold.server.account.Player;
import arenhold.server.gateway.connection.WebServer;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.request.Network;
import arenhold.server.ops.DatabaseAway;
import arenhold.server.ops.Figures;
import arenhold.server.protocol.Code;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.http.server.ServletServerHttpRequest;
import org.springframework.http.server.ServletServerHttpResponse;
import org.springframework.transaction.TransactionException;
import org.springframework.web.socket.WebSocketHandler;
import org.springframework.web.socket.WebSocketSession;
import org.springframework.web.socket.server.HandshakeInterceptor;

/** Decides who may open a socket, within the limits that are the same for all. */
abstract class Handshake implements HandshakeInterceptor {

  private static final Logger LOG = LoggerFactory.getLogger(Handshake.class);

  static final String PLAYER = "player";
  static final String PLACE = "place";

  private final SocketCount count;
  private final WebServer connections;
  private final Figures figures;

  Handshake(SocketCount count, WebServer connections, Figures figures) {
    this.count = count;
    this.connections = connections;
    this.figures = figures;
  }

  /**
   * Refuses requests that may open no socket whoever sends them.
   *
   * @throws Refusal if this is one
   */
  abstract void check(HttpServletRequest request, HttpHeaders headers);

  /** Who sends this request, by what it proves; empty if it proves nothing, or nothing any more. */
  abstract Optional<Player> player(
      HttpServletRequest request, HttpHeaders headers, Map<String, Object> attributes);

  /** Why a request that proves nothing is refused. */
  abstract Refusal unproven();

  /** The place where a socket that passed this handshake is counted. */
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
    try {
      admit(request, attributes);
      return true;
    } catch (Refusal refusal) {
      return refuse(response, refusal);
    } catch (DataAccessException | TransactionException failure) {
      DatabaseAway.warn(LOG, "no one can open a socket", failure);
      return refuse(response, Refusal.unavailable());
    }
  }

  /**
   * Records who opens a socket and counts it.
   *
   * @throws Refusal if they may not
   */
  private void admit(ServerHttpRequest request, Map<String, Object> attributes) {
    var servlet = ((ServletServerHttpRequest) request).getServletRequest();
    HttpHeaders headers = request.getHeaders();
    check(servlet, headers);
    if (connections.nearlyFull()) throw Refusal.busy();
    long ends = count.ends();
    Player player = player(servlet, headers, attributes).orElseThrow(this::unproven);
    SocketCount.Place place = count.enter(player, Network.customer(servlet.getRemoteAddr()));
    if (place == null) throw new Refusal(Code.TOO_MANY, HttpStatus.TOO_MANY_REQUESTS);
    // From here on the place hears of sessions that end; this one may have ended since its lookup.
    boolean there = false;
    try {
      there = count.ends() == ends || player(servlet, headers, attributes).isPresent();
    } finally {
      if (!there) place.leave();
    }
    if (!there) throw unproven();
    SocketRequest.count(servlet, place);
    attributes.put(PLAYER, player);
    attributes.put(PLACE, place);
    servlet.setAttribute(PLACE, place);
  }

  private boolean refuse(ServerHttpResponse response, Refusal refusal) throws IOException {
    figures.refused(refusal.code().text());
    refusal.answer(((ServletServerHttpResponse) response).getServletResponse());
    return false;
  }

  /** A request that did not become a socket is not counted as one. */
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
