package arenhold.server.gateway.request;

import arenhold.server.ops.Settings;
import java.net.URI;
import java.util.Set;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;

/** Judges where a request comes from: only pages of this server's own address may change things. */
@Component
public class Origins {

  private final Set<String> allowed;
  private final boolean secureOnly;

  Origins(Settings settings) {
    this.allowed = Set.copyOf(settings.origins());
    this.secureOnly = settings.secureOnly();
  }

  /** Whether exactly one origin is named and it is ours. No origin is no origin of ours. */
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

  /** Whether a connection like this may be used at all. */
  public boolean safe(boolean encrypted, String remoteAddress) {
    return !secureOnly || encrypted || Network.loopback(remoteAddress);
  }
}
