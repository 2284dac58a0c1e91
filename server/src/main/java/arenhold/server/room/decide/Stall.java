package arenhold.server.room.decide;

import arenhold.server.clock.Clocks;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.LongBinaryOperator;

/**
 * What a room could not store for a while: no time runs meanwhile, and those whose messages failed
 * get time for another try.
 *
 * @param since when the first such message arrived; later than everything if there was none
 * @param seats the seats whose messages failed
 */
public record Stall(long since, Set<Integer> seats) {

  /** All could be stored. */
  public static final Stall NONE = new Stall(Long.MAX_VALUE, Set.of());

  /** A write that takes longer than this was stuck, and nobody pays for it. */
  private static final long STUCK = 250;

  /** How much time a seat has at least, once its next message can be stored. */
  private static final long ANOTHER_TRY = TimeUnit.SECONDS.toMillis(10);

  /**
   * With another message that could not be stored.
   *
   * @param at when it arrived
   * @param seat whose it was, or -1
   */
  public Stall with(long at, int seat) {
    Set<Integer> all = new HashSet<>(seats);
    all.add(seat);
    return new Stall(Math.min(since, at), Set.copyOf(all));
  }

  /**
   * How much of this time is charged to nobody.
   *
   * @param outages how much of a time the server was away
   */
  public long lost(long from, long to, LongBinaryOperator outages) {
    long here = Math.clamp(since, from, Math.max(from, to));
    return outages.applyAsLong(from, here) + Math.max(0, to - here);
  }

  /** The clocks where those whose messages failed have time for another try. */
  public Clocks anotherTry(Clocks clocks) {
    Clocks more = clocks;
    for (int seat : seats) more = more.withAtLeast(seat, ANOTHER_TRY);
    return more;
  }

  /**
   * The clocks to store where nothing has fallen although something was due.
   *
   * @param clocks as they stand at {@code moment}
   */
  public Clocks kept(Clocks clocks, long moment) {
    boolean window = clocks.due(moment) instanceof Clocks.Due.Window;
    return window ? clocks.settled(moment, 0) : anotherTry(clocks);
  }

  /**
   * The clocks to show now that they are stored.
   *
   * @param since when what led to them arrived: where storing it was stuck, nobody pays for that
   * @param answered the seat whose message it was, or -1
   */
  public Clocks told(Clocks clocks, long now, long since, int answered) {
    Clocks told = now - since > STUCK ? clocks.settled(now, now - since) : clocks;
    Set<Integer> others = new HashSet<>(seats);
    others.remove(answered);
    return new Stall(this.since, others).anotherTry(told);
  }
}
