package arenhold.server.gateway.limit;

import arenhold.server.gateway.refusal.Refusal;
import java.time.Duration;
import java.util.function.LongSupplier;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/**
 * Tells those who cannot be let in when to come back: one after another, so that a crowd of
 * thousands neither keeps asking nor asks again all at once. Those who come back and find no place
 * join the end of the line, or its middle if it is full.
 */
@Component
public final class WaitingLine {

  /**
   * How many are told to come back in a second, for each processor: somewhat more than it can let
   * in, so that it is never idle. Those who find no place cost it little.
   */
  private static final int PER_SECOND = 100;

  /** The longest anybody is told to wait. */
  static final Duration LONGEST = Duration.ofMinutes(1);

  /**
   * What those are told who would have to wait longer: at the end of the line they would all come
   * at once.
   */
  static final Duration HALFWAY = LONGEST.dividedBy(2);

  private final LongSupplier clock;
  private final long between;

  /** When the last in line comes back, by the clock. */
  private long last;

  @Autowired
  WaitingLine() {
    this(System::nanoTime, PER_SECOND * Runtime.getRuntime().availableProcessors());
  }

  /**
   * @param clock the time in nanoseconds, as {@link System#nanoTime}
   * @param perSecond how many come back in a second
   */
  WaitingLine(LongSupplier clock, int perSecond) {
    this.clock = clock;
    between = Duration.ofSeconds(1).toNanos() / perSecond;
    last = clock.getAsLong();
  }

  /** Refuses somebody as {@code busy}, and says when to come back. */
  public synchronized Refusal turnedAway() {
    long now = clock.getAsLong();
    long wait = Math.max(0, last - now) + between;
    if (wait > LONGEST.toNanos()) wait = HALFWAY.toNanos();
    last = now + wait;
    return Refusal.busy(Duration.ofNanos(wait));
  }
}
