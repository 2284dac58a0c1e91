package arenhold.players.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RememberedTest {

  @Test
  void what_is_still_remembered_is_what_was_kept_for_it() {
    Remembered remembered = new Remembered(2);
    SplittableRandom random = new SplittableRandom(1);
    Map<Long, Double> kept = new HashMap<>();
    for (int i = 0; i < 20_000; i++) {
      long key = random.nextLong() | 1;
      int at = remembered.keep(key);
      remembered.found()[at] = i;
      remembered.found()[at + 1] = -i;
      kept.put(key, (double) i);
      assertEquals(at, remembered.at(key), "the newest is there");
    }
    int known = 0;
    for (Map.Entry<Long, Double> each : kept.entrySet()) {
      int at = remembered.at(each.getKey());
      if (at < 0) continue;
      known++;
      assertEquals(each.getValue(), remembered.found()[at]);
      assertEquals(-each.getValue(), remembered.found()[at + 1]);
    }
    assertTrue(known > 2_000 && known <= 4_096, "known: " + known);
  }

  @Test
  void nothing_is_known_that_was_not_kept() {
    Remembered remembered = new Remembered(1);
    remembered.keep(7L << 40 | 1);
    assertEquals(-1, remembered.at(7L << 40 | 3), "another on the same place");
    assertEquals(-1, remembered.at(8L << 40 | 1));
  }
}
