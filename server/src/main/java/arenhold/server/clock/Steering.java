package arenhold.server.clock;

import arenhold.server.ops.Pool;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.TransactionException;

/** Compares the server's clock with the database's every ten seconds and steers it there. */
class Steering implements SmartLifecycle {

  private static final Logger LOG = LoggerFactory.getLogger(Steering.class);

  private static final long EVERY_SECONDS = 10;

  /** An answer that took longer says too little about the time. */
  private static final long MOST_MILLIS = 100;

  private final ServerTime time;
  private final LongSupplier database;
  private ScheduledExecutorService rounds;

  /**
   * @param database the other clock, in milliseconds since 1970
   */
  Steering(ServerTime time, LongSupplier database) {
    this.time = time;
    this.database = database;
  }

  static long read(JdbcClient database) {
    return database
        .sql("select floor(extract(epoch from clock_timestamp()) * 1000)::bigint")
        .query(Long.class)
        .single();
  }

  /** Looks once. */
  void look() {
    try {
      long before = time.now();
      long theirs = database.getAsLong();
      long after = time.now();
      boolean soon = after - before <= MOST_MILLIS;
      if (soon && time instanceof MonotonicTime own) own.steer(theirs - (before + after) / 2);
    } catch (DataAccessException | TransactionException away) {
      LOG.debug("the database's clock cannot be read: {}", away.toString());
    } catch (RuntimeException fault) {
      LOG.error("the database's clock cannot be read", fault);
    }
  }

  @Override
  public synchronized void start() {
    // Tests that bring a clock of their own let it go as they like.
    if (!(time instanceof MonotonicTime)) return;
    rounds = Executors.newSingleThreadScheduledExecutor(Pool.BACKGROUND.threads("steering"));
    rounds.scheduleWithFixedDelay(this::look, EVERY_SECONDS, EVERY_SECONDS, TimeUnit.SECONDS);
  }

  @Override
  public synchronized void stop() {
    if (rounds == null) return;
    rounds.close();
    rounds = null;
  }

  @Override
  public synchronized boolean isRunning() {
    return rounds != null;
  }
}
