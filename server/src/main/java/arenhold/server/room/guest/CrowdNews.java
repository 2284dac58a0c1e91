package arenhold.server.room.guest;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * When everybody is told of people without a seat who come and go: at once, or a little later of
 * all who came and went meanwhile. A crowd that reconnects would hold up the players otherwise.
 * What is told for other reasons tells of them too.
 */
final class CrowdNews {

  /** The least time between two updates … */
  private static final Duration BETWEEN = Duration.ofMillis(300);

  /** … and how much longer it is for each socket in the room, for an update goes to all of them. */
  private static final Duration FOR_EACH = Duration.ofMillis(1);

  private final LongSupplier clock;
  private final Consumer<Duration> later;

  /** Whether anything has been told yet, and when that was last. */
  private boolean told;

  private long toldAt;

  /** Whether someone has come or gone since then. */
  private boolean untold;

  /** Whether {@link #due} has been asked for and is still to come. */
  private boolean planned;

  /**
   * @param clock the time in nanoseconds, as {@link System#nanoTime}
   * @param later has {@link #due} called after this time
   */
  CrowdNews(LongSupplier clock, Consumer<Duration> later) {
    this.clock = clock;
    this.later = later;
  }

  /**
   * Someone came or went; now there are so many sockets. Returns whether everybody is to be told at
   * once.
   */
  boolean cameOrWent(int sockets) {
    untold = true;
    return isDue(sockets);
  }

  /** The time asked for is over. Returns whether everybody is to be told now. */
  boolean due(int sockets) {
    planned = false;
    return untold && isDue(sockets);
  }

  private boolean isDue(int sockets) {
    if (planned) return false;
    long since = clock.getAsLong() - toldAt;
    Duration left = BETWEEN.plus(FOR_EACH.multipliedBy(sockets)).minusNanos(since);
    if (!told || !left.isPositive()) return true;
    planned = true;
    later.accept(left);
    return false;
  }

  /** Everybody has been told who is here. */
  void told() {
    told = true;
    toldAt = clock.getAsLong();
    untold = false;
  }
}
