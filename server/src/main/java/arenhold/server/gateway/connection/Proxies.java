package arenhold.server.gateway.connection;

import arenhold.server.ops.Settings;
import java.net.InetAddress;
import org.apache.catalina.util.NetMask;
import org.apache.catalina.util.NetMaskSet;
import org.springframework.stereotype.Component;

/** The trusted proxies, whose forwarded client addresses are used. */
@Component
class Proxies {

  private final NetMaskSet networks = new NetMaskSet();

  /**
   * @throws IllegalArgumentException if an entry is neither an address nor a network
   */
  Proxies(Settings settings) {
    settings.trustedProxies().stream().map(Proxies::network).forEach(networks::add);
  }

  /** A single address becomes a network of one. */
  private static NetMask network(String named) {
    String name = named.strip();
    try {
      if (name.contains("/")) return new NetMask(name);
      return new NetMask(name + "/" + 8 * InetAddress.ofLiteral(name).getAddress().length);
    } catch (IllegalArgumentException wrong) {
      throw new IllegalArgumentException(
          "arenhold.trusted-proxies: neither an address nor a network: " + name, wrong);
    }
  }

  boolean trusted(InetAddress address) {
    return networks.contains(address);
  }

  /** All of them in Tomcat's format; empty if there are none. */
  String list() {
    return networks.toString();
  }
}
