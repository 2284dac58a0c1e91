package arenhold.server.room.decide;

import arenhold.players.Level;
import arenhold.rules.Seat;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.Window;
import arenhold.server.computer.Computer;
import arenhold.server.computer.Pace;
import arenhold.server.match.Sitting;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.RunningMatch;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Since when the computers at a table are asked as far as everybody knows, and when they answer: an
 * immutable value. Nothing that is hidden from a spectator goes into it; that a computer's list of
 * choices changes, for example, moves nothing.
 *
 * @param seats for each seat of a computer its times
 * @param moment of which moment of the match this is
 * @param waited who is waited for
 * @param turn the number of the turn
 */
public record Pacing(Map<Seat, Due> seats, long moment, Set<Integer> waited, int turn) {

  /** Of no match. */
  public static final Pacing NONE = new Pacing(Map.of(), -1, Set.of(), 0);

  /** Of what is left on its clock a computer uses so much for an answer: a twentieth. */
  private static final int OF_CLOCK = 20;

  /** Of the time that a question has of its own: half. */
  private static final int OF_WINDOW = 2;

  /**
   * The times of a seat.
   *
   * @param since when everybody knew, in milliseconds since 1970
   */
  public record Due(long since, Pace.Times times) {

    /** When the answer is given. */
    public long at() {
      return since + times.due();
    }

    /** Whether there is a time by which an answer is given, whatever it is. */
    public boolean ends() {
      return times.late() < Long.MAX_VALUE;
    }

    /** When that is; {@link Long#MAX_VALUE} if there is none. */
    public long late() {
      return ends() ? since + times.late() : Long.MAX_VALUE;
    }

    /** How long a thought that begins at {@code now} may last. */
    public long thinking(long now) {
      if (!ends()) return times.thinking();
      long gone = now - since;
      long left = times.thinking() - gone;
      // One that begins again meanwhile is told late.
      return left > 0 ? left : Math.max(0, times.late() - gone);
    }
  }

  /**
   * This, as the match stands at {@code at}. A seat that is asked has been so since the newest line
   * of the log that counts, unless that was only another's answer to a decision of several.
   */
  public Pacing after(Now now, Pace pace, long at) {
    RunningMatch match = now.match();
    if (match.moment() == moment && seats.keySet().containsAll(now.computers())) return this;
    Set<Integer> waits = new HashSet<>(match.askedSeats());
    int number = match.now().turn().number();
    boolean answered = waited.size() > waits.size() && waited.containsAll(waits);
    Map<Seat, Due> next = new HashMap<>();
    for (Seat seat : now.computers()) {
      boolean still = waited.contains(seat.index()) && waits.contains(seat.index());
      Due known = seats.get(seat);
      boolean same = known != null && (match.moment() == moment || still && answered);
      next.put(seat, same ? known : due(now, seat, still && number == turn, pace, at));
    }
    return new Pacing(Map.copyOf(next), match.moment(), Set.copyOf(waits), number);
  }

  private static Due due(Now now, Seat seat, boolean goesOn, Pace pace, long at) {
    RunningMatch match = now.match();
    String commitment = match.stored().deal().commitment();
    long most = most(now.clocks(), seat, at);
    var facts =
        new Pace.Facts(commitment, match.moment(), seat.index(), level(now, seat), goesOn, most);
    return new Due(at, pace.of(facts));
  }

  /** An engine of somebody's own has no level: its answers take their own time on top. */
  private static Level level(Now now, Seat seat) {
    Computer computer = Computer.of(now.room().players().get(seat.index()));
    if (computer != null) return computer.level();
    Sitting standIn = now.match().sittings().of(seat);
    return standIn == null ? Level.NOVICE : Level.named(standIn.level());
  }

  /** How long its clocks, which everybody sees, let a seat take. */
  private static long most(Clocks clocks, Seat seat, long at) {
    if (clocks == null) return Long.MAX_VALUE;
    for (Window window : clocks.windows().open()) {
      boolean own = window.asked().stream().anyMatch(one -> one.seat() == seat.index());
      if (own && window.left() != null) return window.left() / OF_WINDOW;
    }
    if (!clocks.ticking() || !clocks.running().contains(seat.index())) return Long.MAX_VALUE;
    return clocks.free(seat.index(), at) + clocks.left(seat.index(), at) / OF_CLOCK;
  }
}
