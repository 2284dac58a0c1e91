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
import org.springframework.beans.factory.annotation.Autowired;
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

  /**
   * Where people ask for tickets to a room: a page can read why that was refused, unlike the
   * refusal of a socket.
   */
  private static final String TICKETS = "/api/tickets";

  private final Semaphore free;
  private final WaitingLine line;

  @Autowired
  RequestsAtOnce(Settings settings, WaitingLine line) {
    this(settings.limits().requestsAtOnce(), line);
  }

  /**
   * @param most how many are worked on at once
   * @param line where people go for whom there is no place
   */
  RequestsAtOnce(int most, WaitingLine line) {
    free = new Semaphore(most);
    this.line = line;
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
      boolean comes = request.getServletPath().equals(TICKETS);
      (comes ? line.turnedAway() : Refusal.busy()).answer(response);
      return;
    }
    try {
      chain.doFilter(request, response);
    } finally {
      free.release();
    }
  }
}
