package arenhold.server.gateway.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.rating.Rating;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** How often the ratings of computers are read, however often they are asked for. */
class RecentRatingsTest {

  private static final Map<String, Rating> FIRST = Map.of("novice", new Rating(20, 3));
  private static final Map<String, Rating> LATER = Map.of("novice", new Rating(21, 3));

  private final AtomicLong time = new AtomicLong();
  private final List<String> asked = new ArrayList<>();
  private Map<String, Rating> stored = FIRST;
  private final RecentRatings ratings = new RecentRatings(this::read, time::get);

  private Map<String, Rating> read(String game, String form) {
    asked.add(game + " " + form);
    if (stored == null) throw new IllegalStateException("the database is away");
    return stored;
  }

  private void pass(long nanos) {
    time.addAndGet(nanos);
  }

  @Test
  void they_are_read_once_in_a_few_seconds_for_each_form() {
    assertEquals(FIRST, ratings.of("tashkalar", "duel"));
    stored = LATER;
    pass(RecentRatings.OLDEST.toNanos() - 1);
    assertEquals(FIRST, ratings.of("tashkalar", "duel"));
    assertEquals(LATER, ratings.of("destiny", "duel"));
    pass(1);
    assertEquals(LATER, ratings.of("tashkalar", "duel"));
    assertEquals(List.of("tashkalar duel", "destiny duel", "tashkalar duel"), asked);
  }

  @Test
  void that_they_could_not_be_read_is_not_remembered() {
    stored = null;
    assertThrows(IllegalStateException.class, () -> ratings.of("tashkalar", "duel"));
    stored = FIRST;
    assertEquals(FIRST, ratings.of("tashkalar", "duel"));
  }

  @Test
  void those_of_a_limited_number_of_forms_are_remembered() {
    for (int i = 0; i < 2 * RecentRatings.MOST; i++) ratings.of("tashkalar", "form" + i);
    assertTrue(ratings.size() <= RecentRatings.MOST, "remembered: " + ratings.size());
  }
}
