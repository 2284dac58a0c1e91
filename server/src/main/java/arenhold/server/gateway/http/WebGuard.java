package arenhold.server.gateway.http;

import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.request.Origins;
import arenhold.server.gateway.socket.SocketRequest;
import arenhold.server.protocol.Code;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.apache.catalina.Globals;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.server.ServletServerHttpRequest;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Guards every request: sets security headers, refuses changes from other sites and large bodies.
 */
@Component
@Order(0)
class WebGuard extends OncePerRequestFilter {

  private static final Logger LOG = LoggerFactory.getLogger(WebGuard.class);

  /** Sent by our own pages with every change; other sites cannot add it. */
  static final String HEADER = "X-Arenhold";

  private static final long LARGEST_BODY = 16 * 1024;

  /** The address that accepts match files of up to {@link #LARGEST_FILE} bytes. */
  static final String REPLAYS = "/api/replays";

  static final int LARGEST_FILE = 1024 * 1024;

  /** Below this path mail programs, which are not our pages, unsubscribe people by a secret. */
  static final String UNSUBSCRIBE = "/unsubscribe/";

  private static final Pattern ENDING = Pattern.compile(UNSUBSCRIBE + "[A-Za-z0-9_-]+");

  private static final Set<String> READING = Set.of("GET", "HEAD", "OPTIONS");
  private static final String POLICY =
      "default-src 'self'; img-src 'self' data:; style-src 'self'; "
          + "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
          + "form-action 'self'";

  private final Origins origins;
  private final AtomicBoolean warned = new AtomicBoolean();

  WebGuard(Origins origins) {
    this.origins = origins;
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    response.setHeader("Content-Security-Policy", POLICY);
    response.setHeader("X-Content-Type-Options", "nosniff");
    // Links to rooms are secrets: they must not travel in a Referer.
    response.setHeader("Referrer-Policy", "no-referrer");
    response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    // Answers are personal by default; others set their own caching.
    if (request.getServletPath().startsWith("/api/")) {
      response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
    }
    response.setHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
    if (disbelieved(request) && !warned.getAndSet(true)) {
      LOG.warn(
          "{} forwards requests and is not trusted: if it is your proxy, name it in"
              + " arenhold.trusted-proxies",
          request.getRemoteAddr());
    }
    if (!origins.safe(request.isSecure(), request.getRemoteAddr())) {
      new Refusal(Code.WRONG_ORIGIN, HttpStatus.FORBIDDEN).answer(response);
    } else if (!READING.contains(request.getMethod()) && !mayChange(request)) {
      new Refusal(Code.WRONG_ORIGIN, HttpStatus.FORBIDDEN).answer(response);
    } else if (request.getHeader(HttpHeaders.TRANSFER_ENCODING) != null) {
      // A chunked body does not declare its length.
      new Refusal(Code.TOO_LARGE, HttpStatus.LENGTH_REQUIRED).answer(response);
    } else if (request.getContentLengthLong() > largest(request)) {
      new Refusal(Code.TOO_LARGE, HttpStatus.CONTENT_TOO_LARGE).answer(response);
    } else {
      boolean socket = request.getHeader(HttpHeaders.UPGRADE) != null;
      chain.doFilter(socket ? new SocketRequest(request) : request, response);
    }
  }

  /** Whether an untrusted sender claims to forward this request. */
  private static boolean disbelieved(HttpServletRequest request) {
    return request.getHeader("X-Forwarded-For") != null
        && request.getAttribute(Globals.REQUEST_FORWARDED_ATTRIBUTE) == null;
  }

  private static long largest(HttpServletRequest request) {
    return request.getRequestURI().equals(REPLAYS) ? LARGEST_FILE : LARGEST_BODY;
  }

  private boolean mayChange(HttpServletRequest request) {
    boolean post = request.getMethod().equals("POST");
    if (post && ENDING.matcher(request.getRequestURI()).matches()) return true;
    if (request.getHeader(HEADER) == null) return false;
    HttpHeaders headers = new ServletServerHttpRequest(request).getHeaders();
    boolean named = headers.containsHeader(HttpHeaders.ORIGIN);
    return !named || origins.ours(headers, headers.getFirst(HttpHeaders.HOST));
  }
}
