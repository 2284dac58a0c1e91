package arenhold.server.gateway;

import arenhold.server.account.Player;
import arenhold.server.ops.Settings;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.Frames;
import arenhold.server.protocol.ToClient;
import arenhold.server.room.ToSocket;
import jakarta.websocket.Session;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import org.springframework.web.socket.CloseStatus;
import org.springframework.web.socket.TextMessage;
import org.springframework.web.socket.WebSocketSession;
import org.springframework.web.socket.adapter.NativeWebSocketSession;

/**
 * One socket's way out: a bounded queue and one writer, so that a slow client never holds up a
 * room. When the queue is full what waits is dropped and the room is asked for a snapshot; a client
 * that is too slow for that as well is closed.
 */
final class Connection {

  private static final String WRITE_WITHIN = "org.apache.tomcat.websocket.BLOCKING_SEND_TIMEOUT";
  private static final String READ_WITHIN = "org.apache.tomcat.websocket.READ_IDLE_TIMEOUT_MS";

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

  private final WebSocketSession session;
  private final Player player;
  private final Runnable askAnew;
  private final Deque<Waiting> queue = new ArrayDeque<>();
  private int chars;
  private boolean writing;
  private boolean dropped;

  /** What a slow client was sent in place of what was dropped, until it is written. */
  private String catchingUp;

  /** How many snapshots took the place of another since one was written. */
  private int replaced;

  private volatile boolean heard;
  private boolean closing;
  private Code closeWith;

  /**
   * @param askAnew asks the room for a snapshot; must return at once
   */
  Connection(WebSocketSession session, Player player, Runnable askAnew) {
    this.session = session;
    this.player = player;
    this.askAnew = askAnew;
  }

  /** Ends sockets whose other side is silent or does not read for longer than {@code limits}. */
  static void limit(WebSocketSession session, Settings.Limits limits) {
    Session inner = ((NativeWebSocketSession) session).getNativeSession(Session.class);
    inner.getUserProperties().put(WRITE_WITHIN, limits.writeWithin().toMillis());
    inner.getUserProperties().put(READ_WITHIN, limits.silence().toMillis());
  }

  Player player() {
    return player;
  }

  /** Whether the room has said anything yet. */
  boolean heard() {
    return heard;
  }

  /** Hears the room. */
  void hear(ToSocket message) {
    heard = true;
    switch (message) {
      case ToSocket.Send(String frame) -> offer(frame);
      case ToSocket.Anew(String frame) -> anew(frame);
      case ToSocket.Close(Code code) -> close(code);
    }
  }

  /** Queues a frame, or gives up on all steps that wait. */
  synchronized void offer(String frame) {
    boolean step = Frames.isStep(frame);
    if (closing || step && dropped) return;
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
  private synchronized void anew(String frame) {
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
    Thread.ofVirtual().start(this::write);
  }

  private void write() {
    try {
      while (true) {
        Waiting next;
        synchronized (this) {
          next = queue.pollFirst();
          if (next == null) {
            writing = false;
            if (!closing) return;
            break;
          }
          chars -= next.counted();
        }
        session.sendMessage(new TextMessage(next.frame()));
        synchronized (this) {
          if (next.snapshot()) replaced = 0;
          if (next.frame() == catchingUp) catchingUp = null;
        }
      }
      session.sendMessage(new TextMessage(Frames.write(new ToClient.Bye(closeWith))));
      session.close(status(closeWith));
    } catch (IOException | IllegalStateException gone) {
      closeQuietly();
    }
  }

  private void closeQuietly() {
    synchronized (this) {
      closing = true;
      queue.clear();
    }
    try {
      session.close(CloseStatus.SERVER_ERROR);
    } catch (IOException | IllegalStateException alreadyGone) {
      // Nobody is left to tell.
    }
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
