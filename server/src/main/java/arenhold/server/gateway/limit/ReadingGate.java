package arenhold.server.gateway.limit;

import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.request.Reading;
import arenhold.server.ops.Figures;
import arenhold.server.ops.Settings;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Limits how many read requests are served at once for one person; the rest queue. Requests over
 * the rate limit are refused after a delay, so that a client which keeps asking costs nothing.
 * Requests that wait here occupy neither a thread nor a place of {@link RequestsAtOnce}.
 */
@Component
@Order(1)
class ReadingGate extends OncePerRequestFilter {

  /** How long a request waits for its turn; clients have given up by then. */
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private static final String TURN = ReadingGate.class.getName() + ".TURN";

  private final ReadingLimits reading;
  private final HeldRequests held;
  private final Figures figures;
  private final Places places;
  private final Duration refusedAfter;

  ReadingGate(ReadingLimits reading, HeldRequests held, Figures figures, Settings settings) {
    this.reading = reading;
    this.held = held;
    this.figures = figures;
    places = new Places(settings.limits().readsAtOnce());
    refusedAfter = settings.limits().refusedAfter();
  }

  /** A request's place, held or awaited; given up exactly once. */
  private final class Turn {
    private final String who;
    private final AtomicBoolean left = new AtomicBoolean();

    private Turn(String who) {
      this.who = who;
    }

    private void leave() {
      if (left.compareAndSet(false, true)) places.leave(who);
    }
  }

  @Override
  protected boolean shouldNotFilter(HttpServletRequest request) {
    return !Reading.is(request) || !request.getServletPath().startsWith("/api/");
  }

  /** Requests that have waited for their turn pass through here again. */
  @Override
  protected boolean shouldNotFilterAsyncDispatch() {
    return false;
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    if (request.getAttribute(TURN) instanceof Turn turn) {
      goOn(turn, request, response, chain);
      return;
    }
    String who = reading.who(request);
    Refusal tooFast = reading.count(request);
    if (tooFast != null) {
      refuse(who, tooFast, request, response);
      return;
    }
    Turn turn = new Turn(who);
    if (places.take(who)) goOn(turn, request, response, chain);
    else await(turn, request, response);
  }

  private static void goOn(
      Turn turn, HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    try {
      chain.doFilter(request, response);
    } finally {
      turn.leave();
    }
  }

  private void await(Turn turn, HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    HeldRequests.Held waiting = held.hold(turn.who, request, response, turn::leave);
    if (waiting == null) {
      Refusal.busy().answer(response);
      return;
    }
    request.setAttribute(TURN, turn);
    waiting.refuseAfter(PATIENCE, Refusal.busy());
    BooleanSupplier next = waiting::goOn;
    places.await(turn.who, next);
    waiting.ifGivenUp(() -> places.forget(turn.who, next));
  }

  private void refuse(
      String who, Refusal refusal, HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    figures.refused(refusal.code().text());
    HeldRequests.Held waiting = held.hold(who, request, response, () -> {});
    if (waiting == null) refusal.answer(response);
    else waiting.refuseAfter(refusedAfter, refusal);
  }
}
