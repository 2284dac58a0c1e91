package arenhold.server.gateway.socket;

import arenhold.engine.Limits;
import arenhold.server.engine.Line;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import org.springframework.web.socket.CloseStatus;

/**
 * The outgoing side of an engine's socket: a bounded queue with one writer, in which nothing is
 * dropped. An engine that does not read is disconnected.
 */
final class EngineLine implements Line {

  private final Outlet out;
  private final Executor writers;
  private final Deque<String> queue = new ArrayDeque<>();

  /** What waits, what is being written included. */
  private int bytes;

  /** What is to be done once there is room for what is long; or null. */
  private Runnable waiting;

  private boolean writing;
  private CloseStatus closing;
  private boolean closed;

  EngineLine(Outlet out, Executor writers) {
    this.out = out;
    this.writers = writers;
  }

  @Override
  public synchronized boolean send(String text) {
    if (closing != null) return true;
    int length = length(text);
    if (bytes + length > Limits.UNREAD) return false;
    queue.add(text);
    bytes += length;
    wake();
    return true;
  }

  private static int length(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  @Override
  public synchronized boolean unread() {
    // What is just being written may have been read already, before this is told.
    return !queue.isEmpty();
  }

  @Override
  public synchronized boolean roomy(Runnable then) {
    boolean room = bytes <= Limits.ROOM || closing != null;
    waiting = room ? null : then;
    return room;
  }

  @Override
  public void end() {
    close(CloseStatus.NORMAL);
  }

  /** Closes the socket once all is written that waits. */
  synchronized void close(CloseStatus status) {
    if (closing != null) return;
    closing = status;
    wake();
  }

  private void wake() {
    if (writing) return;
    writing = true;
    writers.execute(this::write);
  }

  /** Writes while sends complete at once; otherwise goes on when the send completes. */
  private void write() {
    while (true) {
      String next = next();
      if (next == null) return;
      AtomicBoolean atOnce = new AtomicBoolean(true);
      out.send(next, failure -> left(next, failure, atOnce));
      // Of this loop and the completion callback, the second one goes on.
      if (atOnce.getAndSet(false)) return;
    }
  }

  private String next() {
    synchronized (this) {
      String next = queue.poll();
      if (next != null) return next;
      writing = false;
      if (closing == null || closed) return null;
      closed = true;
    }
    out.close(closing);
    return null;
  }

  private void left(String text, Throwable failure, AtomicBoolean atOnce) {
    if (failure != null) {
      synchronized (this) {
        queue.clear();
        if (closing == null) closing = CloseStatus.SERVER_ERROR;
        closed = true;
      }
      out.close(CloseStatus.SERVER_ERROR);
      return;
    }
    Runnable then = null;
    synchronized (this) {
      bytes -= length(text);
      if (bytes <= Limits.ROOM) {
        then = waiting;
        waiting = null;
      }
    }
    if (then != null) then.run();
    if (!atOnce.getAndSet(false)) writers.execute(this::write);
  }
}
