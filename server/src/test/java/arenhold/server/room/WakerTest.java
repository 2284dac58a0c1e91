package arenhold.server.room;

import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.clock.ServerTime;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Waking rooms goes on after any failure. */
class WakerTest {

  @Test
  void a_fault_does_not_end_the_watch() throws InterruptedException {
    CountDownLatch looked = new CountDownLatch(2);
    ServerTime broken =
        new ServerTime() {
          @Override
          public long now() {
            looked.countDown();
            throw new IllegalStateException("a mistake");
          }

          @Override
          public long count() {
            return 0;
          }

          @Override
          public Alarm alarm(long moment, Runnable action) {
            throw new UnsupportedOperationException();
          }
        };
    Waker waker = new Waker(null, null, broken);
    waker.start();
    try {
      assertTrue(looked.await(20, TimeUnit.SECONDS));
    } finally {
      waker.stop();
    }
  }
}
