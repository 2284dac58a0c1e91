package arenhold.server.match;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.springframework.context.SmartLifecycle;
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

  private final MatchLog log;
  private final TransactionTemplate transaction;
  private final LinkedBlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
  private volatile Thread writer;

  Appender(MatchLog log, TransactionTemplate transaction) {
    this.log = log;
    this.transaction = transaction;
  }

  /** Appends; the future completes when it is safe, or fails with the reason why it is not. */
  public CompletableFuture<Void> append(MatchLog.Append append) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    queue.add(new Waiting(append, done));
    return done;
  }

  private void write() {
    List<Waiting> batch = new ArrayList<>();
    while (writer != null) {
      try {
        batch.add(queue.take());
        queue.drainTo(batch, MOST_AT_ONCE - 1);
        commit(batch);
      } catch (InterruptedException stopped) {
        return;
      } finally {
        batch.clear();
      }
    }
  }

  private void commit(List<Waiting> batch) {
    try {
      commitAll(batch);
      for (Waiting waiting : batch) waiting.done.complete(null);
    } catch (LostRace lost) {
      // One of them lost: commit each alone so that only that one fails.
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
  public void start() {
    writer = Thread.ofPlatform().name("match-log").unstarted(this::write);
    writer.start();
  }

  @Override
  public void stop() {
    Thread stopping = writer;
    writer = null;
    if (stopping != null) stopping.interrupt();
  }

  @Override
  public boolean isRunning() {
    return writer != null;
  }

  @Override
  public int getPhase() {
    return 0;
  }
}
