package arenhold.server.gateway.request;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Set;
import java.util.regex.Pattern;

/** Tells requests that only read, which may come often, from those that change something. */
public final class Reading {

  private static final Set<String> METHODS = Set.of("GET", "HEAD");

  /** Checks a deck that is being built: every card added asks, and an address is too short. */
  private static final Pattern CHECK = Pattern.compile("/api/games/[^/]+/faults");

  private Reading() {}

  /** Whether this request changes nothing. */
  public static boolean is(HttpServletRequest request) {
    return METHODS.contains(request.getMethod())
        || request.getMethod().equals("POST") && CHECK.matcher(request.getServletPath()).matches();
  }
}
