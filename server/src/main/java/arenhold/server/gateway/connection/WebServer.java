package arenhold.server.gateway.connection;

import arenhold.server.ops.Figures;
import arenhold.server.ops.Settings;
import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import org.apache.catalina.Valve;
import org.apache.catalina.valves.RemoteIpValve;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.stereotype.Component;

/** Configures the web server's connections: limits and trusted proxies. */
@Component
public class WebServer implements WebServerFactoryCustomizer<TomcatServletWebServerFactory> {

  private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);

  /** From this share of all connections on, no more sockets are opened. */
  private static final double NEARLY = 0.95;

  /** File descriptors needed besides connections: the database, the program, logs. */
  private static final int OTHER_FILES = 500;

  private final Settings.Connections settings;
  private final Proxies proxies;
  private final Figures figures;
  private volatile BoundedEndpoint endpoint;

  WebServer(Settings settings, Proxies proxies, Figures figures) {
    this.settings = settings.connections();
    this.proxies = proxies;
    this.figures = figures;
    figures.connections(this::open);
  }

  @Override
  public void customize(TomcatServletWebServerFactory factory) {
    factory.setProtocol(BoundedProtocol.class.getName());
    factory.addConnectorCustomizers(
        connector -> bound(((BoundedProtocol) connector.getProtocolHandler()).endpoint()));
    for (Valve valve : factory.getEngineValves()) {
      if (valve instanceof RemoteIpValve forwarded) forwarded.setInternalProxies(proxies.list());
    }
    warnOfFewFiles();
  }

  private void bound(BoundedEndpoint connections) {
    connections.bound(
        settings.perAddress(), proxies::trusted, settings.headWithin(), figures::connectionRefused);
    endpoint = connections;
  }

  private void warnOfFewFiles() {
    if (ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system) {
      long files = system.getMaxFileDescriptorCount();
      if (files < settings.most() + OTHER_FILES) {
        LOG.warn(
            "{} open files are too few for {} connections: raise the limit (ulimit -n)",
            files,
            settings.most());
      }
    }
  }

  private long open() {
    BoundedEndpoint connections = endpoint;
    return connections == null ? 0 : Math.max(0, connections.getConnectionCount());
  }

  /** Whether so few connections are left that they are reserved for ordinary requests. */
  public boolean nearlyFull() {
    return open() >= settings.most() * NEARLY;
  }
}
