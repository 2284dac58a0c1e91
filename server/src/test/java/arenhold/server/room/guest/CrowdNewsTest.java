package arenhold.server.room.guest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** When everybody is told of people who come and go. */
class CrowdNewsTest {

  private final List<Long> asked = new ArrayList<>();
  private long millis = 1_000_000;
  private final CrowdNews news =
      new CrowdNews(
          () -> TimeUnit.MILLISECONDS.toNanos(millis), time -> asked.add(time.toMillis()));

  @Test
  void the_first_who_comes_is_told_at_once_and_others_a_little_later_together() {
    assertTrue(news.cameOrWent(1));
    news.told();
    millis += 100;
    assertFalse(news.cameOrWent(2));
    assertFalse(news.cameOrWent(3));
    assertEquals(List.of(202L), asked);
    millis += 203;
    assertTrue(news.due(3));
    news.told();
    millis += 303;
    assertTrue(news.cameOrWent(3));
    assertEquals(1, asked.size());
  }

  @Test
  void the_larger_the_crowd_the_longer_it_takes() {
    news.told();
    assertFalse(news.cameOrWent(2_000));
    assertEquals(List.of(2_300L), asked);
    millis += 2_299;
    assertFalse(news.due(2_000));
    assertEquals(List.of(2_300L, 1L), asked);
    millis++;
    assertTrue(news.due(2_000));
  }

  @Test
  void what_was_told_otherwise_meanwhile_is_not_told_again() {
    news.told();
    assertFalse(news.cameOrWent(100));
    millis += 200;
    news.told();
    millis += 200;
    assertFalse(news.due(100));
  }

  /** Each choice tells of the crowd too; it must not start a row of updates of its own. */
  @Test
  void there_is_never_more_than_one_update_ahead_however_much_else_is_told() {
    int updates = 0;
    int crowd = 1_000;
    news.told();
    long ends = millis + Duration.ofMinutes(1).toMillis();
    long due = Long.MAX_VALUE;
    while (millis++ < ends) {
      if (millis % 7 == 0 && news.cameOrWent(crowd)) {
        updates++;
        news.told();
      }
      if (asked.size() == 1) due = millis + asked.removeFirst();
      assertTrue(asked.isEmpty(), "two were asked for at once");
      if (millis >= due) {
        due = Long.MAX_VALUE;
        if (news.due(crowd)) {
          updates++;
          news.told();
        }
        if (!asked.isEmpty()) due = millis + asked.removeFirst();
      }
      if (millis % 150 == 0) news.told();
    }
    assertEquals(0, updates);
  }
}
