package arenhold.server.gateway.limit;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * A token bucket: so many messages per window, refilled evenly. Not thread-safe: each socket has
 * one reader.
 */
public final class Credits {

  private final double most;
  private final double perNano;
  private final LongSupplier clock;
  private double left;
  private long since;

  /**
   * @param most messages per {@code window}
   * @param clock monotonic nanoseconds
   */
  public Credits(int most, Duration window, LongSupplier clock) {
    this.most = most;
    this.perNano = (double) most / window.toNanos();
    this.clock = clock;
    this.left = most;
    this.since = clock.getAsLong();
  }

  /** Takes one credit. Returns false if none was left. */
  public boolean take() {
    long now = clock.getAsLong();
    left = Math.min(most, left + (now - since) * perNano);
    since = now;
    if (left < 1) return false;
    left--;
    return true;
  }

  /** Returns a credit that was taken. */
  void giveBack() {
    left = Math.min(most, left + 1);
  }

  /** Whether the bucket is full. */
  boolean whole() {
    return left >= most;
  }
}
