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
 * One socket's way out: a bounded queue and one writer, so that a slow client never holds up a
 * room. When the queue is full what waits is dropped and the room is asked for a snapshot; a client
 * that is too slow for that as well is closed.
 */
final class Connection {

  private static final int MOST_FRAMES = 64;

  /** Answers to messages are never dropped, and a socket may send that many at once. */
  private static final int MOST_ANSWERS = 256;

  private static final int MOST_CHARS = 256 * 1024;

  /** Of snapshots only the newest waits, and no more than so many go unread. */
  private static final int MOST_REPLACED = 256;

  /**
   * A frame that waits.
   *
   * @param snapshot whether it holds everything: what must be sent anyhow is not held against its
   *     reader
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
  private final Runnable askAnew;
  private final Deque<Waiting> queue = new ArrayDeque<>();
  private int chars;
  private boolean writing;
  private volatile Executor writers;
  private boolean dropped;

  /** What a slow client was sent in place of what was dropped, until it is written. */
  private String catchingUp;

  /** How many snapshots took the place of another since one was written. */
  private int replaced;

  private volatile boolean heard;

  /** Whether the room has said that one has to wait, since this was asked last. */
  private volatile boolean waits;

  private boolean closing;

  /** Whether the good-bye was written, or cannot be. */
  private boolean ended;

  private Code closeWith;

  /**
   * @param writers where it is written to {@code out}
   * @param askAnew asks the room for a snapshot; must return at once
   */
  Connection(Outlet out, Executor writers, Player player, Runnable askAnew) {
    this.out = out;
    this.writers = writers;
    this.player = player;
    this.askAnew = askAnew;
  }

  /** From now on it is written there. */
  void writeOn(Executor others) {
    writers = others;
  }

  Player player() {
    return player;
  }

  /** Whether the room has said anything yet. */
  boolean heard() {
    return heard;
  }

  /** Whether the room has said since the last time that one has to wait for it to wake. */
  boolean waits() {
    boolean told = waits;
    waits = false;
    return told;
  }

  /** Hears the room. */
  void hear(ToSocket message) {
    heard = !(message instanceof ToSocket.InLine) || heard;
    switch (message) {
      case ToSocket.InLine line -> waits = true;
      case ToSocket.Send(Told told) -> offer(told.text());
      case ToSocket.Anew(Told told) -> anew(told.text());
      case ToSocket.Close(Code code) -> close(code);
    }
  }

  /** Queues a frame, or gives up on all steps that wait. */
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
      askAnew.run();
      if (step) return;
    }
    add(new Waiting(frame, false));
  }

  private boolean fits(String frame, int most) {
    return queue.size() < most && chars + frame.length() <= MOST_CHARS;
  }

  /**
   * Drops what a snapshot holds as well; answers to messages stay. Whether anything was dropped.
   */
  private boolean dropSteps() {
    boolean some = queue.removeIf(Waiting::step);
    chars = queue.stream().mapToInt(Waiting::counted).sum();
    return some;
  }

  /** A snapshot takes the place of all steps that still wait, and of a snapshot before it. */
  synchronized void anew(String frame) {
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

  /** Says why and closes once what waits is written. */
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

  /** Writes what waits, for as long as each frame leaves at once; then goes on once it has left. */
  private void write() {
    while (true) {
      Waiting next = next();
      if (next == null) return;
      AtomicBoolean atOnce = new AtomicBoolean(true);
      out.send(next.frame(), failure -> left(next, failure, atOnce));
      // Whichever of the two comes second goes on.
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
