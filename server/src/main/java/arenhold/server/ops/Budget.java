package arenhold.server.ops;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Runs rules on threads of their own: an effect that does not end costs its own room and one
 * thread, not the server. Counts the processor's time, so that a busy machine does not make healthy
 * rules look endless.
 *
 * <p>There are as many threads as may usefully run at once; the rest waits. A thread that does not
 * come back in time is given up, and another takes its place until it does.
 */
public final class Budget {

  /** The rules did not come to an end in their time. */
  public static final class RunningAway extends RuntimeException {
    RunningAway(Duration most) {
      super("the rules took more than " + most.toMillis() + " ms");
    }
  }

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** Rules that wait for something, which uses no processor, are given up after this. */
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

  private final Duration most;
  private final int threads;
  private final ThreadPoolExecutor rules;
  private final AtomicInteger givenUp = new AtomicInteger();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("rules-clock").factory());

  /** One piece of work for each processor at the same time. */
  public Budget(Duration most) {
    this(most, Runtime.getRuntime().availableProcessors());
  }

  /**
   * @param most processor time for one piece of work
   * @param threads pieces of work at the same time
   */
  public Budget(Duration most, int threads) {
    this.most = most;
    this.threads = threads;
    this.rules =
        new ThreadPoolExecutor(
            threads,
            threads,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().daemon().name("rules-", 0).factory());
  }

  /** What {@code work} answers; fails with what it throws, or with {@link RunningAway}. */
  public <T> CompletableFuture<T> within(Supplier<T> work) {
    return within(work, 1);
  }

  /** As {@link #within(Supplier)} with so many times the budget. */
  public <T> CompletableFuture<T> within(Supplier<T> work, int times) {
    Piece<T> piece = new Piece<>(work, most.multipliedBy(times));
    rules.execute(piece);
    return piece.result;
  }

  /** How many threads have not come back in their time and run on. */
  public int givenUp() {
    return givenUp.get();
  }

  /** Makes room for another thread, or takes it back. */
  private synchronized void replace(int more) {
    int size = threads + givenUp.addAndGet(more);
    // The order keeps the pool from ever being smaller at most than at least.
    if (more > 0) rules.setMaximumPoolSize(size);
    rules.setCorePoolSize(size);
    if (more < 0) rules.setMaximumPoolSize(size);
  }

  private final class Piece<T> implements Runnable {

    private final CompletableFuture<T> result = new CompletableFuture<>();
    private final Supplier<T> work;
    private final Duration limit;
    private boolean over;
    private boolean replaced;

    Piece(Supplier<T> work, Duration limit) {
      this.work = work;
      this.limit = limit;
    }

    @Override
    public void run() {
      long thread = Thread.currentThread().threadId();
      long until = THREADS.getCurrentThreadCpuTime() + limit.toNanos();
      watch(thread, until, System.nanoTime() + LONGEST_WAIT.toNanos());
      try {
        result.complete(work.get());
      } catch (Throwable fault) {
        // Errors too: a stack or heap that a rule used up belongs to its room alone.
        result.completeExceptionally(fault);
      } finally {
        over();
      }
    }

    private synchronized void over() {
      over = true;
      if (replaced) replace(-1);
    }

    private synchronized void giveUp() {
      if (over || replaced) return;
      replaced = true;
      replace(1);
    }

    /** Looks again when the work, still under way, may have used its time. */
    private void watch(long thread, long until, long latest) {
      clock.schedule(
          () -> {
            if (result.isDone()) return;
            boolean used = THREADS.getThreadCpuTime(thread) >= until;
            if (!used && System.nanoTime() < latest) {
              watch(thread, until, latest);
              return;
            }
            giveUp();
            result.completeExceptionally(new RunningAway(limit));
          },
          limit.toMillis(),
          TimeUnit.MILLISECONDS);
    }
  }
}
