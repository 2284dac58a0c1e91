package arenhold.server.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.ops.DatabaseAway;
import arenhold.server.testing.Until;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.health.contributor.Status;
import org.springframework.dao.TransientDataAccessResourceException;
import org.springframework.transaction.support.TransactionCallback;
import org.springframework.transaction.support.TransactionTemplate;

/** The writer of the log, under failing transactions. */
class AppenderTest {

  private final Semaphore mayCommit = new Semaphore(0);
  private volatile Error fault;

  private final Appender appender =
      new Appender(
          null,
          new TransactionTemplate() {
            @Override
            public <T> T execute(TransactionCallback<T> action) {
              mayCommit.acquireUninterruptibly();
              if (fault != null) throw fault;
              return null;
            }
          });

  @BeforeEach
  void start() {
    appender.start();
  }

  @AfterEach
  void stop() {
    mayCommit.release(1_000_000);
    appender.stop();
  }

  private CompletableFuture<Void> append() {
    return appender.append(new MatchLog.Append(UUID.randomUUID(), List.of(), null, null));
  }

  @Test
  void an_error_fails_its_batch_and_the_log_goes_on() {
    fault = new StackOverflowError();
    CompletableFuture<Void> unlucky = append();
    mayCommit.release();
    var failure = assertThrows(CompletionException.class, unlucky::join);
    assertInstanceOf(StackOverflowError.class, failure.getCause());
    fault = null;
    mayCommit.release();
    append().join();
    assertTrue(appender.writing());
  }

  @Test
  void the_queue_for_the_log_is_bounded() {
    append();
    Until.holds("the writer has taken it", () -> appender.waiting() == 0);
    for (int i = 0; i < 20_000; i++) append();
    var failure = assertThrows(CompletionException.class, () -> append().join());
    assertInstanceOf(TransientDataAccessResourceException.class, failure.getCause());
  }

  @Test
  void a_writer_that_does_not_get_on_does_not_hold_up_the_end_of_the_server() {
    CompletableFuture<Void> written = append();
    Until.holds("the writer has taken it", () -> appender.waiting() == 0);
    CompletableFuture<Void> waits = append();
    appender.stop(Duration.ofMillis(50));
    var failure = assertThrows(CompletionException.class, waits::join);
    assertInstanceOf(DatabaseAway.Closed.class, failure.getCause());
    mayCommit.release();
    written.join();
    Until.holds("the writer ends", () -> appender.waiting() == 0);
  }

  @Test
  void a_writer_that_does_not_get_on_is_not_well() {
    assertEquals(Duration.ZERO, appender.stuck());
    CompletableFuture<Void> waits = append();
    Until.holds("it is at work", () -> !appender.stuck().isZero());
    MatchLogHealthIndicator health = new MatchLogHealthIndicator(appender, Duration.ZERO);
    assertEquals(Status.DOWN, health.health().getStatus());
    mayCommit.release();
    waits.join();
    Until.holds("nothing waits", () -> appender.stuck().isZero());
  }
}
