package arenhold.server.gateway.limit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.ops.Figures;
import arenhold.server.protocol.Code;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

/** People come to rooms a few at a time. */
class ArrivalsAtOnceTest {

  private static final int BUSY = HttpStatus.SERVICE_UNAVAILABLE.value();
  private static final Figures FIGURES = new Figures(new SimpleMeterRegistry());
  private static final FilterChain AT_ONCE = (request, response) -> {};

  private static MockHttpServletRequest to(String path) {
    MockHttpServletRequest request = new MockHttpServletRequest("GET", path);
    request.setServletPath(path);
    return request;
  }

  private static int status(ArrivalsAtOnce few, String path, FilterChain then)
      throws ServletException, IOException {
    MockHttpServletResponse response = new MockHttpServletResponse();
    new HandshakesAtOnce(few, FIGURES).doFilter(to(path), response, then);
    return response.getStatus();
  }

  @Test
  void of_a_crowd_only_a_few_are_worked_on_and_all_get_their_turn() throws Exception {
    ArrivalsAtOnce two = new ArrivalsAtOnce(2, Duration.ofMinutes(1));
    AtomicInteger now = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    AtomicInteger served = new AtomicInteger();
    CountDownLatch both = new CountDownLatch(2);
    List<Thread> crowd = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      crowd.add(
          Thread.ofVirtual()
              .start(
                  () -> {
                    try (ArrivalsAtOnce.Turn _ = two.turn(Refusal::busy)) {
                      most.accumulateAndGet(now.incrementAndGet(), Math::max);
                      both.countDown();
                      await(both);
                      now.decrementAndGet();
                      served.incrementAndGet();
                    }
                  }));
    }
    for (Thread one : crowd) one.join();
    assertEquals(2, most.get());
    assertEquals(20, served.get());
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void one_whose_turn_does_not_come_is_refused_and_nobody_else_is() throws Exception {
    ArrivalsAtOnce one = new ArrivalsAtOnce(1, Duration.ZERO);
    try (ArrivalsAtOnce.Turn _ = one.turn(Refusal::busy)) {
      assertEquals(Code.BUSY, assertThrows(Refusal.class, () -> one.turn(Refusal::busy)).code());
      assertEquals(BUSY, status(one, "/socket", AT_ONCE));
      assertEquals(BUSY, status(one, "/live", AT_ONCE));
      assertEquals(200, status(one, "/api/me/rooms", AT_ONCE));
    }
    assertEquals(200, status(one, "/socket", AT_ONCE));
  }

  @Test
  void a_handshake_that_fails_gives_its_turn_back() throws Exception {
    ArrivalsAtOnce one = new ArrivalsAtOnce(1, Duration.ZERO);
    FilterChain failing =
        (request, response) -> {
          throw new IllegalStateException();
        };
    assertThrows(IllegalStateException.class, () -> status(one, "/socket", failing));
    assertEquals(200, status(one, "/socket", AT_ONCE));
  }

  /** Of requests with a body only what comes after its reading may be counted. */
  @Test
  void only_handshakes_are_counted_before_they_are_read() {
    HandshakesAtOnce few = new HandshakesAtOnce(new ArrivalsAtOnce(1, Duration.ZERO), FIGURES);
    assertFalse(few.shouldNotFilter(to("/socket")));
    assertFalse(few.shouldNotFilter(to("/live")));
    assertTrue(few.shouldNotFilter(to("/api/tickets")));
  }
}
