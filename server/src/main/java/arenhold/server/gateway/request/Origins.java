package arenhold.server.gateway.request;

import arenhold.server.ops.Settings;
import java.net.URI;
import java.util.Set;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;

/** Checks a request's origin: only this server's own pages may change anything. */
@Component
public class Origins {

  private final Set<String> allowed;
  private final boolean secureOnly;

  Origins(Settings settings) {
    this.allowed = Set.copyOf(settings.origins());
    this.secureOnly = settings.secureOnly();
  }

  /** Whether the request names exactly one origin and it is ours; false if it names none. */
  public boolean ours(HttpHeaders headers, String host) {
    var origins = headers.getOrEmpty(HttpHeaders.ORIGIN);
    if (origins.size() != 1) return false;
    String origin = origins.getFirst();
    if (allowed.contains(origin)) return true;
    try {
      URI uri = URI.create(origin);
      boolean web = "http".equals(uri.getScheme()) || "https".equals(uri.getScheme());
      return web && host != null && host.equalsIgnoreCase(uri.getRawAuthority());
    } catch (IllegalArgumentException nonsense) {
      return false;
    }
  }

  /**
   * Whether such a connection is allowed. Where TLS is required: if it is encrypted or comes from
   * this machine.
   */
  public boolean safe(boolean encrypted, String remoteAddress) {
    return !secureOnly || encrypted || Network.loopback(remoteAddress);
  }
}
