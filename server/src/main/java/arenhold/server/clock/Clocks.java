package arenhold.server.clock;

import arenhold.server.clock.Consent.Declined;
import arenhold.server.clock.Consent.Pause;
import arenhold.server.clock.Consent.Proposal;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntPredicate;

/**
 * Everyone's clock in a running match. Immutable; every choice, pause or agreement yields a new
 * value. Moments are milliseconds since 1970 by the server's clock, lengths milliseconds; seats are
 * numbers from 0.
 *
 * @param control how long players may think
 * @param turn the highest number of a turn so far: a turn gives time once, even if choices are
 *     taken back
 * @param seat whose turn that is, or -1
 * @param hands what each seat's clock showed last; stored among the other fields, as {@code
 *     consent} is
 * @param consent what players propose and agree about time
 * @param windows the times of questions that have one of their own
 */
public record Clocks(
    TimeControl control,
    int turn,
    int seat,
    @JsonUnwrapped Hands hands,
    @JsonUnwrapped Consent consent,
    Windows windows) {

  /** Rows from before questions had times have none. */
  public Clocks {
    if (windows == null) windows = Windows.NONE;
  }

  /** How long a match without a clock may be idle. */
  public static final long IDLE = TimeUnit.DAYS.toMillis(30);

  /** Minimum wait for an absent player in real-time matches. */
  public static final long PATIENCE = TimeUnit.SECONDS.toMillis(90);

  /** Minimum wait for an absent player who is asked, without a clock. */
  public static final long LONG_PATIENCE = TimeUnit.HOURS.toMillis(72);

  private static final long LIVE_PAUSE = TimeUnit.HOURS.toMillis(24);
  private static final long DAYS_PAUSE = TimeUnit.DAYS.toMillis(14);

  /** What happens by itself when time passes. */
  public sealed interface Due {
    /** The time of these seats is up, all in the same millisecond. */
    record Flag(List<Integer> seats) implements Due {}

    /** The pause is over. */
    record GoOn() implements Due {}

    /** The time of a question is up, or a public clock is no longer held. */
    record Window() implements Due {}

    /** Nobody has done anything for too long. */
    record Abandon() implements Due {}
  }

  /**
   * The clocks at the start of a match.
   *
   * @param turn the number of its turn, and {@code seat} whose it is, or -1
   * @param running who is asked something
   */
  public static Clocks begin(
      TimeControl control, int seats, int turn, int seat, List<Integer> running, long at) {
    Hands hands = Hands.begin(control, seats, running, at);
    return new Clocks(control, turn, seat, hands, Consent.NONE, Windows.NONE);
  }

  /** What each seat had left at {@link #at}, besides {@link #free()}. */
  public List<Long> left() {
    return hands.left();
  }

  /** What each seat could still use of this turn at {@link #at}. */
  public List<Long> free() {
    return hands.free();
  }

  /** The seats whose time has been running since {@link #at}. */
  public List<Integer> running() {
    return hands.running();
  }

  /** Since when each seat has been asked its present question; 0 if it is not asked. */
  public List<Long> asked() {
    return hands.asked();
  }

  /** When the clocks showed this. */
  public long at() {
    return hands.at();
  }

  /** How long nobody had done anything at that moment. */
  public long idle() {
    return hands.idle();
  }

  /** The pause, or null while time runs. */
  public Pause paused() {
    return consent.paused();
  }

  /** The open proposal, or null. */
  public Proposal proposal() {
    return consent.proposal();
  }

  /** The proposal that was declined or withdrawn last, or null. */
  public Declined declined() {
    return consent.declined();
  }

  /** Whether there is a clock at all. */
  public boolean ticking() {
    return !(control instanceof TimeControl.None);
  }

  /** What a seat may still use of this turn before its own time runs. */
  public long free(int seat, long now) {
    return paused() == null ? hands.free(seat, now) : free().get(seat);
  }

  /** What a seat has left besides, 0 if its time is up; means nothing without a clock. */
  public long left(int seat, long now) {
    return paused() == null ? hands.left(seat, now) : left().get(seat);
  }

  /**
   * The same clocks as they show it at another moment.
   *
   * @param lost how much of the time since {@code at} is charged to nobody
   */
  public Clocks settled(long now, long lost) {
    if (now <= at()) return this;
    long charged = Math.max(at(), now - lost);
    Hands then;
    if (!ticking()) then = hands.waiting(now, charged);
    else if (paused() != null) then = hands.standing(now, charged);
    else then = hands.settled(now, charged);
    Windows questions = paused() == null ? windows.after(charged - at()) : windows;
    return new Clocks(control, turn, seat, then, consent, questions);
  }

  /** The same clocks where a seat that is asked has at least so many milliseconds, all in all. */
  public Clocks withAtLeast(int one, long millis) {
    return ticking() ? with(hands.withAtLeast(one, millis)) : this;
  }

  /** The same clocks where these seats are asked; new ones are asked since {@code at}. */
  public Clocks asking(List<Integer> others) {
    return with(hands.asking(others));
  }

  /**
   * After someone answered or commanded something. Where that ended a turn, its player gets what
   * the control gives for it; no turn gives anything twice.
   *
   * @param next the seats that are asked something now
   * @param other which of them are not asked the same as before
   * @param number the number of the turn it is now, and {@code whose} turn that is, or -1
   */
  public Clocks moved(long now, List<Integer> next, IntPredicate other, int number, int whose) {
    Clocks then = settled(now, 0);
    List<Long> rest = then.left();
    List<Long> more = then.free();
    boolean further = number > turn;
    if (further) {
      if (control instanceof TimeControl.Days) {
        rest = all(control.full());
      } else if (seat >= 0 && rest.get(seat) + more.get(seat) > 0) {
        // Nobody earns time by a turn in which theirs ran out.
        rest = new ArrayList<>(rest);
        rest.set(seat, rest.get(seat) + control.added());
      }
      more = all(control.free());
    }
    Hands moved = hands.moved(Math.max(at(), now), next, other, rest, more);
    int turns = further ? number : turn;
    int whoseTurn = further ? whose : seat;
    return new Clocks(control, turns, whoseTurn, moved, consent.moved(), then.windows);
  }

  private List<Long> all(long millis) {
    return Collections.nCopies(left().size(), millis);
  }

  /**
   * The same clocks where these of the questions that are asked have a time of their own; where it
   * ends with an answer, the clock of its seat stands.
   */
  public Clocks timing(List<Windows.Question> questions) {
    Windows next = windows.asking(questions, control instanceof TimeControl.Live);
    List<Integer> timed = next.timed();
    List<Integer> others = running().stream().filter(one -> !timed.contains(one)).toList();
    return asking(others).with(next);
  }

  /** The same clocks with other times of questions. */
  public Clocks with(Windows other) {
    return new Clocks(control, turn, seat, hands, consent, other);
  }

  private Clocks with(Hands other) {
    return other == hands ? this : new Clocks(control, turn, seat, other, consent, windows);
  }

  private Clocks with(Consent other) {
    return new Clocks(control, turn, seat, hands, other, windows);
  }

  /** What is due at {@code now}; null if nothing is. */
  public Due due(long now) {
    if (now < dueAt()) return null;
    if (paused() != null) return new Due.GoOn();
    if (windowsDueAt() <= now && windowsDueAt() <= clockDueAt()) return new Due.Window();
    if (!ticking()) return new Due.Abandon();
    long fall = clockDueAt();
    return new Due.Flag(running().stream().filter(one -> hands.falls(one) == fall).toList());
  }

  /** When something is due next; {@link Long#MAX_VALUE} if nobody is waited for. */
  public long dueAt() {
    if (paused() != null) return paused().until();
    return Math.min(clockDueAt(), windowsDueAt());
  }

  private long clockDueAt() {
    if (!ticking()) return at() + IDLE - idle();
    return running().stream().mapToLong(hands::falls).min().orElse(Long.MAX_VALUE);
  }

  private long windowsDueAt() {
    long due = windows.due();
    return due == Long.MAX_VALUE ? due : at() + due;
  }

  /**
   * From when on others may claim a win because nobody answers for {@code seat}; {@link
   * Long#MAX_VALUE} if they may not.
   *
   * @param gone since when its player is gone
   * @param lost how much of the player's absence does not count
   */
  public long claimableAt(int seat, long gone, long lost) {
    if (paused() != null || !running().contains(seat)) return Long.MAX_VALUE;
    long missing = missingSince(seat, gone) + lost + PATIENCE;
    return switch (control) {
      case TimeControl.None none -> Math.max(missing, asked().get(seat) + LONG_PATIENCE);
      case TimeControl.Live live -> Math.min(missing, hands.falls(seat));
      case TimeControl.Days days -> Long.MAX_VALUE;
    };
  }

  /** Since when {@code seat} is asked and its player, who went at {@code gone}, is not there. */
  public long missingSince(int seat, long gone) {
    return Math.max(gone, asked().get(seat));
  }

  // What needs everyone's consent.

  /**
   * A seat proposes a pause, or agrees to one; it begins when all have agreed.
   *
   * @param number the number of the proposal, if it is a new one
   * @param voters the seats that must agree: all that have not gone
   */
  public Clocks wantingPause(int seat, long number, long now, List<Integer> voters) {
    Proposal wanted = consent.wantingPause(seat, number);
    if (!wanted.agreed().containsAll(voters)) return with(consent.with(wanted));
    long length = control instanceof TimeControl.Live ? LIVE_PAUSE : DAYS_PAUSE;
    Pause pause = new Pause(now, now + length, List.of());
    return settled(now, 0).with(consent.with((Proposal) null).with(pause));
  }

  /** A seat wants to go on; the pause ends when all {@code voters} do. */
  public Clocks wantingToGoOn(int seat, long now, List<Integer> voters) {
    Pause agreed = paused().agreedBy(seat);
    return agreed.agreed().containsAll(voters) ? goingOn(now) : with(consent.with(agreed));
  }

  /** The pause is over: time runs, and open questions count from now. */
  public Clocks goingOn(long now) {
    Hands on = hands.restarted(Math.max(at(), now), left(), free());
    return with(consent.with((Pause) null)).with(on);
  }

  /**
   * A seat proposes another time control, or agrees to it; it holds when all have agreed.
   *
   * @param number the number of the proposal, if it is a new one
   * @param voters as of {@link #wantingPause}
   */
  public Clocks wantingControl(
      int seat, TimeControl other, long number, long now, List<Integer> voters) {
    Proposal wanted = consent.wantingControl(seat, other, number);
    boolean all = wanted.agreed().containsAll(voters);
    return all ? changed(other, now) : with(consent.with(wanted));
  }

  /** Whether the proposal with this number is open. */
  public boolean proposes(long number) {
    return proposal() != null && proposal().number() == number;
  }

  /** A seat agrees to what is proposed. */
  public Clocks agreedBy(int one, long now, List<Integer> voters) {
    return proposal().pauses()
        ? wantingPause(one, proposal().number(), now, voters)
        : wantingControl(one, proposal().control(), proposal().number(), now, voters);
  }

  /** A seat declines what is proposed, or withdraws it. */
  public Clocks declinedBy(int one) {
    return with(consent.declinedBy(one));
  }

  /** Switches to another control; everyone starts with what it gives. */
  private Clocks changed(TimeControl other, long now) {
    Pause still = other instanceof TimeControl.None ? null : paused();
    Hands full = hands.restarted(Math.max(at(), now), all(other.full()), all(other.free()));
    return new Clocks(other, turn, seat, full, new Consent(still, null, null), windows);
  }
}
