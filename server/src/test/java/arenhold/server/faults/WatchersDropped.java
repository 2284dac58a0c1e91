package arenhold.server.faults;

import arenhold.server.testing.Guest;
import arenhold.server.wire.Comer;
import arenhold.server.wire.Traffic;
import arenhold.server.wire.Wire;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A thousand watchers of one room lose their connections at once and all come back. */
final class WatchersDropped implements Fault {

  private static final int WATCHERS = 1_000;
  private static final int BETWEEN_SECONDS = 3;

  @Override
  public String key() {
    return "storm";
  }

  @Override
  public String title() {
    return "1,000 watchers of one room dropped at once";
  }

  @Override
  public int wanted() {
    return 20;
  }

  @Override
  public int few() {
    return 0;
  }

  @Override
  public void run(Run run) throws Exception {
    TestBed.Plan plan = TestBed.Plan.embedded(2, Style.QUICK.thinking(100)).asHosted();
    while (run.left() > 0) {
      try (TestBed bed = new TestBed(run.folder(), key(), plan)) {
        bed.begin();
        Stand stand = new Stand(bed, WATCHERS);
        stand.fill();
        while (run.left() > 0) {
          TimeUnit.SECONDS.sleep(BETWEEN_SECONDS);
          bed.players().forEach(Player::waits);
          long millis = stand.drop();
          List<Long> waits = new ArrayList<>();
          for (Player player : bed.rooms().getFirst().players()) waits.addAll(player.waits());
          waits.sort(null);
          run.done(1, bed.compare(), List.of(millis));
          long p99 = waits.isEmpty() ? 0 : waits.get((int) Math.ceil(0.99 * waits.size()) - 1);
          run.say(
              "all current after %d ms; of %d choices of its seats meanwhile p99 %.1f ms",
              millis, waits.size(), p99 / 1e6);
        }
        stand.clear();
      } catch (AssertionError | IOException stuck) {
        run.wrong(stuck.toString());
      }
    }
  }

  /** The watchers. */
  private static final class Stand {
    private final List<Guest> guests = new ArrayList<>();
    private final List<Wire> wires = new ArrayList<>();
    private final String link;

    private Stand(TestBed bed, int count) {
      link = bed.rooms().getFirst().watch();
      for (int i = 0; i < count; i++) guests.add(Guest.at(bed.server().address()));
    }

    /** All connect; returns when each has its snapshot. */
    private void fill() throws InterruptedException {
      CountDownLatch there = new CountDownLatch(guests.size());
      AtomicInteger never = new AtomicInteger();
      Traffic traffic = new Traffic();
      for (Guest guest : guests) {
        Comer comer = new Comer(guest, link, Wire.Manner.BROWSER, traffic, refusal -> {});
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    Wire wire = comer.come();
                    if (wire == null) never.incrementAndGet();
                    synchronized (wires) {
                      if (wire != null) wires.add(wire);
                    }
                  } catch (InterruptedException stopped) {
                    never.incrementAndGet();
                  } finally {
                    there.countDown();
                  }
                });
      }
      there.await();
      if (never.get() > 0) throw new AssertionError(never.get() + " never came back");
    }

    /** All are cut off and come back; returns how long that took in milliseconds. */
    private long drop() throws InterruptedException {
      clear();
      long since = System.nanoTime();
      fill();
      return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - since);
    }

    private void clear() {
      synchronized (wires) {
        wires.forEach(Wire::reset);
        wires.clear();
      }
    }
  }
}
