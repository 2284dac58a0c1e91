package arenhold.server.clock;

import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Monotonic time: starts at a given moment and follows the processor's counter, slightly faster or
 * slower while it is steered towards another clock; never backwards, never in leaps.
 */
final class MonotonicTime implements ServerTime {

  /** By how much it goes faster or slower at most: 3.6 seconds an hour. */
  static final double MOST = 0.001;

  /** In how many milliseconds it is to agree with the other clock, if that is possible. */
  private static final double HORIZON = 20_000;

  /**
   * From here on it goes like this.
   *
   * @param nanos what the processor counted then
   * @param at what it showed then, in nanoseconds
   */
  private record Course(long nanos, double at, double rate) {
    double after(long count) {
      return at + (count - nanos) * rate;
    }
  }

  private final LongSupplier processor;
  private final long startNanos;
  private final long start;
  private final ScheduledThreadPoolExecutor alarms =
      new ScheduledThreadPoolExecutor(
          1, Thread.ofPlatform().daemon().name("server-time").factory());
  private volatile Course course;

  /**
   * @param start the time now, in milliseconds since 1970
   */
  MonotonicTime(long start) {
    this(start, System::nanoTime);
  }

  MonotonicTime(long start, LongSupplier processor) {
    this.start = start;
    this.processor = processor;
    startNanos = processor.getAsLong();
    course = new Course(startNanos, 0, 1);
    alarms.setRemoveOnCancelPolicy(true);
  }

  @Override
  public long now() {
    Course known = course;
    return start + (long) (known.after(processor.getAsLong()) / 1e6);
  }

  @Override
  public long count() {
    return TimeUnit.NANOSECONDS.toMillis(processor.getAsLong() - startNanos);
  }

  /** Steers towards a clock that is this many milliseconds ahead. */
  void steer(long ahead) {
    double wanted = ahead / HORIZON;
    long count = processor.getAsLong();
    double rate = 1 + Math.clamp(wanted, -MOST, MOST);
    course = new Course(count, course.after(count), rate);
  }

  @Override
  public Alarm alarm(long moment, Runnable action) {
    return new Waiting(moment, action);
  }

  /** The processor's milliseconds are not quite ours: what comes too early waits again. */
  private final class Waiting implements Alarm, Runnable {

    private final long moment;
    private final Runnable action;
    private Future<?> planned;
    private boolean off;

    Waiting(long moment, Runnable action) {
      this.moment = moment;
      this.action = action;
      plan();
    }

    private synchronized void plan() {
      long delay = Math.max(0, moment - now());
      if (!off) planned = alarms.schedule(this, delay, TimeUnit.MILLISECONDS);
    }

    @Override
    public void run() {
      if (now() < moment) plan();
      else action.run();
    }

    @Override
    public synchronized void cancel() {
      off = true;
      planned.cancel(false);
    }
  }
}
