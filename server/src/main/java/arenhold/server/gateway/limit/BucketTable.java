package arenhold.server.gateway.limit;

import io.github.bucket4j.Bucket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Token buckets by key, for the most recently used keys. */
final class BucketTable {

  /**
   * Beyond this many keys the least recently used one is evicted. Strictly that one: a cache that
   * prefers frequent keys would soon evict a new one, and so forgive its attempts.
   */
  static final int MOST_REMEMBERED = 50_000;

  private final Map<Object, Bucket> buckets =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Object, Bucket> eldest) {
          return size() > MOST_REMEMBERED;
        }
      };

  /** A limit: {@code most} tokens per {@code window} for a key. */
  record Bound(Object key, int most, Duration window) {}

  /**
   * Takes one token of each bound, or none at all if one of them has none left. A refusal adds no
   * keys to the table, and so evicts none.
   */
  synchronized boolean take(List<Bound> bounds) {
    List<Bucket> taken = new ArrayList<>();
    for (Bound bound : bounds) {
      Bucket of = buckets.get(bound.key());
      if (of == null) of = Buckets.full(bound.most(), bound.window());
      if (!of.tryConsume(1)) {
        taken.forEach(bucket -> bucket.addTokens(1));
        return false;
      }
      taken.add(of);
    }
    for (int i = 0; i < taken.size(); i++) buckets.put(bounds.get(i).key(), taken.get(i));
    return true;
  }

  /** Returns what was taken. Full buckets are removed: a missing key means the same. */
  synchronized void giveBack(List<Bound> bounds) {
    for (Bound bound : bounds) {
      Bucket of = buckets.get(bound.key());
      if (of == null) continue;
      of.addTokens(1);
      if (of.getAvailableTokens() >= bound.most()) buckets.remove(bound.key());
    }
  }
}
