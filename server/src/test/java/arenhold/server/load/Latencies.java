package arenhold.server.load;

import java.util.Arrays;

/** Waiting times in nanoseconds, collected by many threads. */
final class Latencies {

  private long[] nanos = new long[1 << 16];
  private int count;

  synchronized void add(long one) {
    if (count == nanos.length) nanos = Arrays.copyOf(nanos, 2 * count);
    nanos[count++] = one;
  }

  synchronized int count() {
    return count;
  }

  /** Copies those after the first {@code from} to {@code other}. */
  synchronized void since(int from, Latencies other) {
    for (int i = from; i < count; i++) other.add(nanos[i]);
  }

  /** The waiting time that {@code percent} of all do not exceed, in milliseconds. */
  synchronized double percentile(double percent) {
    if (count == 0) return Double.NaN;
    long[] sorted = Arrays.copyOf(nanos, count);
    Arrays.sort(sorted);
    int at = (int) Math.ceil(percent / 100 * count) - 1;
    return sorted[Math.max(at, 0)] / 1e6;
  }
}
