package arenhold.server.load;

import arenhold.server.testing.RunningServer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/**
 * Lets many rooms play on a packaged server of its own and prints what that took. Arguments: rooms
 * (500), watchers of each room (2), seconds (60), mean milliseconds to think before a choice (0:
 * none, as fast as it goes).
 */
public final class Load {

  private static final int WARM_UP_SECONDS = 20;

  private Load() {}

  /** See {@link Load}. */
  public static void main(String[] arguments) throws Exception {
    int[] settings = {500, 2, 60, 0};
    for (int i = 0; i < arguments.length; i++) settings[i] = Integer.parseInt(arguments[i]);
    int rooms = settings[0];
    int watchers = settings[1];
    try (RunningServer server =
        RunningServer.start(
            Map.of(
                "arenhold.limits.sockets-per-address", "100000",
                "arenhold.limits.seat-messages", "100000",
                "arenhold.limits.guests", "100000",
                "arenhold.limits.silence", "1h",
                "arenhold.room.idle", "5s"),
            List.of("-XX:+UseCompactObjectHeaders", "-Xmx2g"))) {
      long empty = liveBytes(server);
      LoadRoom.Shared shared =
          new LoadRoom.Shared(
              server.address(),
              watchers,
              settings[3],
              Executors.newScheduledThreadPool(1, Thread.ofPlatform().daemon().factory()),
              new Random(1),
              new Latencies(),
              new AtomicLong(),
              new AtomicLong(),
              new AtomicLong(),
              new AtomicLong());
      List<LoadRoom> all = open(shared, rooms);
      say("%d rooms play, %d watch", rooms, rooms * watchers);
      long opened = liveBytes(server);
      all.forEach(LoadRoom::play);
      TimeUnit.SECONDS.sleep(WARM_UP_SECONDS);
      report(shared, settings[2]);
      all.forEach(LoadRoom::rest);
      TimeUnit.SECONDS.sleep(10);
      long played = liveBytes(server);
      say("memory of a room with its sockets, just begun: %d KB", (opened - empty) / rooms / 1024);
      say("the same after this run: %d KB", (played - empty) / rooms / 1024);
      say("Duels played to the end: %d; faults: %d", shared.duels().get(), shared.faults().get());
      all.forEach(LoadRoom::leave);
    }
    System.exit(0);
  }

  private static List<LoadRoom> open(LoadRoom.Shared shared, int rooms)
      throws InterruptedException {
    List<LoadRoom> all = new ArrayList<>();
    Semaphore atOnce = new Semaphore(8);
    for (int i = 0; i < rooms; i++) {
      LoadRoom room = new LoadRoom(shared);
      all.add(room);
      atOnce.acquire();
      Thread.ofVirtual()
          .start(
              () -> {
                try {
                  room.open();
                } catch (InterruptedException stopped) {
                  throw new IllegalStateException(stopped);
                } finally {
                  atOnce.release();
                }
              });
    }
    atOnce.acquire(8);
    return all;
  }

  private static void report(LoadRoom.Shared shared, int seconds) throws InterruptedException {
    long choices = shared.choices().get();
    long bytes = shared.bytes().get();
    Latencies latencies = new Latencies();
    int from = shared.latencies().count();
    TimeUnit.SECONDS.sleep(seconds);
    shared.latencies().since(from, latencies);
    choices = shared.choices().get() - choices;
    bytes = shared.bytes().get() - bytes;
    say("choices per second: %.0f", (double) choices / seconds);
    say(
        "choice sent to last viewer told: p50 %.1f ms, p99 %.1f ms",
        latencies.percentile(50), latencies.percentile(99));
    int told = 2 + shared.watchers();
    say("bytes per choice: %d, to each viewer %d", bytes / choices, bytes / choices / told);
  }

  /** Bytes of everything alive in the server's heap, after a full collection. */
  private static long liveBytes(RunningServer server) throws IOException, InterruptedException {
    Process tool =
        new ProcessBuilder(
                System.getProperty("java.home") + "/bin/jcmd",
                String.valueOf(server.process()),
                "GC.class_histogram")
            .start();
    try (Stream<String> lines = tool.inputReader().lines()) {
      String total = lines.filter(line -> line.startsWith("Total")).findFirst().orElseThrow();
      tool.waitFor();
      return Long.parseLong(total.trim().split("\\s+")[2]);
    }
  }

  private static void say(String line, Object... values) {
    System.out.println(String.format(Locale.ROOT, line, values));
  }
}
