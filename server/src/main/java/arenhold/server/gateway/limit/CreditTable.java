package arenhold.server.gateway.limit;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Rate-limit credits by key, for the most recently used keys. */
final class CreditTable {

  /** Beyond this many keys the least recently used one is evicted. */
  private static final int MOST_REMEMBERED = 50_000;

  private final Map<Object, Credits> credits =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Object, Credits> eldest) {
          return size() > MOST_REMEMBERED;
        }
      };

  /** A limit: {@code most} credits per {@code window} for a key. */
  record Bound(Object key, int most, Duration window) {}

  /**
   * Takes one credit of each bound, or none at all if one of them has none left. A refusal adds no
   * keys to the table, and so evicts none.
   */
  synchronized boolean take(List<Bound> bounds) {
    List<Credits> taken = new ArrayList<>();
    for (Bound bound : bounds) {
      Credits of = credits.get(bound.key());
      if (of == null) of = new Credits(bound.most(), bound.window(), System::nanoTime);
      if (!of.take()) {
        taken.forEach(Credits::giveBack);
        return false;
      }
      taken.add(of);
    }
    for (int i = 0; i < taken.size(); i++) credits.put(bounds.get(i).key(), taken.get(i));
    return true;
  }

  /**
   * Returns what was taken. Keys with all their credits are removed: a missing key means the same.
   */
  synchronized void giveBack(List<Bound> bounds) {
    for (Bound bound : bounds) {
      Credits of = credits.get(bound.key());
      if (of == null) continue;
      of.giveBack();
      if (of.whole()) credits.remove(bound.key());
    }
  }
}
