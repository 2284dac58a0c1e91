package arenhold.server.ops;

import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.springframework.dao.NonTransientDataAccessResourceException;
import org.springframework.dao.RecoverableDataAccessException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.jdbc.UncategorizedSQLException;
import org.springframework.transaction.TransactionException;

/**
 * Logs database failures: faults with a stack trace, but an unreachable database, which affects
 * every part at once, as one throttled line.
 */
public final class DatabaseAway {

  private static final long PERIOD = TimeUnit.SECONDS.toNanos(10);

  /** When the next line may be logged. */
  private static final AtomicLong NEXT = new AtomicLong(System.nanoTime());

  /** How many lines were suppressed since the last. */
  private static final AtomicLong LEFT_OUT = new AtomicLong();

  private DatabaseAway() {}

  /** Thrown when nothing can be stored any more because the server is stopping. */
  public static final class Closed extends NonTransientDataAccessResourceException {
    public Closed(String what) {
      super(what);
    }
  }

  /**
   * Whether this failure means that the database is down, hanging or shutting down, rather than a
   * fault.
   */
  public static boolean is(Throwable cause) {
    return cause instanceof TransientDataAccessException
        || cause instanceof RecoverableDataAccessException
        || cause instanceof NonTransientDataAccessResourceException
        || cause instanceof TransactionException
        || cause instanceof UncategorizedSQLException uncategorized && left(uncategorized);
  }

  /** Whether PostgreSQL closed the connection (SQLSTATE 57P), as it does when it shuts down. */
  private static boolean left(UncategorizedSQLException failure) {
    SQLException cause = failure.getSQLException();
    return cause != null && cause.getSQLState() != null && cause.getSQLState().startsWith("57P");
  }

  /** Logs {@code what} went wrong because of {@code cause}. */
  public static void warn(Logger log, String what, Throwable cause) {
    if (!is(cause)) {
      log.warn(what, cause);
      return;
    }
    long now = System.nanoTime();
    long next = NEXT.get();
    if (now - next < 0 || !NEXT.compareAndSet(next, now + PERIOD)) {
      LEFT_OUT.incrementAndGet();
      return;
    }
    long more = LEFT_OUT.getAndSet(0);
    log.warn("{}: {}{}", what, reason(cause), more == 0 ? "" : " (and " + more + " more like it)");
  }

  private static String reason(Throwable cause) {
    Throwable last = cause;
    while (last.getCause() != null) last = last.getCause();
    return String.valueOf(last.getMessage()).lines().findFirst().orElse("");
  }
}
