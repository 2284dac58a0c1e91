package arenhold.server.match;

import arenhold.server.ops.DatabaseAway;
import arenhold.server.ops.Pool;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.springframework.context.SmartLifecycle;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Commits what many rooms append in one transaction, because the flush of a commit to the disk
 * costs more than the rows. A room's append is confirmed only when its transaction is.
 */
@Component
public class Appender implements SmartLifecycle {

  private static final int MOST_AT_ONCE = 256;

  private record Waiting(MatchLog.Append append, CompletableFuture<Void> done) {}

  /** After this one nothing comes. */
  private static final Waiting LAST = new Waiting(null, null);

  private final MatchLog log;
  private final TransactionTemplate transaction;
  private final LinkedBlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
  private Thread writer;
  private boolean running;

  Appender(MatchLog log, TransactionTemplate transaction) {
    this.log = log;
    this.transaction = transaction;
  }

  /** Appends; the future completes when it is safe, or fails with the reason why it is not. */
  public synchronized CompletableFuture<Void> append(MatchLog.Append append) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    if (running) queue.add(new Waiting(append, done));
    else done.completeExceptionally(new DatabaseAway.Closed("the log is closed"));
    return done;
  }

  private void write() {
    List<Waiting> batch = new ArrayList<>();
    boolean last = false;
    while (!last) {
      try {
        batch.add(queue.take());
      } catch (InterruptedException ignored) {
        // Only the last entry of the queue ends the writer.
        continue;
      }
      queue.drainTo(batch, MOST_AT_ONCE - 1);
      last = batch.remove(LAST);
      if (!batch.isEmpty()) commit(batch);
      batch.clear();
    }
  }

  private void commit(List<Waiting> batch) {
    try {
      commitAll(batch);
      for (Waiting waiting : batch) waiting.done.complete(null);
    } catch (LostRace | DataIntegrityViolationException one) {
      // One of them cannot be stored: commit each alone so that only that one fails.
      for (Waiting waiting : batch) {
        try {
          commitAll(List.of(waiting));
          waiting.done.complete(null);
        } catch (RuntimeException failure) {
          waiting.done.completeExceptionally(failure);
        }
      }
    } catch (RuntimeException failure) {
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

  /** Returns when everything accepted before is written. */
  @Override
  public void stop() {
    Thread writing;
    synchronized (this) {
      if (!running) return;
      running = false;
      queue.add(LAST);
      writing = writer;
    }
    try {
      writing.join();
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
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
