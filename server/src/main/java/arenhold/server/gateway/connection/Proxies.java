package arenhold.server.gateway.connection;

import arenhold.server.ops.Settings;
import java.net.InetAddress;
import org.apache.catalina.util.NetMask;
import org.apache.catalina.util.NetMaskSet;
import org.springframework.stereotype.Component;

/** The proxies whose word about where a request comes from is believed. */
@Component
class Proxies {

  private final NetMaskSet networks = new NetMaskSet();

  /**
   * @throws IllegalArgumentException if one of them is neither an address nor a network
   */
  Proxies(Settings settings) {
    settings.trustedProxies().stream().map(Proxies::network).forEach(networks::add);
  }

  /** An address alone is the network of that one address. */
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

  /** All of them, as Tomcat wants to know them; empty for none. */
  String list() {
    return networks.toString();
  }
}
