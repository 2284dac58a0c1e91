package arenhold.server.clock;

import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Time that starts where it is told and goes on as the processor counts it. */
final class MonotonicTime implements ServerTime {

  private final long start;
  private final long startNanos = System.nanoTime();
  private final ScheduledThreadPoolExecutor alarms =
      new ScheduledThreadPoolExecutor(
          1, Thread.ofPlatform().daemon().name("server-time").factory());

  /**
   * @param start the time now, in milliseconds since 1970
   */
  MonotonicTime(long start) {
    this.start = start;
    alarms.setRemoveOnCancelPolicy(true);
  }

  @Override
  public long now() {
    return start + count();
  }

  @Override
  public long count() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startNanos);
  }

  @Override
  public Alarm alarm(long moment, Runnable action) {
    long delay = Math.max(0, moment - now());
    Future<?> planned = alarms.schedule(action, delay, TimeUnit.MILLISECONDS);
    return () -> planned.cancel(false);
  }
}
