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
 * Writes down what went wrong with the database: a fault with its trace, but a database that is
 * away, which everybody notices at once, in one line now and then.
 */
public final class DatabaseAway {

  private static final long PERIOD = TimeUnit.SECONDS.toNanos(10);

  /** When the next line may be written. */
  private static final AtomicLong NEXT = new AtomicLong(System.nanoTime());

  /** How many lines were left out since the last. */
  private static final AtomicLong LEFT_OUT = new AtomicLong();

  private DatabaseAway() {}

  /** Nothing can be stored any more because the server stops. */
  public static final class Closed extends NonTransientDataAccessResourceException {
    public Closed(String what) {
      super(what);
    }
  }

  /** Whether this came of a database that is away, hangs or is being left, not of a fault. */
  public static boolean is(Throwable cause) {
    return cause instanceof TransientDataAccessException
        || cause instanceof RecoverableDataAccessException
        || cause instanceof NonTransientDataAccessResourceException
        || cause instanceof TransactionException
        || cause instanceof UncategorizedSQLException uncategorized && left(uncategorized);
  }

  /** Whether PostgreSQL ended the connection itself (class 57P), as it does when it goes down. */
  private static boolean left(UncategorizedSQLException failure) {
    SQLException cause = failure.getSQLException();
    return cause != null && cause.getSQLState() != null && cause.getSQLState().startsWith("57P");
  }

  /** Writes down that {@code what} did not happen because of {@code cause}. */
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
