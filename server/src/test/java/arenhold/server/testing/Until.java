package arenhold.server.testing;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for what a server does by itself and tells nobody. */
public final class Until {

  private static final Duration LONGEST = Duration.ofMinutes(2);

  /** Often enough, and leaves the processor to the server. */
  private static final Duration BETWEEN = Duration.ofMillis(5);

  private Until() {}

  /**
   * Returns as soon as this is so.
   *
   * @throws AssertionError if it is not for a very long time
   */
  public static void holds(String what, BooleanSupplier so) {
    long since = System.nanoTime();
    while (!so.getAsBoolean()) {
      if (System.nanoTime() - since > LONGEST.toNanos()) throw new AssertionError("never " + what);
      LockSupport.parkNanos(BETWEEN.toNanos());
    }
  }
}
