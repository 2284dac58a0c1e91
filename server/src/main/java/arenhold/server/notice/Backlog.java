package arenhold.server.notice;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What waits to be written down, in order and up to a bound: what comes when it is full is dropped
 * and counted. Anybody may add; one thread takes.
 */
final class Backlog<T> {

  private final BlockingQueue<T> waiting;
  private final AtomicLong dropped = new AtomicLong();

  /**
   * @param most how many may wait
   */
  Backlog(int most) {
    waiting = new ArrayBlockingQueue<>(most);
  }

  /** Adds one at the end; whether there was room. Returns at once. */
  boolean add(T one) {
    boolean taken = waiting.offer(one);
    if (!taken) dropped.incrementAndGet();
    return taken;
  }

  /** Takes up to so many, the oldest first; none if nothing waits. */
  List<T> take(int most) {
    List<T> taken = new ArrayList<>();
    waiting.drainTo(taken, most);
    return taken;
  }

  int size() {
    return waiting.size();
  }

  /** How many were dropped so far. */
  long dropped() {
    return dropped.get();
  }
}
