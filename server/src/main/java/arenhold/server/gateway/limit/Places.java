package arenhold.server.gateway.limit;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.function.BooleanSupplier;

/** A fixed number of places per person, granted first come, first served. */
final class Places {

  private final int most;
  private final Map<Object, Line> lines = new HashMap<>();

  private static final class Line {
    private int taken;
    private final Queue<BooleanSupplier> waiting = new ArrayDeque<>();
  }

  /**
   * @param most places per person
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
   * @param taken called then; returns false if the place is no longer wanted
   */
  void await(Object who, BooleanSupplier taken) {
    if (joined(who, taken)) return;
    if (!taken.getAsBoolean()) leave(who);
  }

  /** Whether it now waits in line; otherwise it has got a place. */
  private synchronized boolean joined(Object who, BooleanSupplier taken) {
    if (take(who)) return false;
    return lines.get(who).waiting.add(taken);
  }

  /** Removes {@code taken} from the line, if it is still waiting. */
  synchronized void forget(Object who, BooleanSupplier taken) {
    Line line = lines.get(who);
    if (line != null) line.waiting.remove(taken);
  }

  /** Gives up a place, which passes to the next in line. */
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

  /** Whether no place is taken. */
  synchronized boolean empty() {
    return lines.isEmpty();
  }
}
