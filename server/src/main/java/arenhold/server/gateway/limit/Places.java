package arenhold.server.gateway.limit;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.function.BooleanSupplier;

/** So many places for each, given in the order in which they were asked for. */
final class Places {

  private final int most;
  private final Map<Object, Line> lines = new HashMap<>();

  private static final class Line {
    private int taken;
    private final Queue<BooleanSupplier> waiting = new ArrayDeque<>();
  }

  /**
   * @param most places that each may have
   */
  Places(int most) {
    this.most = most;
  }

  /** Takes a place if there is one now. */
  synchronized boolean take(Object who) {
    Line line = lines.computeIfAbsent(who, one -> new Line());
    if (line.taken == most) return false;
    line.taken++;
    return true;
  }

  /**
   * Takes a place as soon as there is one.
   *
   * @param taken told then; answers false if it is not wanted any more
   */
  void await(Object who, BooleanSupplier taken) {
    if (joined(who, taken)) return;
    if (!taken.getAsBoolean()) leave(who);
  }

  /** Whether this waits in line; otherwise it has got a place. */
  private synchronized boolean joined(Object who, BooleanSupplier taken) {
    if (take(who)) return false;
    return lines.get(who).waiting.add(taken);
  }

  /** Waits no longer, if this still does. */
  synchronized void forget(Object who, BooleanSupplier taken) {
    Line line = lines.get(who);
    if (line != null) line.waiting.remove(taken);
  }

  /** Leaves a place, to whoever is next in line. */
  void leave(Object who) {
    BooleanSupplier next;
    do next = next(who);
    while (next != null && !next.getAsBoolean());
  }

  private synchronized BooleanSupplier next(Object who) {
    Line line = lines.get(who);
    BooleanSupplier next = line.waiting.poll();
    if (next == null && --line.taken == 0) lines.remove(who);
    return next;
  }

  /** Whether nobody has a place. */
  synchronized boolean empty() {
    return lines.isEmpty();
  }
}
