package arenhold.server.gateway.socket;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * A thread that does what is due later. What is cancelled is forgotten at once: a socket that has
 * closed must not stay in memory for a deadline it can no longer miss.
 */
final class Deadlines {

  private final ScheduledThreadPoolExecutor clock;

  /**
   * @param name what its thread is called
   */
  Deadlines(String name) {
    clock = new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name(name).factory());
    clock.setRemoveOnCancelPolicy(true);
  }

  /** Runs {@code action}, which must not block, after this time unless cancelled before. */
  Future<?> in(Duration time, Runnable action) {
    return clock.schedule(action, time.toNanos(), TimeUnit.NANOSECONDS);
  }

  /** How many are neither done nor cancelled. */
  int ahead() {
    return clock.getQueue().size();
  }
}
