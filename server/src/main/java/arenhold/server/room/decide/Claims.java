package arenhold.server.room.decide;

import arenhold.rules.Seat;
import arenhold.server.clock.Clocks;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.RoomDocument.Absent;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.Phase;
import arenhold.server.room.state.RunningMatch;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntPredicate;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Which players of a match are asked but gone, and from when the others need not wait. */
public final class Claims {

  /** So long before a claim would count the room looks whether that moment still holds. */
  private static final long BEFORE = TimeUnit.SECONDS.toMillis(1);

  private Claims() {}

  /** What becomes of a claim. */
  public sealed interface Verdict {

    /** It is refused. */
    record Refused(Code code) implements Verdict {}

    /** This seat has left: the others win, or the match goes on without it or with a computer. */
    record Left(Seat seat) implements Verdict {}
  }

  /** A seat whose player is gone. */
  public record Gone(int seat, long since) {}

  /** Whether anyone may be claimed against in this room, now or later. */
  public static boolean possible(Now now) {
    return now.clocks() != null
        && now.room().phase() == Phase.PLAYING
        && now.clocks().paused() == null;
  }

  /** When the room must check these absences again; {@link Long#MAX_VALUE} for never. */
  public static long nextLook(List<Absent> shown, long now) {
    return shown.stream()
        .flatMapToLong(one -> LongStream.of(one.claimableAt() - BEFORE, one.claimableAt()))
        .filter(moment -> moment > now)
        .min()
        .orElse(Long.MAX_VALUE);
  }

  /**
   * The absences by which a claim counts now or later, if nothing else happens.
   *
   * @param then the clocks of the match, outages taken off
   * @param gone the seats whose players are gone; only those that are waited for count
   * @param lost how much of the time since a moment is charged to nobody: while nobody can come
   *     back, nobody counts as gone
   * @param goesOn whether the match goes on without a seat
   * @param computer the level of a computer that may play for a seat; null if none does
   */
  public static List<Absent> absent(
      Clocks then, List<Gone> gone, LongUnaryOperator lost, IntPredicate goesOn, String computer) {
    List<Absent> absent = new ArrayList<>();
    for (Gone one : gone) {
      int seat = one.seat();
      if (!then.running().contains(seat)) continue;
      long since = then.missingSince(seat, one.since());
      long from = then.claimableAt(seat, one.since(), lost.applyAsLong(since));
      if (from < Long.MAX_VALUE) {
        absent.add(new Absent(seat, since, from, goesOn.test(seat), computer));
      }
    }
    return List.copyOf(absent);
  }

  /**
   * Judges a claim to win, or to play on without waiting.
   *
   * @param moment which moment of the match it was made for
   * @param absent the absences at {@code at}
   * @param computer whether a computer is to play for whoever is absent
   * @param at when it arrived
   */
  public static Verdict judge(
      RunningMatch match,
      Seat claimant,
      long moment,
      List<Absent> absent,
      boolean computer,
      long at) {
    if (moment != match.moment()) return new Verdict.Refused(Code.STALE);
    if (match.now().gone(claimant)) return new Verdict.Refused(Code.NOT_ALLOWED);
    return computer
        ? standIn(claimant, absent, at)
        : judge(claimant, match.now().sideOf(claimant), absent, at);
  }

  /**
   * Judges a claim of this moment.
   *
   * @param own the seats of the claimant's side, their own among them
   * @param at when it arrived
   */
  static Verdict judge(Seat claimant, List<Seat> own, List<Absent> absent, long at) {
    // Nobody loses by this for their own side, but the match may go on without a teammate.
    return first(
        others(claimant, absent)
            .filter(one -> one.goesOn() || !own.contains(Seat.of(one.seat())))
            .toList(),
        at);
  }

  /** Judges the wish that a computer plays for whoever is absent, a teammate too. */
  static Verdict standIn(Seat claimant, List<Absent> absent, long at) {
    return first(others(claimant, absent).filter(one -> one.computer() != null).toList(), at);
  }

  private static Stream<Absent> others(Seat claimant, List<Absent> absent) {
    return absent.stream().filter(one -> one.seat() != claimant.index());
  }

  private static Verdict first(List<Absent> others, long at) {
    for (Absent other : others) {
      if (other.claimableAt() <= at) return new Verdict.Left(Seat.of(other.seat()));
    }
    return new Verdict.Refused(others.isEmpty() ? Code.NOT_ALLOWED : Code.NOT_YET);
  }
}
