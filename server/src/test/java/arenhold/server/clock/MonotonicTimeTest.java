package arenhold.server.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** The clock that servers have. */
class MonotonicTimeTest {

  @Test
  void it_starts_where_it_is_told_and_never_goes_back() {
    MonotonicTime time = new MonotonicTime(5_000);
    long last = time.now();
    assertTrue(last >= 5_000);
    for (int i = 0; i < 10_000; i++) {
      long now = time.now();
      assertTrue(now >= last);
      last = now;
    }
  }

  @Test
  void what_is_due_is_done_and_what_was_called_off_is_not() throws InterruptedException {
    MonotonicTime time = new MonotonicTime(5_000);
    List<String> done = Collections.synchronizedList(new ArrayList<>());
    CountDownLatch last = new CountDownLatch(1);
    time.alarm(time.now() + 3_600_000, () -> done.add("much later")).cancel();
    ServerTime.Alarm off = time.alarm(time.now() + 40, () -> done.add("called off"));
    off.cancel();
    time.alarm(time.now() + 20, () -> done.add("soon"));
    time.alarm(0, () -> done.add("at once"));
    time.alarm(time.now() + 60, last::countDown);
    last.await();
    assertEquals(List.of("at once", "soon"), done);
  }
}
