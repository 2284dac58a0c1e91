package arenhold.server.testing;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Polls for changes that a server makes without notifying anyone. */
public final class Until {

  private static final Duration LONGEST = Duration.ofMinutes(2);

  /** Often enough, and leaves the processor to the server. */
  private static final Duration BETWEEN = Duration.ofMillis(5);

  private Until() {}

  /**
   * Returns as soon as the condition holds.
   *
   * @throws AssertionError if it does not for a very long time
   */
  public static void holds(String what, BooleanSupplier so) {
    long since = System.nanoTime();
    while (!so.getAsBoolean()) {
      if (System.nanoTime() - since > LONGEST.toNanos()) throw new AssertionError("never " + what);
      LockSupport.parkNanos(BETWEEN.toNanos());
    }
  }
}
