package arenhold.server.ops;

import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * The pools of connections to the database, so that no kind of work waits for another's. A thread
 * says which one it uses when it is made, because the same code reads a match for its room, for a
 * page and for work in the background. Within a transaction the pool stays the same.
 *
 * <table>
 *   <caption>Who uses which</caption>
 *   <tr><td>{@link #LOG}</td><td>the writer of the match log, the beat that shows that the server
 *       runs, ends of matches, the health of the log</td></tr>
 *   <tr><td>{@link #ROOM}</td><td>rooms: waking, and every change but a choice</td></tr>
 *   <tr><td>{@link #BACKGROUND}</td><td>notices, e-mails, lists of open pages, pairing,
 *       housekeeping</td></tr>
 *   <tr><td>{@link #WEB}</td><td>everything else: requests, and what sockets ask before they are in
 *       a room. Its statements end after {@link Settings.Pools#webStatement}</td></tr>
 * </table>
 */
public enum Pool {
  LOG,
  ROOM,
  BACKGROUND,
  WEB;

  private static final ScopedValue<Pool> CURRENT = ScopedValue.newInstance();

  /** The pool of the thread that asks. */
  static Pool current() {
    return CURRENT.orElse(WEB);
  }

  /**
   * Makes daemon threads that use this pool.
   *
   * @param name of the threads, before their number
   */
  public ThreadFactory threads(String name) {
    AtomicInteger number = new AtomicInteger();
    return work ->
        Thread.ofPlatform()
            .daemon()
            .name(name + "-" + number.getAndIncrement())
            .unstarted(() -> ScopedValue.where(CURRENT, this).run(work));
  }

  /** Asks {@code question} with a connection of this pool, whatever the thread's own is. */
  public <T> T ask(Supplier<T> question) {
    return ScopedValue.where(CURRENT, this).call(question::get);
  }
}
