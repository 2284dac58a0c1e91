package arenhold.server.gateway.socket;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpUpgradeHandler;
import java.io.IOException;
import java.util.Collections;
import java.util.Enumeration;
import org.apache.tomcat.websocket.server.WsHttpUpgradeHandler;
import org.springframework.web.util.WebUtils;

/**
 * A socket's handshake request as Tomcat sees it: without the client's extensions, so that no frame
 * is compressed once per socket, and upgraded to an {@link Upgrade}, so that the end of its
 * connection is known.
 */
public final class SocketRequest extends HttpServletRequestWrapper {

  private static final String EXTENSIONS = "Sec-WebSocket-Extensions";

  private SocketCount.Place place;

  public SocketRequest(HttpServletRequest request) {
    super(request);
  }

  /** Sets the place where the socket opened by this request is counted. */
  static void count(HttpServletRequest request, SocketCount.Place place) {
    SocketRequest opening = WebUtils.getNativeRequest(request, SocketRequest.class);
    if (opening != null) opening.place = place;
  }

  @Override
  public String getHeader(String name) {
    return EXTENSIONS.equalsIgnoreCase(name) ? null : super.getHeader(name);
  }

  @Override
  public Enumeration<String> getHeaders(String name) {
    return EXTENSIONS.equalsIgnoreCase(name)
        ? Collections.emptyEnumeration()
        : super.getHeaders(name);
  }

  @Override
  public Enumeration<String> getHeaderNames() {
    var names = Collections.list(super.getHeaderNames());
    names.removeIf(EXTENSIONS::equalsIgnoreCase);
    return Collections.enumeration(names);
  }

  @Override
  public <T extends HttpUpgradeHandler> T upgrade(Class<T> handler)
      throws IOException, ServletException {
    if (handler != WsHttpUpgradeHandler.class) return super.upgrade(handler);
    Upgrade upgrade = super.upgrade(Upgrade.class);
    place.carriedBy(upgrade);
    return handler.cast(upgrade);
  }
}
