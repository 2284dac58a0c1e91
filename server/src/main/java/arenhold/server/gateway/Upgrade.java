package arenhold.server.gateway;

import org.apache.tomcat.util.net.SocketWrapperBase;
import org.apache.tomcat.websocket.server.WsHttpUpgradeHandler;

/**
 * The connection below a socket. The socket ends when either side says so, the connection only once
 * both have or it breaks. Public because Tomcat makes it.
 */
public final class Upgrade extends WsHttpUpgradeHandler {

  private volatile SocketWrapperBase<?> connection;

  @Override
  public void setSocketWrapper(SocketWrapperBase<?> wrapper) {
    connection = wrapper;
    super.setSocketWrapper(wrapper);
  }

  /** Whether the connection has ended. */
  boolean gone() {
    SocketWrapperBase<?> known = connection;
    return known != null && known.isClosed();
  }

  /** Ends the connection, whatever its other side still has to say. */
  void cut() {
    SocketWrapperBase<?> known = connection;
    if (known != null) known.close();
  }
}
