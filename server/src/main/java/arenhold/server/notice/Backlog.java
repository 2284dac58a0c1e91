package arenhold.server.notice;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A bounded FIFO queue of what waits to be stored. When it is full, new entries are dropped and
 * counted. Many threads may add; one takes.
 */
final class Backlog<T> {

  private final BlockingQueue<T> waiting;
  private final AtomicLong dropped = new AtomicLong();

  /**
   * @param most its capacity
   */
  Backlog(int most) {
    waiting = new ArrayBlockingQueue<>(most);
  }

  /** Adds an entry at the end. Returns false if the queue was full. Does not block. */
  boolean add(T one) {
    boolean taken = waiting.offer(one);
    if (!taken) dropped.incrementAndGet();
    return taken;
  }

  /** Takes up to {@code most} entries, oldest first; none if the queue is empty. */
  List<T> take(int most) {
    List<T> taken = new ArrayList<>();
    waiting.drainTo(taken, most);
    return taken;
  }

  int size() {
    return waiting.size();
  }

  /** How many entries were dropped so far. */
  long dropped() {
    return dropped.get();
  }
}
