package arenhold.server.notice;

import java.net.URI;
import java.util.List;
import java.util.Locale;

/**
 * The hosts that pushes may be sent to: only the push services of browsers, by https and its
 * default port. The client supplies the address, so it could be anything; matching the host name
 * against a fixed list also prevents DNS tricks.
 */
final class PushHosts {

  private static final int LONGEST = 1000;

  private final List<String> hosts;

  /**
   * @param hosts names of push services; one that begins with a dot allows everything below it
   */
  PushHosts(List<String> hosts) {
    this.hosts = List.copyOf(hosts);
  }

  /** Whether a push may be sent to this unvalidated address. */
  boolean allow(String endpoint) {
    if (endpoint == null || endpoint.length() > LONGEST) return false;
    try {
      URI address = URI.create(endpoint);
      if (!"https".equals(address.getScheme()) || address.getHost() == null) return false;
      if (address.getPort() != -1 && address.getPort() != 443) return false;
      if (address.getUserInfo() != null || address.getFragment() != null) return false;
      String host = address.getHost().toLowerCase(Locale.ROOT);
      return hosts.stream()
          .anyMatch(known -> known.startsWith(".") ? host.endsWith(known) : host.equals(known));
    } catch (IllegalArgumentException nonsense) {
      return false;
    }
  }
}
