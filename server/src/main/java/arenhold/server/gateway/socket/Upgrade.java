package arenhold.server.gateway.socket;

import jakarta.websocket.Extension;
import jakarta.websocket.server.ServerEndpointConfig;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import org.apache.tomcat.util.net.SocketWrapperBase;
import org.apache.tomcat.websocket.Transformation;
import org.apache.tomcat.websocket.TransformationResult;
import org.apache.tomcat.websocket.server.WsHandshakeRequest;
import org.apache.tomcat.websocket.server.WsHttpUpgradeHandler;
import org.apache.tomcat.websocket.server.WsServerContainer;

/**
 * The connection that carries a socket. A socket ends when either side closes it, its connection
 * only when both have or it breaks. Public because Tomcat instantiates it.
 */
public final class Upgrade extends WsHttpUpgradeHandler {

  private static final byte TEXT = 1;
  private static final byte BINARY = 2;

  private volatile SocketWrapperBase<?> connection;
  private volatile Runnable besides = () -> {};

  /**
   * @param frame called on the reading thread for every frame that does not begin a message: pings,
   *     pongs, closes and continuations
   */
  void besides(Runnable frame) {
    besides = frame;
  }

  @Override
  public void preInit(
      ServerEndpointConfig endpoint,
      WsServerContainer container,
      WsHandshakeRequest request,
      List<Extension> extensions,
      String subProtocol,
      Transformation transformation,
      Map<String, String> parameters,
      boolean secure) {
    Transformation counted = new Counted();
    if (transformation != null) counted.setNext(transformation);
    super.preInit(
        endpoint, container, request, extensions, subProtocol, counted, parameters, secure);
  }

  /**
   * Changes nothing: a transformation is the only place where Tomcat exposes every frame it reads.
   */
  @SuppressWarnings("unchecked")
  private final class Counted implements Transformation {
    private Transformation next;

    @Override
    public void setNext(Transformation after) {
      if (next == null) next = after;
      else next.setNext(after);
    }

    @Override
    public boolean validateRsvBits(int used) {
      return next.validateRsvBits(used);
    }

    @Override
    public Extension getExtensionResponse() {
      return next.getExtensionResponse();
    }

    @Override
    public TransformationResult getMoreData(byte code, boolean last, int rsv, ByteBuffer to)
        throws IOException {
      return next.getMoreData(code, last, rsv, to);
    }

    @Override
    public boolean validateRsv(int rsv, byte code) {
      if (code != TEXT && code != BINARY) besides.run();
      return next.validateRsv(rsv, code);
    }

    // The type of the parts is private to Tomcat.
    @Override
    @SuppressWarnings("rawtypes")
    public List sendMessagePart(List parts) throws IOException {
      return next.sendMessagePart(parts);
    }

    @Override
    public void close() {
      next.close();
    }
  }

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

  /** Closes the connection without waiting for the other side. */
  void cut() {
    SocketWrapperBase<?> known = connection;
    if (known != null) known.close();
  }
}
