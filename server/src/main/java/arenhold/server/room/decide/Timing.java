package arenhold.server.room.decide;

import arenhold.rules.Order;
import arenhold.rules.Seat;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.TimeControl;
import arenhold.server.clock.Window;
import arenhold.server.clock.Windows;
import arenhold.server.room.state.RunningMatch;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.LongBinaryOperator;
import java.util.function.Predicate;

/** What the course of a match does to its clocks. */
public final class Timing {

  /**
   * Without a clock nothing is due for hours: it is enough to know within this when someone did
   * something last, and choices need not store it.
   */
  private static final long CLOSE_ENOUGH = TimeUnit.MINUTES.toMillis(1);

  /**
   * What a computer that plays for an absent player has at the least: it must not run out of time
   * because its player did nothing.
   */
  private static final long FOR_A_COMPUTER = TimeUnit.MINUTES.toMillis(5);

  private Timing() {}

  /** The clocks at the start of a match. */
  public static Clocks begin(TimeControl control, RunningMatch match, long now) {
    var turn = match.now().turn();
    int seats = match.stored().setup().size();
    var asked = match.askedSeats();
    Clocks all = Clocks.begin(control, seats, turn.number(), turn.seat().index(), asked, now);
    return timed(all, match);
  }

  /**
   * The clocks at {@code moment}: a pause that is over has ended, and outages are charged to
   * nobody.
   *
   * @param lost how much of a time is charged to nobody
   */
  public static Clocks at(Clocks clocks, long moment, LongBinaryOperator lost) {
    boolean goesOn = clocks.due(moment) instanceof Clocks.Due.GoOn;
    Clocks on = goesOn ? clocks.goingOn(clocks.paused().until()) : clocks;
    long free = lost.applyAsLong(on.at(), moment);
    return free > 0 ? on.settled(moment, free) : on;
  }

  /**
   * The clocks after {@code before} became {@code next}.
   *
   * @param then the clocks at {@code moment}, when what led to it arrived; outages taken off
   */
  public static Clocks moved(Clocks then, long moment, RunningMatch before, RunningMatch next) {
    var turn = next.now().turn();
    Clocks moved =
        then.moved(
            moment,
            next.askedSeats(),
            seat -> !before.asked().get(seat).equals(next.asked().get(seat)),
            turn.number(),
            turn.seat().index());
    for (Seat seat : next.now().computers()) {
      boolean comes = !before.now().playedByComputer(seat);
      if (comes) moved = moved.withAtLeast(seat.index(), FOR_A_COMPUTER);
    }
    return timed(moved, next);
  }

  /**
   * The clocks with the times of the questions that are open in {@code match}, and what standing
   * orders do about them: answers that take effect later, and holding clocks that are new.
   */
  public static Clocks timed(Clocks clocks, RunningMatch match) {
    List<Windows.Question> questions = match.questions();
    Windows before = clocks.windows();
    Clocks then = clocks.timing(questions);
    Windows windows = then.windows();
    for (Windows.Question question : questions) {
      String answer = match.ordered(Seat.of(question.seat()));
      if (answer == null) continue;
      if (!answer.equals(Order.HOLD)) {
        if (windows.noted(question.by()) == null) {
          windows = windows.noting(new Windows.Noted(question.by(), answer));
        }
      } else if (!before.knows(question)) {
        windows = windows.holding(question.by());
      }
    }
    return windows == then.windows() ? then : then.with(windows);
  }

  /**
   * Whether this answer takes effect later.
   *
   * @param then the clocks when it arrived, outages taken off
   */
  public static boolean waits(
      Clocks then, long at, RunningMatch match, Windows.Asked by, String choice) {
    Windows windows = then.settled(at, 0).windows();
    if (windows.open().isEmpty()) return false;
    return windows.waits(by, match.isFallback(Seat.of(by.seat()), choice));
  }

  /**
   * Whether these clocks must be stored with a choice.
   *
   * @param before the clocks as they stand
   * @param stored of which moment those are that were stored last
   */
  public static boolean mustBeStored(Clocks clocks, Clocks before, long stored) {
    boolean windows = !clocks.windows().equals(before.windows());
    return clocks.ticking() || windows || clocks.at() - stored >= CLOSE_ENOUGH;
  }

  /**
   * How long the time of a seat and of its questions lets it take.
   *
   * @param clocks of the match; null if nothing runs
   * @param moment from when on
   * @return milliseconds; {@link Long#MAX_VALUE} if there is no such time
   */
  public static long left(Clocks clocks, RunningMatch match, Seat seat, long moment) {
    if (clocks == null) return Long.MAX_VALUE;
    Clocks then = clocks.settled(moment, 0);
    int own = seat.index();
    boolean runs = then.ticking() && then.running().contains(own);
    long left = runs ? then.free(own, moment) + then.left(own, moment) : Long.MAX_VALUE;
    for (Windows.Question question : match.questions()) {
      if (question.seat() != own) continue;
      for (Window window : then.windows().open()) {
        if (window.left() != null && window.isOf(question)) left = Math.min(left, window.left());
      }
    }
    return Math.max(0, left);
  }

  /**
   * Whether public clocks, which stand after an outage, run on: all whom they wait for are back.
   *
   * @param players who sits where
   */
  public static boolean allBack(Clocks clocks, List<UUID> players, Predicate<UUID> present) {
    List<Integer> waited = clocks.windows().comingBack();
    return !waited.isEmpty() && waited.stream().map(players::get).allMatch(present);
  }

  /**
   * Clocks of a match that is read from the log again.
   *
   * @param stores whether they must be stored although nobody did anything
   */
  public record Woken(Clocks clocks, boolean stores) {}

  /**
   * What the clocks of a match show that is read from the log again.
   *
   * @param loaded what was stored; null for a match from before there were clocks
   * @param control how long its players may think, if nothing was stored
   * @param lost how much of the time since is charged to nobody
   */
  public static Woken woken(
      Clocks loaded, TimeControl control, RunningMatch match, long now, long lost) {
    if (loaded == null) return new Woken(begin(control, match, now), true);
    // Choices without a clock need not have stored it: the log knows who is asked.
    Clocks known = timed(loaded.asking(match.askedSeats()), match);
    if (lost == 0) return new Woken(known, false);
    Clocks then = known.settled(now, lost);
    Windows standing = then.windows().afterAnOutage();
    // Stored, so that public clocks stand for an outage once, not each time the room wakes.
    boolean stands = !standing.equals(then.windows());
    return stands ? new Woken(then.with(standing), true) : new Woken(then, false);
  }
}
