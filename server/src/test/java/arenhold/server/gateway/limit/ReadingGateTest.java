package arenhold.server.gateway.limit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.ops.Figures;
import arenhold.server.testing.DefaultSettings;
import arenhold.server.testing.Until;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

/** A client that reads too much waits for its refusal, and nobody waits for that client. */
class ReadingGateTest {

  private final SimpleMeterRegistry metrics = new SimpleMeterRegistry();
  private final List<HeldRequests> opened = new ArrayList<>();
  private int passed;

  @AfterEach
  void close() {
    opened.forEach(HeldRequests::destroy);
  }

  private ReadingGate gate(Map<String, Object> limits) {
    Map<String, Object> others = new HashMap<>();
    limits.forEach((name, value) -> others.put("arenhold.limits." + name, value));
    var settings = DefaultSettings.with(others);
    Figures figures = new Figures(metrics);
    HeldRequests held = new HeldRequests(settings, figures);
    opened.add(held);
    return new ReadingGate(new ReadingLimits(settings), held, figures, settings);
  }

  private static MockHttpServletRequest reading() {
    MockHttpServletRequest request = new MockHttpServletRequest("GET", "/api/catalogue");
    request.setServletPath("/api/catalogue");
    request.setAsyncSupported(true);
    return request;
  }

  private MockHttpServletResponse answer(ReadingGate gate, MockHttpServletRequest request)
      throws ServletException, IOException {
    MockHttpServletResponse response = new MockHttpServletResponse();
    gate.doFilter(request, response, (asked, answered) -> passed++);
    return response;
  }

  private double held() {
    return metrics.get("arenhold.requests.held").gauge().value();
  }

  @Test
  void excessive_reads_are_refused_late_and_without_queries() throws Exception {
    ReadingGate gate = gate(Map.of("reads", 1, "refused-after", "1h", "request-window", "1h"));
    answer(gate, reading());
    MockHttpServletRequest second = reading();
    MockHttpServletResponse late = answer(gate, second);
    assertEquals(1, passed);
    assertTrue(second.isAsyncStarted());
    assertEquals(200, late.getStatus(), "nothing is said yet");
    assertEquals(1, held());
  }

  @Test
  void a_refusal_says_when_to_ask_again() throws Exception {
    ReadingGate gate = gate(Map.of("reads", 2, "refused-after", "0s", "request-window", "1h"));
    for (int i = 0; i < 2; i++) answer(gate, reading());
    MockHttpServletResponse late = answer(gate, reading());
    Until.holds("it is refused", () -> late.getStatus() == 429 && held() == 0);
    Until.holds("it is told why", () -> late.getHeader("Retry-After") != null);
    assertEquals("1800", late.getHeader("Retry-After"));
  }

  @Test
  void beyond_a_number_of_delayed_requests_all_are_refused_at_once() throws Exception {
    ReadingGate gate =
        gate(Map.of("reads", 1, "refused-after", "1h", "held", 3, "request-window", "1h"));
    answer(gate, reading());
    for (int i = 0; i < 3; i++) assertEquals(200, answer(gate, reading()).getStatus());
    MockHttpServletRequest further = reading();
    MockHttpServletResponse at = answer(gate, further);
    assertFalse(further.isAsyncStarted());
    assertEquals(429, at.getStatus());
    assertEquals("{\"code\":\"too-fast\"}", at.getContentAsString());
    assertEquals("3600", at.getHeader("Retry-After"));
  }

  @Test
  void one_flooding_client_leaves_room_for_others_to_wait() throws Exception {
    ReadingGate gate = gate(Map.of("reads", 1, "refused-after", "1h", "request-window", "1h"));
    answer(gate, reading());
    for (int i = 0; i < HeldRequests.MOST_EACH; i++) {
      assertEquals(200, answer(gate, reading()).getStatus());
    }
    assertEquals(429, answer(gate, reading()).getStatus());
    MockHttpServletRequest other = reading();
    other.setRemoteAddr("192.0.2.7");
    assertEquals(200, answer(gate, other).getStatus());
    MockHttpServletRequest held = reading();
    held.setRemoteAddr("192.0.2.7");
    answer(gate, held);
    assertTrue(held.isAsyncStarted());
  }

  @Test
  void with_a_full_queue_requests_are_refused_as_busy() throws Exception {
    ReadingGate gate = gate(Map.of("reads-at-once", 1, "held", 0));
    List<MockHttpServletResponse> meanwhile = new ArrayList<>();
    FilterChain first = (asked, answered) -> meanwhile.add(answer(gate, reading()));
    gate.doFilter(reading(), new MockHttpServletResponse(), first);
    assertEquals(503, meanwhile.getFirst().getStatus());
    assertEquals("1", meanwhile.getFirst().getHeader("Retry-After"));
    answer(gate, reading());
    assertEquals(1, passed, "the place is free again");
  }

  @Test
  void writing_requests_pass() throws Exception {
    ReadingGate gate = gate(Map.of("reads", 1, "request-window", "1h"));
    for (int i = 0; i < 3; i++) {
      MockHttpServletRequest request = reading();
      request.setMethod("POST");
      answer(gate, request);
    }
    assertEquals(3, passed);
  }
}
