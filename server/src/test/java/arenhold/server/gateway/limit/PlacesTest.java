package arenhold.server.gateway.limit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** Limited places for work, per owner. */
class PlacesTest {

  private final Places two = new Places(2);
  private final List<String> turns = new ArrayList<>();

  private boolean turn(String who) {
    turns.add(who);
    return true;
  }

  @Test
  void each_owner_has_its_own_places() {
    assertTrue(two.take("ana"));
    assertTrue(two.take("ana"));
    assertFalse(two.take("ana"));
    assertTrue(two.take("ben"));
  }

  @Test
  void a_place_goes_to_the_longest_waiter() {
    for (int i = 0; i < 2; i++) two.take("ana");
    for (String who : List.of("first", "second")) two.await("ana", () -> turn(who));
    assertEquals(List.of(), turns);
    two.leave("ana");
    assertEquals(List.of("first"), turns);
    two.leave("ana");
    assertEquals(List.of("first", "second"), turns);
    assertFalse(two.take("ana"), "the two that waited have both");
  }

  @Test
  void a_cancelled_waiter_is_passed_over() {
    for (int i = 0; i < 2; i++) two.take("ana");
    two.await("ana", () -> false);
    two.await("ana", () -> turn("second"));
    two.leave("ana");
    assertEquals(List.of("second"), turns);
  }

  @Test
  void a_waiter_that_gives_up_leaves_the_queue() {
    for (int i = 0; i < 2; i++) two.take("ana");
    BooleanSupplier first = () -> turn("first");
    two.await("ana", first);
    two.await("ana", () -> turn("second"));
    two.forget("ana", first);
    two.leave("ana");
    assertEquals(List.of("second"), turns);
  }

  @Test
  void a_place_that_has_become_free_meanwhile_is_taken_at_once() {
    two.await("ana", () -> turn("first"));
    assertEquals(List.of("first"), turns);
    two.await("ana", () -> false);
    two.leave("ana");
    assertTrue(two.empty());
  }

  @Test
  void no_place_is_lost_or_given_twice_however_many_come_and_go() throws InterruptedException {
    int comers = 2_000;
    AtomicInteger taken = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    CountDownLatch all = new CountDownLatch(comers);
    try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
      Runnable work =
          () -> {
            most.accumulateAndGet(taken.incrementAndGet(), Math::max);
            Thread.onSpinWait();
            taken.decrementAndGet();
            two.leave("ana");
            all.countDown();
          };
      for (int i = 0; i < comers; i++) {
        threads.execute(
            () -> {
              if (two.take("ana")) work.run();
              else
                two.await(
                    "ana",
                    () -> {
                      threads.execute(work);
                      return true;
                    });
            });
      }
      all.await();
    }
    assertTrue(most.get() <= 2, "at once: " + most);
    assertTrue(two.empty());
  }
}
