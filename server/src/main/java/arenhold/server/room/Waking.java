package arenhold.server.room;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * Bounds how many rooms wake concurrently; others wait in line, first come, first served. After a
 * restart all rooms want to wake at once, beside those that already play.
 */
final class Waking {

  private final int most;
  private final Deque<Turn> line = new ArrayDeque<>();
  private int underWay;

  /**
   * @param most rooms that may wake at the same time
   */
  Waking(int most) {
    this.most = most;
  }

  /** One room's place. */
  final class Turn {

    private final CompletableFuture<Void> come = new CompletableFuture<>();
    private boolean over;

    /** Completes when the room may wake. */
    CompletionStage<Void> come() {
      return come;
    }

    /** The room is awake or gone: the next one may. Does nothing the second time. */
    void over() {
      Turn next;
      synchronized (Waking.this) {
        if (over) return;
        over = true;
        if (line.remove(this)) return;
        next = line.pollFirst();
        if (next == null) underWay--;
      }
      if (next != null) next.come.complete(null);
    }
  }

  /** A place at the end of the line. */
  Turn enter() {
    Turn turn = new Turn();
    synchronized (this) {
      if (underWay == most) {
        line.addLast(turn);
        return turn;
      }
      underWay++;
    }
    turn.come.complete(null);
    return turn;
  }

  /** How many wait in line. */
  synchronized int waiting() {
    return line.size();
  }
}
