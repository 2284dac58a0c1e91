package arenhold.server.retention;

import arenhold.server.ops.DatabaseAway;
import arenhold.server.ops.Pool;
import arenhold.server.ops.Settings;
import arenhold.server.room.RoomRegion;
import arenhold.server.room.store.Rooms;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/**
 * Nightly housekeeping: deletes expired sessions and unused guests, and closes tables that never
 * filled.
 */
@Component
class Retention implements SmartLifecycle {

  private static final Logger LOG = LoggerFactory.getLogger(Retention.class);

  /** How long shutdown waits for the current batch. */
  private static final Duration FAREWELL = Duration.ofSeconds(5);

  private final Settings.Retention settings;
  private final Forgotten forgotten;
  private final Rooms rooms;
  private final RoomRegion region;
  private ScheduledExecutorService nights;
  private volatile boolean running;

  Retention(Settings settings, Forgotten forgotten, Rooms rooms, RoomRegion region) {
    this.settings = settings.retention();
    this.forgotten = forgotten;
    this.rooms = rooms;
    this.region = region;
  }

  private void night() {
    try {
      run();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } catch (DataAccessException | TransactionException away) {
      DatabaseAway.warn(LOG, "housekeeping is put off until tomorrow", away);
    } catch (RuntimeException fault) {
      LOG.error("housekeeping is put off until tomorrow", fault);
    } finally {
      later();
    }
  }

  /** Runs once, with a pause after each batch. */
  void run() throws InterruptedException {
    int closed = rooms();
    int sessions = sessions();
    int guests = guests();
    if (closed + sessions + guests > 0) {
      LOG.info("closed {} tables, deleted {} sessions and {} guests", closed, sessions, guests);
    }
  }

  private int sessions() throws InterruptedException {
    int deleted = 0;
    byte[] from = new byte[0];
    while (running) {
      var step = forgotten.sessions(from, settings.batch()).orElse(null);
      if (step == null) break;
      from = step.last();
      deleted += step.deleted();
      Thread.sleep(settings.rest());
    }
    return deleted;
  }

  private int guests() throws InterruptedException {
    int deleted = 0;
    UUID from = Forgotten.BEFORE_ALL;
    while (running) {
      try {
        var step = forgotten.guests(from, settings.batch(), settings.guests()).orElse(null);
        if (step == null) break;
        from = step.last();
        deleted += step.deleted();
      } catch (DataIntegrityViolationException wanted) {
        // One of them has just come into use; the rest of this batch is deleted tomorrow.
        from = forgotten.lastOf(from, settings.batch()).orElseThrow();
      }
      Thread.sleep(settings.rest());
    }
    return deleted;
  }

  private int rooms() throws InterruptedException {
    int closed = 0;
    UUID from = Forgotten.BEFORE_ALL;
    while (running) {
      Rooms.Untouched step =
          rooms.untouched(
              from,
              settings.batch(),
              settings.tables().toHours(),
              settings.tablesOfDays().toHours());
      if (step.last() == null) break;
      from = step.last();
      for (UUID room : step.rooms()) if (region.endGathering(room)) closed++;
      Thread.sleep(settings.rest());
    }
    return closed;
  }

  private synchronized void later() {
    if (!running) return;
    LocalDateTime now = LocalDateTime.now();
    LocalDateTime next = now.with(settings.at());
    if (!next.isAfter(now)) next = next.plusDays(1);
    nights.schedule(this::night, Duration.between(now, next).toMillis(), TimeUnit.MILLISECONDS);
  }

  @Override
  public synchronized void start() {
    running = true;
    nights = Executors.newSingleThreadScheduledExecutor(Pool.BACKGROUND.threads("retention"));
    later();
  }

  @Override
  public void stop() {
    ScheduledExecutorService ending;
    synchronized (this) {
      if (!running) return;
      running = false;
      ending = nights;
      ending.shutdownNow();
    }
    try {
      ending.awaitTermination(FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public boolean isRunning() {
    return running;
  }
}
