package arenhold.server.clock;

import java.util.List;

/**
 * What everybody's clock showed at one moment: moments and lengths as in {@link Clocks}.
 *
 * @param left what each seat had left at {@code at}, besides {@code free}
 * @param free what each seat could still use of this turn at {@code at} before {@code left} runs
 * @param running whose time has been running since {@code at}
 * @param asked since when each seat has been asked what it is asked now; 0 if it is not
 * @param at when this was so
 * @param idle how long nobody had done anything at {@code at}, as far as it is charged; counts
 *     where there is no clock
 */
public record Hands(
    List<Long> left, List<Long> free, List<Integer> running, List<Long> asked, long at, Long idle) {

  /** Those that were stored before idleness was counted have been idle since {@code at}. */
  public Hands {
    if (idle == null) idle = 0L;
  }
}
