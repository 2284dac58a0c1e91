package arenhold.server.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Which rooms may wake, and in which order. */
class WakingTest {

  private final Waking waking = new Waking(2);

  private static boolean come(Waking.Turn turn) {
    return turn.come().toCompletableFuture().isDone();
  }

  @Test
  void a_bounded_number_wakes_at_once_and_the_others_follow_in_order() {
    Waking.Turn first = waking.enter();
    Waking.Turn second = waking.enter();
    Waking.Turn third = waking.enter();
    Waking.Turn fourth = waking.enter();
    assertTrue(come(first) && come(second));
    assertFalse(come(third) || come(fourth));
    assertEquals(2, waking.waiting());
    second.over();
    assertTrue(come(third));
    assertFalse(come(fourth));
    second.over();
    assertFalse(come(fourth), "one place is given up once");
    first.over();
    assertTrue(come(fourth));
  }

  @Test
  void who_goes_while_waiting_gives_up_no_place() {
    Waking.Turn first = waking.enter();
    waking.enter();
    Waking.Turn gone = waking.enter();
    Waking.Turn last = waking.enter();
    gone.over();
    assertEquals(1, waking.waiting());
    assertFalse(come(last));
    first.over();
    assertTrue(come(last));
    assertFalse(come(gone));
  }
}
