package arenhold.server.clock;

import arenhold.server.ops.Pool;
import java.sql.Timestamp;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.SmartLifecycle;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * When the server was down or could not write: nobody could choose then, and nobody is charged. A
 * heartbeat is stored every second; a long gap between two of them is an outage, whether they could
 * not be written or took long.
 */
@Component
public class Outages implements SmartLifecycle {

  private static final Logger LOG = LoggerFactory.getLogger(Outages.class);

  /** Without a heartbeat for so many milliseconds the server counts as away although it runs. */
  private static final long SILENT = TimeUnit.SECONDS.toMillis(3);

  private record Outage(long began, long ended) {
    long within(long from, long to) {
      return Math.max(0, Math.min(to, ended) - Math.max(from, began));
    }
  }

  /**
   * What is known.
   *
   * @param noted the moment of the last heartbeat
   * @param count what {@link ServerTime#count} showed then
   */
  private record Notes(List<Outage> outages, long noted, long count) {}

  private final JdbcClient database;
  private final TransactionTemplate transaction;
  private final ServerTime time;
  private final Object noting = new Object();
  private volatile Notes notes;
  private ScheduledExecutorService beats;
  private boolean running;

  /** Whether it has started and is not ready yet. */
  private volatile boolean starting;

  Outages(JdbcClient database, TransactionTemplate transaction, ServerTime time) {
    this.database = database;
    this.transaction = transaction;
    this.time = time;
    database.sql("delete from outage where ended < now() - interval '100 days'").update();
    List<Outage> known =
        database.sql("select began, ended from outage").query((row, n) -> outage(row)).list();
    long noted =
        database
            .sql("select at from server_beat")
            .query(Timestamp.class)
            .optional()
            .map(Timestamp::getTime)
            .orElse(time.now());
    notes = new Notes(known, noted, time.count());
    note(true);
  }

  private static Outage outage(java.sql.ResultSet row) throws java.sql.SQLException {
    return new Outage(row.getTimestamp("began").getTime(), row.getTimestamp("ended").getTime());
  }

  /** How many milliseconds between these moments are charged to nobody. */
  public long within(long from, long to) {
    Notes known = notes;
    long sum = 0;
    for (Outage outage : known.outages()) sum += outage.within(from, to);
    boolean away = away(known, time.count());
    return away ? sum + new Outage(known.noted(), to).within(from, to) : sum;
  }

  /** Whether the server is still starting, or no heartbeat could be stored for a while. */
  private boolean away(Notes known, long count) {
    return starting || count - known.count() > SILENT;
  }

  /**
   * Stores a heartbeat.
   *
   * @param away whether the time since the last one is an outage
   */
  private void note(boolean away) {
    Notes before = notes;
    if (!away) {
      write(time.now(), null);
      // Writing may have taken long itself. The time is read first: if the server hangs before it
      // reads the count, the count shows that.
      long now = time.now();
      long count = time.count();
      if (!away(before, count)) {
        notes = new Notes(before.outages(), now, count);
        return;
      }
    }
    // The count is read first: whatever hangs from here on shows at the next heartbeat.
    long count = time.count();
    long now = time.now();
    if (now <= before.noted()) {
      write(now, null);
      notes = new Notes(before.outages(), before.noted(), count);
      return;
    }
    Outage outage = new Outage(before.noted(), now);
    write(now, outage);
    List<Outage> all = new ArrayList<>(before.outages());
    all.removeIf(one -> one.began() == outage.began());
    all.add(outage);
    notes = new Notes(List.copyOf(all), now, count);
  }

  private void write(long now, Outage outage) {
    transaction.executeWithoutResult(
        begun -> {
          // Losing one heartbeat costs nobody anything: no need to wait for the disk.
          if (outage == null) database.sql("set local synchronous_commit = off").update();
          else store(outage);
          Timestamp at = new Timestamp(now);
          int there = database.sql("update server_beat set at = ?").param(at).update();
          if (there == 0)
            database.sql("insert into server_beat (at) values (?)").param(at).update();
        });
  }

  private void store(Outage outage) {
    database
        .sql(
            """
            insert into outage (began, ended) values (?, ?)
            on conflict (began) do update set ended = excluded.ended""")
        .params(new Timestamp(outage.began()), new Timestamp(outage.ended()))
        .update();
  }

  /** Stores a heartbeat, if that is possible. */
  void beat() {
    try {
      synchronized (noting) {
        note(away(notes, time.count()));
        starting = false;
      }
    } catch (DataAccessException | TransactionException down) {
      LOG.debug("cannot note that the server runs: {}", down.toString());
    } catch (RuntimeException fault) {
      LOG.error("cannot note that the server runs", fault);
    }
  }

  /** Nobody could connect until now; soon people can. */
  @Override
  public synchronized void start() {
    running = true;
    starting = true;
    note(true);
  }

  /** Everyone can connect now; on a slow machine that is long after the port was opened. */
  @EventListener(ApplicationReadyEvent.class)
  synchronized void ready() {
    if (!running || beats != null) return;
    beat();
    beats = Executors.newSingleThreadScheduledExecutor(Pool.LOG.threads("heartbeat"));
    beats.scheduleAtFixedRate(this::beat, 1, 1, TimeUnit.SECONDS);
  }

  @Override
  public synchronized void stop() {
    running = false;
    if (beats == null) return;
    beats.close();
    beats = null;
    beat();
  }

  /** Everybody is disconnected from now on: the time to stop counts as an outage too. */
  @EventListener(ContextClosedEvent.class)
  void stopping() {
    stop();
  }

  /** Before anyone can connect. */
  @Override
  public int getPhase() {
    return WebServerApplicationContext.START_STOP_LIFECYCLE_PHASE - 1;
  }

  @Override
  public synchronized boolean isRunning() {
    return running;
  }
}
