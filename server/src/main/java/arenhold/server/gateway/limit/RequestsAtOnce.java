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
 * Keeps threads free for socket frames, however long requests wait for the database: a choice's
 * time of arrival must not depend on other people's requests. Static files never wait and are not
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
    // The decoded path, as used for routing: the same address can be encoded in many ways.
    return COUNTED.stream().noneMatch(request.getServletPath()::startsWith);
  }

  /** Requests that were held pass through here only when resumed. */
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
