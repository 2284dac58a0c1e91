package arenhold.server.gateway.limit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

  private static final Duration LONG = Duration.ofMinutes(1);

  private static int status(ArrivalsAtOnce few, String path, FilterChain then)
      throws ServletException, IOException {
    MockHttpServletRequest request = new MockHttpServletRequest("POST", path);
    request.setServletPath(path);
    MockHttpServletResponse response = new MockHttpServletResponse();
    few.doFilter(request, response, then);
    return response.getStatus();
  }

  private static final FilterChain AT_ONCE = (request, response) -> {};

  @Test
  void of_a_crowd_only_a_few_are_worked_on_and_all_get_their_turn() throws Exception {
    ArrivalsAtOnce two = new ArrivalsAtOnce(2, LONG);
    AtomicInteger now = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    AtomicInteger served = new AtomicInteger();
    CountDownLatch bothThere = new CountDownLatch(2);
    FilterChain working =
        (request, response) -> {
          most.accumulateAndGet(now.incrementAndGet(), Math::max);
          bothThere.countDown();
          await(bothThere);
          now.decrementAndGet();
          served.incrementAndGet();
        };
    List<Thread> crowd = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      crowd.add(Thread.ofVirtual().start(() -> unchecked(two, working)));
    }
    for (Thread one : crowd) one.join();
    assertEquals(2, most.get());
    assertEquals(20, served.get());
  }

  private static void unchecked(ArrivalsAtOnce few, FilterChain then) {
    try {
      status(few, "/socket", then);
    } catch (ServletException | IOException failed) {
      throw new IllegalStateException(failed);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void one_whose_turn_does_not_come_is_refused_and_others_are_not_held_up() throws Exception {
    ArrivalsAtOnce one = new ArrivalsAtOnce(1, Duration.ZERO);
    int[] statuses = new int[4];
    status(
        one,
        "/socket",
        (request, response) -> {
          statuses[0] = status(one, "/api/tickets", AT_ONCE);
          statuses[1] = status(one, "/live", AT_ONCE);
          statuses[2] = status(one, "/api/me/rooms", AT_ONCE);
        });
    statuses[3] = status(one, "/api/tickets", AT_ONCE);
    int busy = HttpStatus.SERVICE_UNAVAILABLE.value();
    assertEquals(
        List.of(busy, busy, 200, 200), List.of(statuses[0], statuses[1], statuses[2], statuses[3]));
  }

  @Test
  void an_arrival_that_fails_gives_its_turn_back() throws Exception {
    ArrivalsAtOnce one = new ArrivalsAtOnce(1, Duration.ZERO);
    FilterChain failing =
        (request, response) -> {
          throw new IllegalStateException();
        };
    assertThrows(IllegalStateException.class, () -> status(one, "/socket", failing));
    assertEquals(200, status(one, "/socket", AT_ONCE));
  }

  @Test
  void paths_count_as_they_are_routed() {
    ArrivalsAtOnce few = new ArrivalsAtOnce(1, LONG);
    MockHttpServletRequest request = new MockHttpServletRequest("POST", "/api/%74ickets");
    request.setServletPath("/api/tickets");
    assertFalse(few.shouldNotFilter(request));
    request.setServletPath("/api/me/rooms");
    assertTrue(few.shouldNotFilter(request));
  }
}
