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
 * <p>Somewhat long, so that everything that may move a hand is read in one place.
 *
 * @param control how long players may think
 * @param turn the highest number of a turn so far: what a turn gives, it gives once, whatever is
 *     taken back
 * @param seat whose turn that is, or -1
 * @param hands what each seat's clock showed last; stored among the other fields
 * @param consent what players propose and agree about time; stored likewise
 * @param windows the times of questions that have one of their own
 */
public record Clocks(
    TimeControl control,
    int turn,
    int seat,
    @JsonUnwrapped Hands hands,
    @JsonUnwrapped Consent consent,
    Windows windows) {

  /** Those that were stored before questions had times have none. */
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

    /** The time of some question is up, or a public clock is not held any more. */
    record Window() implements Due {}

    /** Nobody has done anything for too long. */
    record Abandon() implements Due {}
  }

  private static final String PAUSE = "pause";
  private static final String CONTROL = "control";

  /**
   * The clocks at the start of a match.
   *
   * @param turn the number of its turn, and {@code seat} whose it is, or -1
   * @param running who is asked something
   */
  public static Clocks begin(
      TimeControl control, int seats, int turn, int seat, List<Integer> running, long at) {
    Hands hands =
        new Hands(
            Collections.nCopies(seats, full(control)),
            Collections.nCopies(seats, delay(control)),
            List.copyOf(running),
            asked(running, Collections.nCopies(seats, 0L), List.of(), one -> true, at),
            at,
            0L);
    return new Clocks(control, turn, seat, hands, Consent.NONE, Windows.NONE);
  }

  private static long full(TimeControl control) {
    return switch (control) {
      case TimeControl.None() -> 0;
      case TimeControl.Live(int base, int increment, int delay) -> millis(base);
      case TimeControl.Days(int perTurn) -> millis(perTurn);
    };
  }

  private static long delay(TimeControl control) {
    return control instanceof TimeControl.Live live ? millis(live.delay()) : 0;
  }

  private static long increment(TimeControl control) {
    return control instanceof TimeControl.Live live ? millis(live.increment()) : 0;
  }

  private static long millis(int seconds) {
    return TimeUnit.SECONDS.toMillis(seconds);
  }

  private static List<Long> asked(
      List<Integer> running,
      List<Long> before,
      List<Integer> ranBefore,
      IntPredicate anew,
      long at) {
    List<Long> asked = new ArrayList<>();
    for (int i = 0; i < before.size(); i++) {
      boolean same = ranBefore.contains(i) && !anew.test(i);
      asked.add(!running.contains(i) ? 0L : same ? before.get(i) : Long.valueOf(at));
    }
    return List.copyOf(asked);
  }

  /** What each seat had left at {@link #at}, besides {@link #free()}. */
  public List<Long> left() {
    return hands.left();
  }

  /** What each seat could still use of this turn at {@link #at}. */
  public List<Long> free() {
    return hands.free();
  }

  /** Whose time has been running since {@link #at}. */
  public List<Integer> running() {
    return hands.running();
  }

  /** Since when each seat has been asked what it is asked now; 0 if it is not. */
  public List<Long> asked() {
    return hands.asked();
  }

  /** When the clocks showed this. */
  public long at() {
    return hands.at();
  }

  /** How long nobody had done anything then. */
  public long idle() {
    return hands.idle();
  }

  /** That no time runs, or null. */
  public Pause paused() {
    return consent.paused();
  }

  /** What somebody proposes, or null. */
  public Proposal proposal() {
    return consent.proposal();
  }

  /** The proposal that came to nothing last, or null. */
  public Declined declined() {
    return consent.declined();
  }

  /** Whether there is a clock at all. */
  public boolean ticking() {
    return !(control instanceof TimeControl.None);
  }

  private long used(int seat, long now) {
    return paused() == null && running().contains(seat) ? Math.max(0, now - at()) : 0;
  }

  /** What a seat may still use of this turn before its own time runs. */
  public long free(int seat, long now) {
    return Math.max(0, free().get(seat) - used(seat, now));
  }

  /** What a seat has left besides, 0 if its time is up; means nothing without a clock. */
  public long left(int seat, long now) {
    return Math.max(0, left().get(seat) - Math.max(0, used(seat, now) - free().get(seat)));
  }

  /**
   * The same clocks as they show it at another moment.
   *
   * @param lost how much of the time since {@code at} is charged to nobody
   */
  public Clocks settled(long now, long lost) {
    if (now <= at()) return this;
    long charged = Math.max(at(), now - lost);
    List<Long> rest = new ArrayList<>();
    List<Long> more = new ArrayList<>();
    List<Long> since = new ArrayList<>();
    for (int i = 0; i < left().size(); i++) {
      rest.add(ticking() ? left(i, charged) : left().get(i));
      more.add(ticking() ? free(i, charged) : free().get(i));
      boolean waits = !ticking() && running().contains(i);
      since.add(asked().get(i) + (waits ? now - charged : 0));
    }
    Hands then =
        new Hands(
            List.copyOf(rest),
            List.copyOf(more),
            running(),
            List.copyOf(since),
            now,
            idle() + charged - at());
    Windows questions = paused() == null ? windows.after(charged - at()) : windows;
    return new Clocks(control, turn, seat, then, consent, questions);
  }

  /** The same clocks where a seat that is asked has at least so many milliseconds, all in all. */
  public Clocks withAtLeast(int one, long millis) {
    if (!ticking() || !running().contains(one)) return this;
    long missing = millis - free().get(one) - left().get(one);
    if (missing <= 0) return this;
    List<Long> rest = new ArrayList<>(left());
    rest.set(one, rest.get(one) + missing);
    return with(new Hands(List.copyOf(rest), free(), running(), asked(), at(), idle()));
  }

  /**
   * The same clocks where others are asked than these know of; whoever they do not know of is asked
   * since {@code at}.
   */
  public Clocks asking(List<Integer> others) {
    if (running().equals(others)) return this;
    List<Long> since = asked(others, asked(), running(), one -> false, at());
    List<Integer> now = List.copyOf(others);
    return with(new Hands(left(), free(), now, since, at(), idle()));
  }

  /**
   * After somebody answered or commanded something. Where that ended a turn, whose turn it was gets
   * what he gets for it; no turn gives anything twice.
   *
   * @param next who is asked something now
   * @param anew which of them is not asked the same as before
   * @param number the number of the turn it is now, and {@code whose} turn that is, or -1
   */
  public Clocks moved(long now, List<Integer> next, IntPredicate anew, int number, int whose) {
    Clocks then = settled(now, 0);
    List<Long> rest = then.left();
    List<Long> more = then.free();
    boolean further = number > turn;
    if (further) {
      if (control instanceof TimeControl.Days) {
        rest = Collections.nCopies(left().size(), full(control));
      } else if (seat >= 0 && rest.get(seat) + more.get(seat) > 0) {
        // Nobody earns time by a turn in which theirs ran out.
        rest = new ArrayList<>(rest);
        rest.set(seat, rest.get(seat) + increment(control));
      }
      more = Collections.nCopies(left().size(), delay(control));
    }
    long moment = Math.max(at(), now);
    Hands hands =
        new Hands(
            List.copyOf(rest),
            List.copyOf(more),
            List.copyOf(next),
            asked(next, asked(), running(), anew, moment),
            moment,
            0L);
    int turns = further ? number : turn;
    int whoseTurn = further ? whose : seat;
    Consent open = new Consent(paused(), proposal(), null);
    return new Clocks(control, turns, whoseTurn, hands, open, then.windows);
  }

  /**
   * The same clocks where these of the questions that are asked have a time of their own; where it
   * ends with an answer, the clock of its seat stands.
   */
  public Clocks timing(List<Windows.Question> questions) {
    Windows next = windows.asking(questions, control instanceof TimeControl.Days);
    List<Integer> timed = next.timed();
    List<Integer> others = running().stream().filter(one -> !timed.contains(one)).toList();
    return asking(others).with(next);
  }

  /** The same clocks with other times of questions. */
  public Clocks with(Windows other) {
    return new Clocks(control, turn, seat, hands, consent, other);
  }

  private Clocks with(Hands other) {
    return new Clocks(control, turn, seat, other, consent, windows);
  }

  private Clocks with(Consent other) {
    return new Clocks(control, turn, seat, hands, other, windows);
  }

  /** What happens by itself at {@code now} or has happened before; null if nothing does. */
  public Due due(long now) {
    if (now < dueAt()) return null;
    if (paused() != null) return new Due.GoOn();
    if (windowsDueAt() <= now && windowsDueAt() <= clockDueAt()) return new Due.Window();
    if (!ticking()) return new Due.Abandon();
    long fall = clockDueAt();
    return new Due.Flag(running().stream().filter(one -> falls(one) == fall).toList());
  }

  /** When something happens by itself; {@link Long#MAX_VALUE} if nobody is waited for. */
  public long dueAt() {
    if (paused() != null) return paused().until();
    return Math.min(clockDueAt(), windowsDueAt());
  }

  private long clockDueAt() {
    if (!ticking()) return at() + IDLE - idle();
    return running().stream().mapToLong(this::falls).min().orElse(Long.MAX_VALUE);
  }

  private long windowsDueAt() {
    long due = windows.due();
    return due == Long.MAX_VALUE ? due : at() + due;
  }

  /** When the time of a seat that is asked is up, if it does nothing. */
  private long falls(int one) {
    return at() + free().get(one) + left().get(one);
  }

  /**
   * From when on others may win because nobody answers for {@code seat}; {@link Long#MAX_VALUE} if
   * they may not.
   *
   * @param gone since when its player is gone
   * @param lost how much of the player's absence does not count
   */
  public long claimableAt(int seat, long gone, long lost) {
    if (paused() != null || !running().contains(seat)) return Long.MAX_VALUE;
    long missing = missingSince(seat, gone) + lost + PATIENCE;
    return switch (control) {
      case TimeControl.None none -> Math.max(missing, asked().get(seat) + LONG_PATIENCE);
      case TimeControl.Live live -> Math.min(missing, falls(seat));
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
    boolean open = proposal() != null && proposal().kind().equals(PAUSE);
    Proposal wanted =
        agreeing(seat, open ? proposal() : new Proposal(number, seat, PAUSE, null, List.of()));
    if (!wanted.agreed().containsAll(voters)) return with(wanted);
    long length = control instanceof TimeControl.Live ? LIVE_PAUSE : DAYS_PAUSE;
    return settled(now, 0).with((Proposal) null).with(new Pause(now, now + length, List.of()));
  }

  /** A seat wants to go on; the pause ends when all {@code voters} do. */
  public Clocks wantingToGoOn(int seat, long now, List<Integer> voters) {
    List<Integer> agreed = and(paused().agreed(), seat);
    if (agreed.containsAll(voters)) return goingOn(now);
    return with(new Pause(paused().since(), paused().until(), agreed));
  }

  /** The pause is over: time runs, and open questions count from now. */
  public Clocks goingOn(long now) {
    Clocks on = with((Pause) null);
    return on.since(Math.max(at(), now), on.left(), on.free());
  }

  /**
   * A seat proposes another time control, or agrees to it; it holds when all have agreed.
   *
   * @param number the number of the proposal, if it is a new one
   * @param voters as of {@link #wantingPause}
   */
  public Clocks wantingControl(
      int seat, TimeControl other, long number, long now, List<Integer> voters) {
    boolean open =
        proposal() != null
            && proposal().kind().equals(CONTROL)
            && proposal().control().equals(other);
    Proposal wanted =
        agreeing(seat, open ? proposal() : new Proposal(number, seat, CONTROL, other, List.of()));
    return wanted.agreed().containsAll(voters) ? changed(other, now) : with(wanted);
  }

  /** Whether the proposal with this number is open. */
  public boolean proposes(long number) {
    return proposal() != null && proposal().number() == number;
  }

  /** A seat agrees to what is proposed. */
  public Clocks agreedBy(int one, long now, List<Integer> voters) {
    return proposal().kind().equals(PAUSE)
        ? wantingPause(one, proposal().number(), now, voters)
        : wantingControl(one, proposal().control(), proposal().number(), now, voters);
  }

  /** A seat declines what is proposed, or withdraws it. */
  public Clocks declinedBy(int one) {
    Declined ended = new Declined(proposal().number(), proposal().seat(), one);
    return with(new Consent(paused(), null, ended));
  }

  /** Switches to another control; everyone starts afresh. */
  private Clocks changed(TimeControl other, long now) {
    Pause still = other instanceof TimeControl.None ? null : paused();
    Consent open = new Consent(still, null, null);
    Clocks then = new Clocks(other, turn, seat, hands, open, windows);
    int seats = left().size();
    return then.since(
        Math.max(at(), now),
        Collections.nCopies(seats, full(other)),
        Collections.nCopies(seats, delay(other)));
  }

  private Clocks since(long moment, List<Long> rest, List<Long> more) {
    List<Long> anew = asked(running(), asked(), running(), one -> true, moment);
    return with(new Hands(rest, more, running(), anew, moment, 0L));
  }

  private static Proposal agreeing(int seat, Proposal open) {
    return new Proposal(
        open.number(), open.seat(), open.kind(), open.control(), and(open.agreed(), seat));
  }

  private static List<Integer> and(List<Integer> seats, int seat) {
    if (seats.contains(seat)) return seats;
    List<Integer> all = new ArrayList<>(seats);
    all.add(seat);
    return List.copyOf(all);
  }

  private Clocks with(Proposal next) {
    return with(new Consent(paused(), next, null));
  }

  private Clocks with(Pause next) {
    return with(new Consent(next, proposal(), declined()));
  }
}
