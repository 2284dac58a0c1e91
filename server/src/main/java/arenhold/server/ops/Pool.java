package arenhold.server.ops;

import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * The database connection pools, one per kind of work, so that no kind blocks another. A pool is
 * bound to a thread, because the same code reads a match for its room, for a page and for
 * background work. Within a transaction the pool stays the same.
 *
 * <table>
 *   <caption>Pools and their users</caption>
 *   <tr><td>{@link #LOG}</td><td>the match log's writer, the server's heartbeat, match endings, the log's health check</td></tr>
 *   <tr><td>{@link #ROOM}</td><td>rooms: waking up, and every change except choices</td></tr>
 *   <tr><td>{@link #BACKGROUND}</td><td>notices, e-mails, feeds of open pages, pairing, housekeeping</td></tr>
 *   <tr><td>{@link #WEB}</td><td>everything else: requests, and sockets before they join a room. Its statements time out after {@link Settings.Pools#webStatement}</td></tr>
 * </table>
 */
public enum Pool {
  LOG,
  ROOM,
  BACKGROUND,
  WEB;

  private static final ScopedValue<Pool> CURRENT = ScopedValue.newInstance();

  /** The calling thread's pool. */
  static Pool current() {
    return CURRENT.orElse(WEB);
  }

  /**
   * Creates daemon threads that use this pool.
   *
   * @param name the threads' name, followed by a number
   */
  public ThreadFactory threads(String name) {
    AtomicInteger number = new AtomicInteger();
    return work ->
        Thread.ofPlatform()
            .daemon()
            .name(name + "-" + number.getAndIncrement())
            .unstarted(() -> ScopedValue.where(CURRENT, this).run(work));
  }

  /** Runs {@code question} with connections of this pool instead of the thread's own. */
  public <T> T ask(Supplier<T> question) {
    return ScopedValue.where(CURRENT, this).call(question::get);
  }
}
