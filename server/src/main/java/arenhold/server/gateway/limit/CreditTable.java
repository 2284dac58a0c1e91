package arenhold.server.gateway.limit;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Credits by what they are counted for, of as many as were asked for lately. */
final class CreditTable {

  /** Whatever has not been asked for longest is forgotten beyond this many. */
  private static final int MOST_REMEMBERED = 50_000;

  private final Map<Object, Credits> credits =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Object, Credits> eldest) {
          return size() > MOST_REMEMBERED;
        }
      };

  /** So many of something per window of time. */
  record Bound(Object key, int most, Duration window) {}

  /**
   * Takes one credit of each bound, or none at all if one of them has none left. Whoever is refused
   * adds nothing to what is remembered, and so pushes nothing out of it.
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

  /** Gives back what was taken; of what is whole again nothing needs to be remembered. */
  synchronized void giveBack(List<Bound> bounds) {
    for (Bound bound : bounds) {
      Credits of = credits.get(bound.key());
      if (of == null) continue;
      of.giveBack();
      if (of.whole()) credits.remove(bound.key());
    }
  }
}
