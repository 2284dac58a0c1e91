package arenhold.server.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.springframework.dao.QueryTimeoutException;

/** The server's clock. */
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
  void it_is_steered_to_another_clock_by_a_thousandth_at_most() {
    AtomicLong nanos = new AtomicLong(123);
    MonotonicTime time = new MonotonicTime(1_000_000, nanos::get);
    time.steer(3_600_000);
    nanos.addAndGet(10_000_000_000L);
    assertEquals(1_010_010, time.now(), 1);
    time.steer(-3_600_000);
    nanos.addAndGet(10_000_000_000L);
    assertEquals(1_020_000, time.now(), 1);
    assertEquals(20_000, time.count(), "what the processor counts is not steered");
  }

  @Test
  void it_comes_to_agree_and_never_goes_back_however_it_is_steered() {
    AtomicLong nanos = new AtomicLong();
    MonotonicTime time = new MonotonicTime(1_000_000, nanos::get);
    long ahead = 40;
    long last = time.now();
    for (int i = 0; i < 20; i++) {
      Steering steering =
          new Steering(time, () -> 1_000_000 + ahead + TimeUnit.NANOSECONDS.toMillis(nanos.get()));
      steering.look();
      for (int step = 0; step < 1000; step++) {
        nanos.addAndGet(10_000_000);
        long now = time.now();
        assertTrue(now - last >= 9 && now - last <= 11, "no leaps");
        last = now;
      }
    }
    long theirs = 1_000_000 + ahead + TimeUnit.NANOSECONDS.toMillis(nanos.get());
    assertTrue(Math.abs(theirs - time.now()) <= 1, theirs + " and " + time.now());
    Random random = new Random(5);
    for (int i = 0; i < 10_000; i++) {
      time.steer(random.nextLong(-10_000_000, 10_000_000));
      nanos.addAndGet(random.nextLong(3_000_000));
      assertTrue(time.now() >= last);
      last = time.now();
    }
  }

  @Test
  void a_slow_answer_steers_nothing_and_neither_does_none() {
    AtomicLong nanos = new AtomicLong();
    MonotonicTime time = new MonotonicTime(0, nanos::get);
    new Steering(time, () -> nanos.addAndGet(101_000_000) * 0 + 3_600_000).look();
    new Steering(
            time,
            () -> {
              throw new QueryTimeoutException("away");
            })
        .look();
    nanos.addAndGet(10_000_000_000L);
    assertEquals(10_101, time.now(), 1);
  }

  @Test
  void an_alarm_does_not_come_early_while_the_clock_goes_slower() throws InterruptedException {
    MonotonicTime time = new MonotonicTime(0);
    time.steer(-3_600_000);
    long moment = time.now() + 1_500;
    CompletableFuture<Long> rang = new CompletableFuture<>();
    time.alarm(moment, () -> rang.complete(time.now()));
    assertTrue(rang.join() >= moment);
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
