package arenhold.server.gateway.limit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Spent tokens stay spent: neither other keys nor refused attempts give them back. */
class BucketTableTest {

  private final BucketTable table = new BucketTable();

  private static BucketTable.Bound bound(Object key, int most) {
    return new BucketTable.Bound(key, most, Duration.ofDays(100));
  }

  private boolean take(Object key) {
    return table.take(List.of(bound(key, 1)));
  }

  @Test
  void only_as_many_newer_keys_as_it_remembers_evict_a_spent_bucket() {
    for (int i = 0; i < BucketTable.MOST_REMEMBERED; i++) take("before " + i);
    assertTrue(take("spent"));
    for (int i = 1; i < BucketTable.MOST_REMEMBERED; i++) take("after " + i);
    assertFalse(take("spent"), "evicted too early");
    for (int i = 0; i < BucketTable.MOST_REMEMBERED; i++) take("later " + i);
    assertTrue(take("spent"), "the table is bounded");
  }

  @Test
  void a_refusal_takes_no_token_of_any_key() {
    assertTrue(take("empty"));
    assertFalse(table.take(List.of(bound("other", 1), bound("empty", 1))));
    assertTrue(take("other"));
  }

  @Test
  void what_is_given_back_can_be_taken_again() {
    List<BucketTable.Bound> bounds = List.of(bound("a", 1), bound("b", 2));
    assertTrue(table.take(bounds));
    assertFalse(table.take(bounds));
    table.giveBack(bounds);
    assertTrue(table.take(bounds));
  }
}
