package arenhold.server.gateway.limit;

import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.ops.Settings;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Lets people come to rooms a few at a time: when a crowd comes back at once, each of a hundred
 * busy threads would take as much of the processors as the one that plays. Twice as many are worked
 * on as there are connections to the database for them, so that none of these is ever idle; the
 * others wait in order, in places of {@link RequestsAtOnce}.
 */
@Component
@Order(3)
class ArrivalsAtOnce extends OncePerRequestFilter {

  /** Tickets and handshakes. */
  private static final List<String> COUNTED = List.of("/api/tickets", "/socket", "/live");

  /** Clients have given up by then. */
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final Semaphore turns;
  private final Duration patience;

  @Autowired
  ArrivalsAtOnce(Settings settings) {
    this(2 * settings.pools().web(), PATIENCE);
  }

  /**
   * @param most how many are worked on at once
   * @param patience how long others wait for their turn
   */
  ArrivalsAtOnce(int most, Duration patience) {
    turns = new Semaphore(most, true);
    this.patience = patience;
  }

  @Override
  protected boolean shouldNotFilter(HttpServletRequest request) {
    return COUNTED.stream().noneMatch(request.getServletPath()::startsWith);
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    if (!turn()) {
      Refusal.busy().answer(response);
      return;
    }
    try {
      chain.doFilter(request, response);
    } finally {
      turns.release();
    }
  }

  private boolean turn() {
    try {
      return turns.tryAcquire(patience.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
