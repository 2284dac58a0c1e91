package arenhold.server.load;

import java.util.Arrays;
import java.util.Locale;

/** Latencies in nanoseconds, collected by many threads. */
final class Latencies {

  private long[] nanos = new long[1 << 12];
  private int count;

  synchronized void add(long one) {
    if (count == nanos.length) nanos = Arrays.copyOf(nanos, 2 * count);
    nanos[count++] = one;
  }

  /** Adds all of these; they must not change any more. */
  void addAll(Latencies more) {
    for (int i = 0; i < more.count; i++) add(more.nanos[i]);
  }

  synchronized int count() {
    return count;
  }

  /** Returns the collected latencies and starts over. */
  synchronized Latencies take() {
    Latencies taken = new Latencies();
    taken.nanos = nanos;
    taken.count = count;
    nanos = new long[1 << 12];
    count = 0;
    return taken;
  }

  /** The latency that {@code percent} of all do not exceed, in milliseconds. */
  synchronized double percentile(double percent) {
    if (count == 0) return Double.NaN;
    Arrays.sort(nanos, 0, count);
    int at = (int) Math.ceil(percent / 100 * count) - 1;
    return nanos[Math.max(at, 0)] / 1e6;
  }

  /** A summary in words. */
  String told() {
    return String.format(
        Locale.ROOT,
        "p50 %.1f, p90 %.1f, p99 %.1f, most %.1f ms (%d)",
        percentile(50),
        percentile(90),
        percentile(99),
        percentile(100),
        count());
  }
}
