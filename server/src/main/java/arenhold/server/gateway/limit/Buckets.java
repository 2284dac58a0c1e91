package arenhold.server.gateway.limit;

import io.github.bucket4j.Bucket;
import java.time.Duration;

/** Creates the token buckets of the rate limits. */
public final class Buckets {

  private Buckets() {}

  /**
   * A full bucket, refilled evenly. It reads {@link System#nanoTime}: floods are measured in real
   * time, whatever the clock of the matches says.
   *
   * @param most how many tokens it holds, and gets per {@code window}; at least 1
   */
  public static Bucket full(int most, Duration window) {
    return Bucket.builder()
        .addLimit(limit -> limit.capacity(most).refillGreedy(most, window))
        .withNanosecondPrecision()
        .build();
  }
}
