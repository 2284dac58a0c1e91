package arenhold.server.gateway.limit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.protocol.Code;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpHeaders;
import org.springframework.mock.web.MockHttpServletResponse;

/** Those who are turned away come back one after another. */
class WaitingLineTest {

  private final AtomicLong now = new AtomicLong();
  private final WaitingLine line = new WaitingLine(now::get, 100);

  private void passes(Duration time) {
    now.addAndGet(time.toNanos());
  }

  /** In how many seconds the next one is told to come back. */
  private String told() throws IOException {
    Refusal refusal = line.turnedAway();
    assertEquals(Code.BUSY, refusal.code());
    MockHttpServletResponse response = new MockHttpServletResponse();
    refusal.answer(response);
    assertEquals(503, response.getStatus());
    return response.getHeader(HttpHeaders.RETRY_AFTER);
  }

  private String toldAfter(int others) throws IOException {
    for (int i = 0; i < others; i++) told();
    return told();
  }

  @Test
  void a_crowd_is_told_to_come_back_one_after_another() throws IOException {
    assertEquals("1", told());
    assertEquals("1", toldAfter(98), "a hundred in a second");
    assertEquals("2", told());
    assertEquals("10", toldAfter(898), "a thousand in ten seconds");
  }

  @Test
  void the_line_grows_shorter_with_time() throws IOException {
    toldAfter(999);
    passes(Duration.ofSeconds(4));
    assertEquals("7", told());
    passes(Duration.ofHours(1));
    assertEquals("1", told(), "and nobody waits for a time when nobody came");
  }

  @Test
  void nobody_is_told_to_wait_longer_than_the_longest_nor_do_all_others_come_at_once()
      throws IOException {
    assertEquals("60", toldAfter(5_999));
    assertEquals("30", told());
    assertEquals("40", toldAfter(999));
    assertEquals("60", toldAfter(1_999));
    assertEquals("30", told());
    passes(WaitingLine.LONGEST);
    assertEquals("1", told());
  }
}
