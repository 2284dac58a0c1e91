package arenhold.server.testing;

import arenhold.server.clock.ServerTime;
import java.util.Comparator;
import java.util.PriorityQueue;

/** A clock that stands still until a test lets time pass. */
public final class ManualTime implements ServerTime {

  private record Planned(long moment, long number, Runnable action) {}

  private final PriorityQueue<Planned> planned =
      new PriorityQueue<>(
          Comparator.comparingLong(Planned::moment).thenComparingLong(Planned::number));
  private long now = System.currentTimeMillis();
  private long number;
  private long count;

  @Override
  public synchronized long now() {
    return now;
  }

  @Override
  public synchronized long count() {
    return count;
  }

  @Override
  public synchronized Alarm alarm(long moment, Runnable action) {
    Planned one = new Planned(Math.max(now, moment), number++, action);
    if (moment <= now) {
      action.run();
      return () -> {};
    }
    planned.add(one);
    return () -> callOff(one);
  }

  private synchronized void callOff(Planned one) {
    planned.remove(one);
  }

  /** Lets this many milliseconds pass. */
  public synchronized void pass(long millis) {
    long end = now + millis;
    while (!planned.isEmpty() && planned.peek().moment() <= end) {
      Planned next = planned.poll();
      now = next.moment();
      next.action().run();
    }
    now = end;
  }

  /** Lets this many milliseconds pass in which the server hangs. */
  public synchronized void hang(long millis) {
    count += millis;
    pass(millis);
  }

  /** Lets time pass until then. */
  public synchronized void passUntil(long moment) {
    pass(moment - now);
  }
}
