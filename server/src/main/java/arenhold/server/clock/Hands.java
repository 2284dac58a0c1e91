package arenhold.server.clock;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * What the clocks of all seats showed at one moment: moments and lengths as in {@link Clocks}.
 *
 * @param left what each seat had left at {@code at}, besides {@code free}
 * @param free what each seat could still use of this turn at {@code at} before {@code left} runs
 * @param running the seats whose time has been running since {@code at}
 * @param asked since when each seat has been asked its present question; 0 if it is not asked
 * @param at the moment
 * @param idle how long nobody had done anything at {@code at}, as far as it is charged; counts
 *     where there is no clock
 */
public record Hands(
    List<Long> left, List<Long> free, List<Integer> running, List<Long> asked, long at, Long idle) {

  /** Rows from before idleness was counted have been idle since {@code at}. */
  public Hands {
    if (idle == null) idle = 0L;
  }

  /** At the start of a match, where these seats are asked first. */
  static Hands begin(TimeControl control, int seats, List<Integer> running, long at) {
    List<Long> never = Collections.nCopies(seats, 0L);
    return new Hands(
        Collections.nCopies(seats, control.full()),
        Collections.nCopies(seats, control.free()),
        List.copyOf(running),
        asked(running, never, List.of(), one -> true, at),
        at,
        0L);
  }

  private static List<Long> asked(
      List<Integer> running,
      List<Long> before,
      List<Integer> ranBefore,
      IntPredicate other,
      long at) {
    List<Long> asked = new ArrayList<>();
    for (int i = 0; i < before.size(); i++) {
      boolean same = ranBefore.contains(i) && !other.test(i);
      asked.add(!running.contains(i) ? 0L : same ? before.get(i) : Long.valueOf(at));
    }
    return List.copyOf(asked);
  }

  /** How long the time of a seat has run by {@code now}. */
  private long used(int seat, long now) {
    return running.contains(seat) ? Math.max(0, now - at) : 0;
  }

  /** What a seat may still use of this turn at {@code now}, before its own time runs. */
  long free(int seat, long now) {
    return Math.max(0, free.get(seat) - used(seat, now));
  }

  /** What a seat has left at {@code now}, besides; 0 if its time is up. */
  long left(int seat, long now) {
    return Math.max(0, left.get(seat) - Math.max(0, used(seat, now) - free.get(seat)));
  }

  /** When the time of a seat that is asked is up, if it does nothing. */
  long falls(int seat) {
    return at + free.get(seat) + left.get(seat);
  }

  /**
   * At a later moment, while time runs.
   *
   * @param charged the moment up to which time is charged; the rest is charged to nobody
   */
  Hands settled(long now, long charged) {
    List<Long> rest = new ArrayList<>();
    List<Long> more = new ArrayList<>();
    for (int i = 0; i < left.size(); i++) {
      rest.add(left(i, charged));
      more.add(free(i, charged));
    }
    long waited = idle + charged - at;
    return new Hands(List.copyOf(rest), List.copyOf(more), running, asked, now, waited);
  }

  /** At a later moment, while the clocks stand. */
  Hands standing(long now, long charged) {
    return new Hands(left, free, running, asked, now, idle + charged - at);
  }

  /**
   * At a later moment, without a clock: no time is charged, and questions count as asked later by
   * the time that is charged to nobody.
   */
  Hands waiting(long now, long charged) {
    List<Long> since = new ArrayList<>();
    for (int i = 0; i < left.size(); i++) {
      since.add(asked.get(i) + (running.contains(i) ? now - charged : 0));
    }
    return new Hands(left, free, running, List.copyOf(since), now, idle + charged - at);
  }

  /** Where a seat that is asked has at least so many milliseconds, all in all. */
  Hands withAtLeast(int seat, long millis) {
    if (!running.contains(seat)) return this;
    long missing = millis - free.get(seat) - left.get(seat);
    if (missing <= 0) return this;
    List<Long> rest = new ArrayList<>(left);
    rest.set(seat, rest.get(seat) + missing);
    return new Hands(List.copyOf(rest), free, running, asked, at, idle);
  }

  /** Where these seats are asked; those who were not asked before are asked since {@code at}. */
  Hands asking(List<Integer> others) {
    if (running.equals(others)) return this;
    List<Long> since = asked(others, asked, running, one -> false, at);
    return new Hands(left, free, List.copyOf(others), since, at, idle);
  }

  /**
   * Where these seats are asked from {@code moment} on, after someone did something.
   *
   * @param other which of them are not asked the same as before
   */
  Hands moved(
      long moment, List<Integer> next, IntPredicate other, List<Long> rest, List<Long> more) {
    return new Hands(
        List.copyOf(rest),
        List.copyOf(more),
        List.copyOf(next),
        asked(next, asked, running, other, moment),
        moment,
        0L);
  }

  /** Where everyone who is asked is asked since {@code moment}, with so much time. */
  Hands restarted(long moment, List<Long> rest, List<Long> more) {
    return moved(moment, running, one -> true, rest, more);
  }
}
