package arenhold.engine;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * A wire whose two ends are filled and emptied by others: one thread reads what the engine sends
 * and passes it to {@link #heard}, one writes what {@link #next} gives it. Whatever the engine
 * does, what is held here is bounded and nobody waits past the deadline but the writer.
 */
public final class Mailbox implements Wire {

  private final LongSupplier nanos;
  private final Deque<String> received = new ArrayDeque<>();
  private final Deque<String> unsent = new ArrayDeque<>();
  private long unsentBytes;

  /** The bytes that are being written now. */
  private int writing;

  /** What came since the last line was sent. */
  private int lines;

  private long bytes;
  private EngineFault fault;
  private boolean closed;
  private long deadline;

  /**
   * An empty one.
   *
   * @param nanos a clock, such as {@link System#nanoTime}
   */
  public Mailbox(LongSupplier nanos) {
    this.nanos = nanos;
  }

  @Override
  public synchronized void send(String line) {
    lines = 0;
    bytes = 0;
    if (fault != null && fault.code() != Code.GONE) throw fault;
    if (closed) return;
    int length = length(line);
    if (unsentBytes + length > Limits.UNREAD) throw unread();
    unsent.add(line);
    unsentBytes += length;
    notifyAll();
  }

  private static int length(String line) {
    return line.getBytes(StandardCharsets.UTF_8).length + 1;
  }

  @Override
  public synchronized void within(long milliseconds) {
    deadline = nanos.getAsLong() + TimeUnit.MILLISECONDS.toNanos(milliseconds);
  }

  @Override
  public synchronized String receive() {
    while (true) {
      long left = deadline - nanos.getAsLong();
      if (fault != null && fault.code() != Code.GONE) throw fault;
      if (left > 0 && !received.isEmpty()) return received.poll();
      if (left > 0 && fault != null) throw fault;
      if (left <= 0) {
        boolean read = writing == 0 && unsent.isEmpty();
        throw read ? new EngineFault(Code.SILENT, "no answer in time") : unread();
      }
      try {
        TimeUnit.NANOSECONDS.timedWait(this, left);
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        throw new EngineFault(Code.SILENT, "the wait for it was ended");
      }
    }
  }

  private EngineFault unread() {
    return new EngineFault(Code.UNREAD, unsentBytes + " bytes wait to be read");
  }

  /**
   * The engine has sent this.
   *
   * @return whether to read on: false if it floods
   */
  public synchronized boolean heard(String line) {
    lines++;
    bytes += length(line);
    if (lines > Limits.LINES || bytes > Limits.BYTES) {
      ended(new EngineFault(Code.FLOOD, lines + " lines without being told anything"));
      received.clear();
      return false;
    }
    received.add(line);
    notifyAll();
    return true;
  }

  /** Nothing more comes from the engine, for this reason. What has come before may be read. */
  public synchronized void ended(EngineFault why) {
    if (fault == null) fault = why;
    notifyAll();
  }

  /**
   * Waits for the next line to write; null when there will be none. What it gave before counts as
   * written.
   */
  public synchronized String next() throws InterruptedException {
    unsentBytes -= writing;
    writing = 0;
    while (unsent.isEmpty()) {
      if (closed) return null;
      wait();
    }
    String line = unsent.poll();
    writing = length(line);
    return line;
  }

  /** Whether so little waits to be read that more of a long past may be told. */
  public synchronized boolean hasRoom() {
    return unsentBytes <= Limits.ROOM;
  }

  /** Nothing more will be sent: once all is written, {@link #next} ends. */
  public synchronized void close() {
    closed = true;
    notifyAll();
  }
}
