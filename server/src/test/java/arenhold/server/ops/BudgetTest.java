package arenhold.server.ops;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Until;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Rules on threads of their own. */
class BudgetTest {

  private final Budget budget = new Budget(Duration.ofMillis(50), 2);

  @Test
  void work_that_does_not_end_is_given_up_and_others_take_its_place() {
    AtomicBoolean end = new AtomicBoolean();
    List<CompletableFuture<Object>> endless =
        IntStream.range(0, 3)
            .mapToObj(
                i ->
                    budget.within(
                        () -> {
                          while (!end.get()) Thread.onSpinWait();
                          return null;
                        }))
            .toList();
    for (var one : endless) {
      var failure = assertThrows(CompletionException.class, one::join);
      assertInstanceOf(Budget.RunningAway.class, failure.getCause());
    }
    assertEquals(3, budget.givenUp());
    assertEquals("done", budget.within(() -> "done").join());
    end.set(true);
    Until.holds("they came back", () -> budget.givenUp() == 0);
    assertEquals("done", budget.within(() -> "done").join());
  }

  @Test
  void the_number_of_parallel_tasks_is_bounded() {
    CountDownLatch end = new CountDownLatch(1);
    AtomicInteger atWork = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    List<CompletableFuture<Object>> work =
        IntStream.range(0, 20)
            .mapToObj(
                i ->
                    budget.within(
                        () -> {
                          most.accumulateAndGet(atWork.incrementAndGet(), Math::max);
                          await(end);
                          atWork.decrementAndGet();
                          return null;
                        }))
            .toList();
    Until.holds("some are at work", () -> atWork.get() == 2);
    end.countDown();
    work.forEach(CompletableFuture::join);
    assertTrue(most.get() <= 2);
  }

  @Test
  void whoever_waits_for_a_result_gets_it_or_what_went_wrong() {
    assertEquals(7, budget.result(() -> 7, 1));
    var fault = new IllegalStateException("refused");
    Supplier<Integer> failing =
        () -> {
          throw fault;
        };
    assertSame(fault, assertThrows(RuntimeException.class, () -> budget.result(failing, 1)));
    AtomicBoolean stop = new AtomicBoolean();
    Supplier<Integer> endless =
        () -> {
          while (!stop.get()) Thread.onSpinWait();
          return 0;
        };
    assertThrows(Budget.RunningAway.class, () -> budget.result(endless, 2));
    stop.set(true);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
