package arenhold.server.gateway.socket;

import arenhold.server.account.Player;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.Frames;
import arenhold.server.protocol.ToClient;
import arenhold.server.protocol.Told;
import arenhold.server.room.message.ToSocket;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import org.springframework.web.socket.CloseStatus;

/**
 * A socket's outgoing side: a bounded queue with one writer, so that a slow client never blocks a
 * room. When the queue is full, its steps are dropped and the room is asked for a snapshot (a
 * resync); a client too slow even for that is disconnected.
 */
final class Connection {

  private static final int MOST_FRAMES = 64;

  /** Answers to messages are never dropped; a socket may have this many waiting. */
  private static final int MOST_ANSWERS = 256;

  private static final int MOST_CHARS = 256 * 1024;

  /**
   * Only the newest snapshot waits; a client that leaves more than this many unread is too slow.
   */
  private static final int MOST_REPLACED = 256;

  /**
   * A queued frame.
   *
   * @param snapshot whether it is a snapshot; these must be sent in any case and do not count
   *     against the reader
   */
  private record Waiting(String frame, boolean snapshot) {

    boolean step() {
      return Frames.isStep(frame);
    }

    int counted() {
      return snapshot ? 0 : frame.length();
    }
  }

  private final Outlet out;
  private final Player player;
  private final Runnable requestSnapshot;
  private final Deque<Waiting> queue = new ArrayDeque<>();
  private int chars;
  private boolean writing;
  private volatile Executor writers;
  private boolean dropped;

  /** The snapshot queued in place of dropped frames, until it is written. */
  private String catchingUp;

  /** How many unread snapshots were replaced since one was last written. */
  private int replaced;

  private volatile boolean heard;

  /** Whether the room has announced a wait since {@link #waits} was last called. */
  private volatile boolean waits;

  private boolean closing;

  /** Whether the {@code bye} frame was written, or cannot be. */
  private boolean ended;

  private Code closeWith;

  /**
   * @param writers runs the writes to {@code out}
   * @param requestSnapshot asks the room for a snapshot; must not block
   */
  Connection(Outlet out, Executor writers, Player player, Runnable requestSnapshot) {
    this.out = out;
    this.writers = writers;
    this.player = player;
    this.requestSnapshot = requestSnapshot;
  }

  /** Moves its writes to another executor. */
  void writeOn(Executor others) {
    writers = others;
  }

  Player player() {
    return player;
  }

  /** Whether the room has sent anything yet. */
  boolean heard() {
    return heard;
  }

  /** Whether the room has announced since the last call that it is still waking up. */
  boolean waits() {
    boolean told = waits;
    waits = false;
    return told;
  }

  /** Takes a message from the room. */
  void hear(ToSocket message) {
    heard = !(message instanceof ToSocket.InLine) || heard;
    switch (message) {
      case ToSocket.InLine line -> waits = true;
      case ToSocket.Send(Told told) -> offer(told.text());
      case ToSocket.Snapshot(Told told) -> offerSnapshot(told.text());
      case ToSocket.Close(Code code) -> close(code);
    }
  }

  /** Queues a frame. If it does not fit, drops all queued steps and requests a snapshot. */
  synchronized void offer(String frame) {
    boolean step = Frames.isStep(frame);
    if (closing || step && dropped) return;
    if (Frames.isWhole(frame) && queue.removeIf(waiting -> Frames.isWhole(waiting.frame()))) {
      chars = queue.stream().mapToInt(Waiting::counted).sum();
    }
    if (!fits(frame, step ? MOST_FRAMES : MOST_ANSWERS)) {
      boolean droppable = dropSteps() || step;
      if (catchingUp != null || !droppable) {
        tooSlow();
        return;
      }
      dropped = true;
      requestSnapshot.run();
      if (step) return;
    }
    add(new Waiting(frame, false));
  }

  private boolean fits(String frame, int most) {
    return queue.size() < most && chars + frame.length() <= MOST_CHARS;
  }

  /**
   * Drops frames that a snapshot supersedes and keeps answers to messages. Returns whether any was
   * dropped.
   */
  private boolean dropSteps() {
    boolean some = queue.removeIf(Waiting::step);
    chars = queue.stream().mapToInt(Waiting::counted).sum();
    return some;
  }

  /** Queues a snapshot in place of all queued steps and of an earlier snapshot. */
  synchronized void offerSnapshot(String frame) {
    if (closing) return;
    dropSteps();
    if (queue.removeIf(Waiting::snapshot) && ++replaced > MOST_REPLACED) {
      tooSlow();
      return;
    }
    if (dropped || catchingUp != null) catchingUp = frame;
    dropped = false;
    add(new Waiting(frame, true));
  }

  private void tooSlow() {
    queue.clear();
    close(Code.TOO_SLOW);
  }

  private void add(Waiting frame) {
    queue.addLast(frame);
    chars += frame.counted();
    wake();
  }

  /** Closes the socket with a {@code bye} frame once the queue is written. */
  synchronized void close(Code code) {
    if (closing) return;
    closing = true;
    closeWith = code;
    wake();
  }

  private void wake() {
    if (writing) return;
    writing = true;
    writers.execute(this::write);
  }

  /**
   * Writes queued frames while sends complete at once; otherwise continues when the send completes.
   */
  private void write() {
    while (true) {
      Waiting next = next();
      if (next == null) return;
      AtomicBoolean atOnce = new AtomicBoolean(true);
      out.send(next.frame(), failure -> left(next, failure, atOnce));
      // Of this loop and the completion callback, the second one continues.
      if (atOnce.getAndSet(false)) return;
    }
  }

  private Waiting next() {
    synchronized (this) {
      Waiting next = queue.pollFirst();
      if (next != null) {
        chars -= next.counted();
        return next;
      }
      if (!closing) writing = false;
      if (!closing || ended) return null;
      ended = true;
    }
    return new Waiting(Frames.write(new ToClient.Bye(closeWith)), true);
  }

  private void left(Waiting frame, Throwable failure, AtomicBoolean atOnce) {
    if (failure != null) {
      closeQuietly();
      return;
    }
    boolean bye;
    synchronized (this) {
      if (frame.snapshot()) replaced = 0;
      if (frame.frame() == catchingUp) catchingUp = null;
      bye = ended;
    }
    if (bye) out.close(status(closeWith));
    else if (!atOnce.getAndSet(false)) writers.execute(this::write);
  }

  private void closeQuietly() {
    synchronized (this) {
      closing = true;
      ended = true;
      queue.clear();
    }
    out.close(CloseStatus.SERVER_ERROR);
  }

  /** The WebSocket status that goes with a code. */
  static CloseStatus status(Code code) {
    return switch (code) {
      case RESTARTING -> CloseStatus.SERVICE_RESTARTED;
      case UNAVAILABLE -> CloseStatus.SERVICE_OVERLOAD;
      case MALFORMED, UNKNOWN_MESSAGE -> CloseStatus.NOT_ACCEPTABLE;
      case TOO_LARGE -> CloseStatus.TOO_BIG_TO_PROCESS;
      default -> CloseStatus.POLICY_VIOLATION;
    };
  }
}
