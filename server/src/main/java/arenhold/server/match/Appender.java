package arenhold.server.match;

import arenhold.server.ops.DatabaseAway;
import arenhold.server.ops.Pool;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.dao.TransientDataAccessResourceException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Writes the match log with group commit: appends of many rooms share a transaction, because
 * flushing a commit to disk costs more than the rows. An append is confirmed only when its
 * transaction is committed.
 */
@Component
public class Appender implements SmartLifecycle {

  private static final Logger LOG = LoggerFactory.getLogger(Appender.class);
  private static final int MOST_AT_ONCE = 256;

  /** Reached only if nothing is written at all: each room has at most one append in flight. */
  private static final int MOST_WAITING = 20_000;

  /** How long shutdown waits for the writer. */
  private static final Duration FAREWELL = Duration.ofSeconds(10);

  private record Waiting(MatchLog.Append append, CompletableFuture<Void> done) {}

  /** Marks the end of the queue. */
  private static final Waiting LAST = new Waiting(null, null);

  private final MatchLog log;
  private final TransactionTemplate transaction;
  private final LinkedBlockingQueue<Waiting> queue = new LinkedBlockingQueue<>(MOST_WAITING);
  private Thread writer;

  /** When the writer began its current batch, by {@link System#nanoTime}; 0 while it is idle. */
  private volatile long busySince;

  private boolean running;

  Appender(MatchLog log, TransactionTemplate transaction) {
    this.log = log;
    this.transaction = transaction;
  }

  /**
   * Appends asynchronously. The future completes once the append is durable, or fails with the
   * reason why it is not.
   */
  public synchronized CompletableFuture<Void> append(MatchLog.Append append) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    if (!running) done.completeExceptionally(new DatabaseAway.Closed("the log is closed"));
    else if (!queue.offer(new Waiting(append, done)))
      done.completeExceptionally(new TransientDataAccessResourceException("the log is full"));
    return done;
  }

  /** How long the writer has been busy with its current batch; zero if it is idle. */
  Duration stuck() {
    long since = busySince;
    return since == 0 ? Duration.ZERO : Duration.ofNanos(System.nanoTime() - since);
  }

  /** Whether the writer thread is running. */
  synchronized boolean writing() {
    return running && writer.isAlive();
  }

  /** The number of queued appends. */
  int waiting() {
    return queue.size();
  }

  private void write() {
    List<Waiting> batch = new ArrayList<>();
    boolean last = false;
    while (!last) {
      try {
        batch.add(queue.take());
        busySince = System.nanoTime();
        queue.drainTo(batch, MOST_AT_ONCE - 1);
        last = batch.remove(LAST);
        if (!batch.isEmpty()) commit(batch);
      } catch (InterruptedException ignored) {
        // Only the queue's end marker ends the writer.
      } catch (Throwable fault) {
        // Catch everything: the logs of all other matches must go on.
        LOG.error("a batch of the match log failed", fault);
        for (Waiting waiting : batch) waiting.done.completeExceptionally(fault);
      }
      batch.clear();
      busySince = 0;
    }
  }

  private void commit(List<Waiting> batch) {
    try {
      commitAll(batch);
      for (Waiting waiting : batch) waiting.done.complete(null);
    } catch (LostRace | DataIntegrityViolationException one) {
      // One append cannot be stored: commit each separately so that only that one fails.
      for (Waiting waiting : batch) {
        try {
          commitAll(List.of(waiting));
          waiting.done.complete(null);
        } catch (RuntimeException failure) {
          waiting.done.completeExceptionally(failure);
        }
      }
    } catch (DataAccessException | TransactionException failure) {
      for (Waiting waiting : batch) waiting.done.completeExceptionally(failure);
    }
  }

  private void commitAll(List<Waiting> batch) {
    List<MatchLog.Append> appends = batch.stream().map(Waiting::append).toList();
    transaction.executeWithoutResult(status -> log.append(appends));
  }

  @Override
  public synchronized void start() {
    running = true;
    writer = Pool.LOG.threads("match-log").newThread(this::write);
    writer.start();
  }

  /** Returns when everything accepted before is written, or has failed because it took too long. */
  @Override
  public void stop() {
    stop(FAREWELL);
  }

  /** As {@link #stop()}, but takes no longer than {@code most}. */
  void stop(Duration most) {
    Thread writing;
    synchronized (this) {
      if (!running) return;
      running = false;
      writing = writer;
    }
    try {
      long until = System.nanoTime() + most.toNanos();
      queue.offer(LAST, most.toNanos(), TimeUnit.NANOSECONDS);
      if (writing.join(Duration.ofNanos(until - System.nanoTime()))) return;
      LOG.error("the match log cannot be written completely");
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
    failWhatWaits();
  }

  /** Fails queued appends; the batch being written is left to the writer. */
  private void failWhatWaits() {
    List<Waiting> late = new ArrayList<>();
    queue.drainTo(late);
    queue.add(LAST);
    for (Waiting waiting : late) {
      if (waiting == LAST) continue;
      waiting.done.completeExceptionally(new DatabaseAway.Closed("the log is closed"));
    }
  }

  @Override
  public synchronized boolean isRunning() {
    return running;
  }

  @Override
  public int getPhase() {
    return 0;
  }
}
