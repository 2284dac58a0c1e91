package arenhold.server.ops;

import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/**
 * Fills in values that older rows lack: in the background, from the server's start until done.
 * Retries later if the database is down; after a fault, at the next start.
 */
public abstract class Backfill implements SmartLifecycle {

  /** The delay before a retry after the database was down. */
  private static final Duration AGAIN = Duration.ofMinutes(1);

  /** How long shutdown waits for it. */
  private static final Duration FAREWELL = Duration.ofSeconds(5);

  private final Logger log = LoggerFactory.getLogger(getClass());
  private final String name;
  private final String work;
  private volatile boolean running;
  private Thread worker;

  /**
   * @param name of its thread
   * @param work what it does, for the log
   */
  protected Backfill(String name, String work) {
    this.name = name;
    this.work = work;
  }

  /**
   * Fills in everything that is left. May be called again at any time; must return early once
   * {@link #isRunning} is false or the thread is interrupted.
   */
  protected abstract void fillIn();

  private void untilDone() {
    try {
      while (running) {
        try {
          fillIn();
          return;
        } catch (DataAccessException | TransactionException away) {
          if (!running) return;
          DatabaseAway.warn(log, work + " goes on later", away);
          Thread.sleep(AGAIN);
        }
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException fault) {
      log.error("{} goes on after the next start", work, fault);
    }
  }

  @Override
  public final synchronized void start() {
    running = true;
    worker = Pool.BACKGROUND.threads(name).newThread(this::untilDone);
    worker.start();
  }

  @Override
  public final synchronized void stop() {
    running = false;
    worker.interrupt();
    try {
      if (!worker.join(FAREWELL)) log.warn("{} is still going on", work);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public final boolean isRunning() {
    return running;
  }
}
