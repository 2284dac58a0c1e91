package arenhold.server.ops;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Runs rules on threads of their own, so that an effect that never ends costs its own room and one
 * thread, not the server. Measures CPU time, so that healthy rules do not seem endless on a busy
 * machine.
 *
 * <p>There are as many threads as can usefully run at once; further work is queued. A thread that
 * does not return in time is given up, and another replaces it until it does.
 */
public final class Budget {

  /** Thrown if the rules exceeded their budget. */
  public static final class RunningAway extends RuntimeException {
    RunningAway(Duration most) {
      super("the rules took more than " + most.toMillis() + " ms");
    }
  }

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** Wall-clock limit, for rules that block without using CPU time. */
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

  private final Duration most;
  private final int threads;
  private final ThreadPoolExecutor rules;
  private final AtomicInteger givenUp = new AtomicInteger();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("rules-clock").factory());

  /**
   * Runs one task per processor at a time.
   *
   * @param most CPU time per task
   */
  public Budget(Duration most) {
    this(most, Runtime.getRuntime().availableProcessors());
  }

  /**
   * @param most CPU time per task
   * @param threads how many tasks run at once
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

  /**
   * Runs {@code work}. The future holds its result, or fails with what it throws or with {@link
   * RunningAway}.
   */
  public <T> CompletableFuture<T> within(Supplier<T> work) {
    return within(work, 1);
  }

  /** As {@link #within(Supplier)} with {@code times} the budget. */
  public <T> CompletableFuture<T> within(Supplier<T> work, int times) {
    Piece<T> piece = new Piece<>(work, most.multipliedBy(times));
    rules.execute(piece);
    return piece.result;
  }

  /**
   * As {@link #within(Supplier, int)}, waiting for the result.
   *
   * @throws RunningAway if it exceeds its budget
   * @throws RuntimeException what {@code work} throws
   */
  public <T> T result(Supplier<T> work, int times) {
    try {
      return within(work, times).join();
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof RuntimeException fault) throw fault;
      throw failed;
    }
  }

  /** The number of threads given up that are still running. */
  public int givenUp() {
    return givenUp.get();
  }

  /** Adds a replacement thread (1), or removes it (-1). */
  private synchronized void replace(int more) {
    int size = threads + givenUp.addAndGet(more);
    // In this order the maximum size never drops below the core size.
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
        // Errors too: an exhausted stack or heap is the problem of its room alone.
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

    /** Schedules the next check, when work still running may have used up its budget. */
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
