package arenhold.server.load;

import arenhold.server.testing.Guest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** Many watchers of one room. */
final class Crowd {

  private static final int MOST_AT_ONCE = 64;

  private final LoadRoom room;
  private final People people;
  private final List<Guest> guests;
  private final List<People.Page> pages = new ArrayList<>();
  private final AtomicLong came = new AtomicLong();

  private Crowd(LoadRoom room, People people, List<Guest> guests) {
    this.room = room;
    this.people = people;
    this.guests = guests;
  }

  /** Prepares this many new guests to watch this room. */
  static Crowd of(int count, LoadRoom room, People people) throws InterruptedException {
    List<Guest> guests = new ArrayList<>();
    each(
        count,
        i -> {
          Guest guest = Guest.at(people.server());
          synchronized (guests) {
            guests.add(guest);
          }
        },
        people);
    return new Crowd(room, people, guests);
  }

  private interface One {
    void at(int number) throws IOException;
  }

  private static void each(int count, One one, People people) throws InterruptedException {
    Semaphore some = new Semaphore(MOST_AT_ONCE);
    CountDownLatch done = new CountDownLatch(count);
    for (int i = 0; i < count; i++) {
      int number = i;
      some.acquire();
      Thread.ofVirtual()
          .start(
              () -> {
                try {
                  one.at(number);
                } catch (IOException | RuntimeException refused) {
                  people.fault(refused.toString());
                } finally {
                  some.release();
                  done.countDown();
                }
              });
    }
    done.await();
  }

  /** All connect, as fast as they are admitted. */
  void come() throws InterruptedException {
    each(guests.size(), i -> enter(guests.get(i)), people);
  }

  private void enter(Guest guest) throws IOException {
    People.Page page = room.watched(people, guest);
    came.incrementAndGet();
    synchronized (pages) {
      pages.add(page);
    }
  }

  /** For this many seconds each connects, stays a while, leaves and connects again. */
  void comeAndGo(int seconds, int stayMillis) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    List<Thread> threads = new ArrayList<>();
    for (Guest guest : guests) {
      threads.add(Thread.ofVirtual().start(() -> comeAndGo(guest, end, stayMillis)));
    }
    for (Thread thread : threads) thread.join();
  }

  private void comeAndGo(Guest guest, long end, int stayMillis) {
    try {
      TimeUnit.MILLISECONDS.sleep(ThreadLocalRandom.current().nextInt(2 * stayMillis));
      while (System.nanoTime() < end) {
        try {
          People.Page page = room.watched(people, guest);
          came.incrementAndGet();
          TimeUnit.MILLISECONDS.sleep(ThreadLocalRandom.current().nextInt(2 * stayMillis));
          page.close();
        } catch (IOException | RuntimeException refused) {
          people.fault(refused.toString());
        }
        TimeUnit.MILLISECONDS.sleep(ThreadLocalRandom.current().nextInt(stayMillis));
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /** The number of connections made. */
  long came() {
    return came.get();
  }

  /** All leave at once. */
  void go() {
    synchronized (pages) {
      pages.forEach(People.Page::close);
      pages.clear();
    }
  }
}
