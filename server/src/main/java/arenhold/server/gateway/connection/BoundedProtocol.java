package arenhold.server.gateway.connection;

import org.apache.coyote.http11.Http11NioProtocol;

/**
 * HTTP on the limited connections of {@link BoundedEndpoint}. Public because Tomcat instantiates
 * it.
 */
public final class BoundedProtocol extends Http11NioProtocol {

  private final BoundedEndpoint endpoint;

  public BoundedProtocol() {
    this(new BoundedEndpoint());
  }

  private BoundedProtocol(BoundedEndpoint endpoint) {
    super(endpoint);
    this.endpoint = endpoint;
  }

  BoundedEndpoint endpoint() {
    return endpoint;
  }
}
