package arenhold.server.room.guest;

import arenhold.server.clock.TimeControl;
import arenhold.server.room.news.OpenTables;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.net.http.WebSocket;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

/**
 * How soon pages learn of a change among thousands of open tables, and what that costs. Prints
 * figures for {@code docs/benchmarks.md}; not among the tests that always run.
 */
@TestPropertySource(
    properties = {"arenhold.limits.sockets-per-address=100000", "arenhold.limits.write-within=10s"})
class TableFigures extends ServerTest {

  private static final int TABLES = Integer.getInteger("tables", 5_000);
  private static final int WATCHERS = Integer.getInteger("watchers", 500);
  private static final int PER_SECOND = Integer.getInteger("changes", 50);
  private static final int SECONDS = Integer.getInteger("seconds", 20);

  /** The number of the change stands in the host's rating. */
  private static final String NUMBER = "\"hostRating\":";

  @Autowired private OpenTables tables;

  private final long[] changedAt = new long[PER_SECOND * SECONDS + 1];
  private final ConcurrentLinkedQueue<long[]> delays = new ConcurrentLinkedQueue<>();
  private final AtomicLong chars = new AtomicLong();
  private final Semaphore greeted = new Semaphore(0);
  private volatile boolean measuring;

  private static OpenTables.Table table(int n, int rating) {
    UUID id = new UUID(1, n);
    return new OpenTables.Table(
        id,
        "link-of-a-table-" + (10_000_000 + n) + "-here",
        "tashkalar",
        "duel",
        new UUID(2, n),
        "Host number " + n,
        2,
        1,
        true,
        false,
        Map.of("first", "random"),
        new TimeControl.Live(900, 20, 0),
        null,
        rating,
        false,
        Instant.ofEpochSecond(1_767_225_600L + n));
  }

  private final class Watcher implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        if (text.indexOf("{\"t\":\"tables\"") == 0) greeted.release();
        else if (measuring) take(text.toString());
        text.setLength(0);
      }
      from.request(1);
      return null;
    }

    private void take(String frame) {
      long now = System.nanoTime();
      chars.addAndGet(frame.length());
      List<Long> here = new ArrayList<>();
      for (int at = frame.indexOf(NUMBER); at >= 0; at = frame.indexOf(NUMBER, at + 1)) {
        int from = at + NUMBER.length();
        int number = Integer.parseInt(frame, from, frame.indexOf(',', from), 10);
        here.add(now - changedAt[number]);
      }
      delays.add(here.stream().mapToLong(Long::longValue).toArray());
    }
  }

  @Test
  void measure() throws InterruptedException {
    for (int n = 0; n < TABLES; n++) tables.show(table(n, 0));
    Guest guest = null;
    List<WebSocket> open = new ArrayList<>();
    long joining = System.nanoTime();
    for (int i = 0; i < WATCHERS; i++) {
      if (i % 8 == 0) guest = Guest.at(server());
      WebSocket socket = guest.watchLive(new Watcher());
      socket.sendText("{\"t\":\"watchTables\",\"d\":{\"on\":true}}", true).join();
      open.add(socket);
      // One after the other, as people come.
      if (!greeted.tryAcquire(30, TimeUnit.SECONDS)) throw new AssertionError("watcher " + i);
    }
    long joined = System.nanoTime() - joining;
    var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    measuring = true;
    long cpu = system.getProcessCpuTime();
    long began = System.nanoTime();
    Random random = new Random(1);
    for (int change = 1; change < changedAt.length; change++) {
      long due = began + change * TimeUnit.SECONDS.toNanos(1) / PER_SECOND;
      while (System.nanoTime() < due) LockSupport.parkNanos(due - System.nanoTime());
      changedAt[change] = System.nanoTime();
      tables.show(table(random.nextInt(TABLES), change));
    }
    LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(1));
    double used = (system.getProcessCpuTime() - cpu) / 1e9;
    double took = (System.nanoTime() - began) / 1e9;
    long[] all = delays.stream().flatMapToLong(Arrays::stream).sorted().toArray();
    System.out.printf(
        "%d tables, %d watchers, %d changes/s: %d deliveries, p50 %.0f ms, p99 %.0f ms, most %.0f"
            + " ms; %.1f kB/s a watcher; %.0f %% of a core (server and all watchers); all tables"
            + " to all watchers in %.1f s%n",
        TABLES,
        WATCHERS,
        PER_SECOND,
        all.length,
        all[all.length / 2] / 1e6,
        all[all.length * 99 / 100] / 1e6,
        all[all.length - 1] / 1e6,
        chars.get() / 1000.0 / WATCHERS / took,
        100 * used / took,
        joined / 1e9);
    open.forEach(WebSocket::abort);
    for (int n = 0; n < TABLES; n++) tables.hide(new UUID(1, n));
  }
}
