package arenhold.server.room.decide;

import arenhold.rules.Seat;
import arenhold.server.clock.Clocks;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.RoomDocument.Absent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.LongUnaryOperator;

/** Who of a match is waited for and is not there, and who need not wait any longer. */
public final class Claims {

  private Claims() {}

  /** What becomes of a claim. */
  public sealed interface Verdict {

    /** It is refused. */
    record Refused(Code code) implements Verdict {}

    /** This seat has left: the others win, or the match goes on without it. */
    record Left(Seat seat) implements Verdict {}
  }

  /** A seat that nobody is there for. */
  public record Gone(int seat, long since) {}

  /**
   * Who may be claimed against now or later, if nothing else happens.
   *
   * @param then the clocks of the match, outages taken off
   * @param gone the seats nobody is there for, and since when; only those that are waited for count
   * @param lost how much of the time since a moment is charged to nobody: who could not come back
   *     is not gone
   * @param goesOn whether the match goes on without a seat
   */
  public static List<Absent> absent(
      Clocks then, List<Gone> gone, LongUnaryOperator lost, IntPredicate goesOn) {
    List<Absent> absent = new ArrayList<>();
    for (Gone one : gone) {
      int seat = one.seat();
      if (!then.running().contains(seat)) continue;
      long since = then.missingSince(seat, one.since());
      long from = then.claimableAt(seat, one.since(), lost.applyAsLong(since));
      if (from < Long.MAX_VALUE) {
        absent.add(new Absent(seat, since, from, goesOn.test(seat)));
      }
    }
    return List.copyOf(absent);
  }

  /**
   * Judges a claim to win, or to play on without waiting.
   *
   * @param own the seats of the claimant's side, their own among them
   * @param at when it arrived
   */
  public static Verdict judge(Seat claimant, List<Seat> own, List<Absent> absent, long at) {
    List<Absent> others =
        absent.stream()
            .filter(one -> one.seat() != claimant.index())
            // Nobody loses by this for their own side, but the match may go on without a teammate.
            .filter(one -> one.goesOn() || !own.contains(Seat.of(one.seat())))
            .toList();
    for (Absent other : others) {
      if (other.claimableAt() <= at) return new Verdict.Left(Seat.of(other.seat()));
    }
    return new Verdict.Refused(others.isEmpty() ? Code.NOT_ALLOWED : Code.NOT_YET);
  }
}
