package arenhold.server.gateway.limit;

import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.ops.Settings;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Semaphore;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Leaves threads free for the frames of sockets, however long requests wait for the database: when
 * a choice arrived must not depend on who reads pages. Files of pages wait for nothing and are not
 * counted.
 */
@Component
@Order(2)
class RequestsAtOnce extends OncePerRequestFilter {

  private static final List<String> COUNTED = List.of("/api/", "/socket", "/live", "/unsubscribe/");

  private final Semaphore free;

  RequestsAtOnce(Settings settings) {
    free = new Semaphore(settings.limits().requestsAtOnce());
  }

  @Override
  protected boolean shouldNotFilter(HttpServletRequest request) {
    // Decoded, as it is routed: the same address can be written in many ways.
    return COUNTED.stream().noneMatch(request.getServletPath()::startsWith);
  }

  /** Those that were held back meanwhile come through here only now. */
  @Override
  protected boolean shouldNotFilterAsyncDispatch() {
    return false;
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    if (!free.tryAcquire()) {
      Refusal.busy().answer(response);
      return;
    }
    try {
      chain.doFilter(request, response);
    } finally {
      free.release();
    }
  }
}
