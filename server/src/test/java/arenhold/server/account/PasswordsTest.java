package arenhold.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Judging and hashing passwords is slow, so only a few run at once. */
class PasswordsTest {

  private static final String GOOD = "seven grey owls over Brno";

  private final AtomicInteger judged = new AtomicInteger();

  private Strength counted() {
    return new Strength(
        (password, known) -> {
          judged.incrementAndGet();
          return 1e12;
        });
  }

  private static NotPossible.Reason refused(org.junit.jupiter.api.function.Executable wish) {
    return assertThrows(NotPossible.class, wish).reason();
  }

  @Test
  void nothing_is_judged_or_hashed_out_of_turn() {
    Passwords none = new Passwords(0, 1, Duration.ZERO, counted());
    for (String hash : new String[] {null, "no hash"}) {
      assertEquals(NotPossible.Reason.BUSY, refused(() -> none.right("any", hash)));
    }
    assertEquals(NotPossible.Reason.BUSY, refused(() -> none.hash(GOOD, "")));
    assertEquals(0, judged.get());
  }

  @Test
  void a_password_too_short_or_too_long_is_refused_without_a_turn() {
    Passwords none = new Passwords(0, 1, Duration.ZERO, counted());
    for (String password : new String[] {null, "short", "long ".repeat(30)}) {
      assertEquals(NotPossible.Reason.WEAK_PASSWORD, refused(() -> none.hash(password, "")));
    }
  }

  @Test
  void the_queue_is_bounded() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch go = new CountDownLatch(1);
    Strength slow =
        new Strength(
            (password, known) -> {
              begun.countDown();
              try {
                go.await();
              } catch (InterruptedException hurried) {
                throw new AssertionError(hurried);
              }
              return 1e12;
            });
    Passwords one = new Passwords(1, 1, Duration.ofMinutes(1), slow);
    try (ExecutorService people = Executors.newCachedThreadPool()) {
      Future<String> first = people.submit(() -> one.hash(GOOD, ""));
      begun.await();
      Future<String> second = people.submit(() -> one.hash(GOOD, ""));
      while (one.waiting() == 0) Thread.onSpinWait();
      assertEquals(NotPossible.Reason.BUSY, refused(() -> one.hash(GOOD, "")));
      assertEquals(NotPossible.Reason.BUSY, refused(() -> one.right(GOOD, null)));
      go.countDown();
      first.get();
      second.get();
    }
  }
}
