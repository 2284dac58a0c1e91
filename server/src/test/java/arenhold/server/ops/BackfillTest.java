package arenhold.server.ops;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.springframework.dao.TransientDataAccessResourceException;

/** Backfills beside normal operation. */
class BackfillTest {

  private final BlockingQueue<Pool> filled = new LinkedBlockingQueue<>();

  private Backfill backfill(Runnable work) {
    return new Backfill("backfill", "a test") {
      @Override
      protected void fillIn() {
        filled.add(Pool.current());
        work.run();
      }
    };
  }

  private Pool filled() throws InterruptedException {
    return filled.poll(1, TimeUnit.MINUTES);
  }

  @Test
  void it_is_done_once_a_start_with_connections_of_the_background() throws InterruptedException {
    Backfill backfill = backfill(() -> {});
    backfill.start();
    assertEquals(Pool.BACKGROUND, filled());
    assertTrue(backfill.isRunning());
    backfill.stop();
    assertFalse(backfill.isRunning());
    assertTrue(filled.isEmpty());
  }

  @Test
  void after_a_failure_it_resumes_at_the_next_start() throws InterruptedException {
    Backfill backfill =
        backfill(
            () -> {
              throw new IllegalStateException("a fault");
            });
    for (int i = 0; i < 2; i++) {
      backfill.start();
      assertEquals(Pool.BACKGROUND, filled());
      backfill.stop();
    }
    assertTrue(filled.isEmpty());
  }

  @Test
  void a_stop_ends_it_in_the_middle_and_while_it_waits_for_the_database()
      throws InterruptedException {
    CountDownLatch interrupted = new CountDownLatch(1);
    Backfill middle =
        backfill(
            () -> {
              try {
                new CountDownLatch(1).await();
              } catch (InterruptedException stopped) {
                interrupted.countDown();
              }
            });
    middle.start();
    filled();
    middle.stop();
    assertTrue(interrupted.await(1, TimeUnit.MINUTES));
    Backfill away =
        backfill(
            () -> {
              throw new TransientDataAccessResourceException("away");
            });
    away.start();
    filled();
    away.stop();
    assertTrue(filled.isEmpty());
  }
}
