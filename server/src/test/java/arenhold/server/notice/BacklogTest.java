package arenhold.server.notice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The backlog of unwritten notices is bounded. */
class BacklogTest {

  @Test
  void entries_are_taken_in_order_and_those_beyond_the_bound_are_dropped_and_counted() {
    Backlog<String> backlog = new Backlog<>(2);
    assertTrue(backlog.add("one"));
    assertTrue(backlog.add("two"));
    assertFalse(backlog.add("three"));
    assertEquals(1, backlog.dropped());
    assertEquals(2, backlog.size());
    assertEquals(List.of("one"), backlog.take(1));
    assertTrue(backlog.add("four"));
    assertEquals(List.of("two", "four"), backlog.take(9));
    assertEquals(List.of(), backlog.take(9));
  }
}
