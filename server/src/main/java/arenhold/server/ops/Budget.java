package arenhold.server.ops;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Runs rules where they cannot hold anybody up: an effect that does not come to an end costs its
 * own room and one thread, not the server. Counts the processor's time, so that a busy machine does
 * not make healthy rules look endless.
 */
public final class Budget {

  /** The rules did not come to an end in their time. */
  public static final class RunningAway extends RuntimeException {
    RunningAway(Duration most) {
      super("the rules took more than " + most.toMillis() + " ms");
    }
  }

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Duration most;
  private final ExecutorService rules =
      Executors.newCachedThreadPool(Thread.ofPlatform().daemon().name("rules-", 0).factory());
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("rules-clock").factory());

  /**
   * @param most processor time for one piece of work
   */
  public Budget(Duration most) {
    this.most = most;
  }

  /** What {@code work} answers; fails with what it throws, or with {@link RunningAway}. */
  public <T> CompletableFuture<T> within(Supplier<T> work) {
    return within(work, 1);
  }

  /** As {@link #within(Supplier)} with so many times the budget. */
  public <T> CompletableFuture<T> within(Supplier<T> work, int times) {
    CompletableFuture<T> result = new CompletableFuture<>();
    Duration limit = most.multipliedBy(times);
    rules.execute(
        () -> {
          long thread = Thread.currentThread().threadId();
          watch(result, thread, THREADS.getCurrentThreadCpuTime() + limit.toNanos(), limit);
          try {
            result.complete(work.get());
          } catch (Throwable fault) {
            // Errors too: a stack or heap that a rule used up belongs to its room alone.
            result.completeExceptionally(fault);
          }
        });
    return result;
  }

  /** Looks again when the work, still under way, may have used its time. */
  private void watch(CompletableFuture<?> result, long thread, long until, Duration limit) {
    clock.schedule(
        () -> {
          if (result.isDone()) return;
          long used = THREADS.getThreadCpuTime(thread);
          if (used >= until) result.completeExceptionally(new RunningAway(limit));
          else watch(result, thread, until, limit);
        },
        limit.toMillis(),
        TimeUnit.MILLISECONDS);
  }
}
