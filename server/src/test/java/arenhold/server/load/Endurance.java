package arenhold.server.load;

import arenhold.server.testing.RunningServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The same small operation repeated tens of thousands of times, a few in parallel, after which the
 * server must be as it was: heap, threads, file handles. The progress is stored in the database,
 * which is kept, so that another run resumes where this one stopped.
 */
final class Endurance {

  /** One of the operations. */
  interface Once {
    void on(String server) throws Exception;
  }

  private static final int SETTLE_SECONDS = 20;

  private final String key;
  private final Wishes wishes;
  private final String counted;

  /**
   * @param counted the statement that counts completed ones
   */
  Endurance(String key, Wishes wishes, String counted) {
    this.key = key;
    this.wishes = wishes;
    this.counted = counted;
  }

  void run(int wanted, Once once) throws Exception {
    Path data = Files.createDirectories(Path.of("target", key));
    Map<String, String> settings = new HashMap<>(LoadServer.PLENTY);
    settings.put("arenhold.room.idle", "2s");
    settings.put("arenhold.limits.requests", "1000000");
    List<String> machine =
        List.of("-XX:NativeMemoryTracking=summary", "-Xmx%dm".formatted(wishes.of("heap", 512)));
    try (RunningServer server = RunningServer.start(data, settings, machine, Map.of())) {
      AtomicLong faults = new AtomicLong();
      long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(wishes.of("minutes", 120));
      // Everything is loaded and warmed up before the first measurement.
      some(server, wishes.of("warm", 500), end, once, faults);
      Mode.say("%s done %,d; %s", key, done(server), look(server));
      while (done(server) < wanted && System.nanoTime() < end) {
        some(server, wishes.of("step", 2_000), end, once, faults);
        Mode.say("%s done %,d; faults %d; %s", key, done(server), faults.get(), look(server));
      }
    }
  }

  private void some(RunningServer server, int count, long end, Once once, AtomicLong faults)
      throws InterruptedException {
    AtomicLong left = new AtomicLong(count);
    int workers = wishes.of("atonce", 8);
    int pause = wishes.of("pause", 0);
    CountDownLatch over = new CountDownLatch(workers);
    for (int i = 0; i < workers; i++) {
      Thread.ofVirtual()
          .start(
              () -> {
                while (left.getAndDecrement() > 0 && System.nanoTime() < end) {
                  try {
                    TimeUnit.MILLISECONDS.sleep(pause);
                    once.on(server.address());
                  } catch (Exception | AssertionError wrong) {
                    if (faults.incrementAndGet() < 10) Mode.say("fault: %s", wrong);
                  }
                }
                over.countDown();
              });
    }
    over.await();
  }

  private long done(RunningServer server) throws SQLException, IOException {
    String address = "jdbc:postgresql://127.0.0.1:" + server.databasePort() + "/postgres";
    try (Connection database = DriverManager.getConnection(address, "postgres", "");
        var statement = database.createStatement();
        var row = statement.executeQuery(counted)) {
      row.next();
      return row.getLong(1);
    }
  }

  /** The server's resources once everyone has left and its rooms have fallen asleep. */
  private static String look(RunningServer server) throws Exception {
    TimeUnit.SECONDS.sleep(SETTLE_SECONDS);
    return Usage.memory(server);
  }
}
