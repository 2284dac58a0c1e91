package arenhold.server.gateway.limit;

import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.ops.Figures;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Handshakes of rooms' and pages' sockets are {@link ArrivalsAtOnce}. */
@Component
@Order(3)
class HandshakesAtOnce extends OncePerRequestFilter {

  private static final List<String> HANDSHAKES = List.of("/socket", "/live");

  private final ArrivalsAtOnce arrivals;
  private final Figures figures;

  HandshakesAtOnce(ArrivalsAtOnce arrivals, Figures figures) {
    this.arrivals = arrivals;
    this.figures = figures;
  }

  @Override
  protected boolean shouldNotFilter(HttpServletRequest request) {
    return !HANDSHAKES.contains(request.getServletPath());
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    ArrivalsAtOnce.Turn turn;
    try {
      turn = arrivals.turn(Refusal::busy);
    } catch (Refusal busy) {
      figures.refused(busy.code().text());
      busy.answer(response);
      return;
    }
    try (turn) {
      chain.doFilter(request, response);
    }
  }
}
