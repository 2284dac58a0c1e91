package arenhold.server.clock;

import arenhold.rules.Patience;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/**
 * The times of open questions that have one of their own ({@link Patience}), beside the match
 * clock. Immutable, and of the same moment as the {@link Clocks} it belongs to. Lengths are
 * milliseconds, seats numbers from 0.
 *
 * @param open one for each such time
 * @param used how long seats have held public clocks, the latest last
 * @param rests what is left of times that several questions share, the latest last
 */
public record Windows(List<Window> open, List<Used> used, List<Rest> rests) {

  /** No question has a time of its own. */
  public static final Windows NONE = new Windows(List.of(), List.of(), List.of());

  /** In place of a seat: the server was away, and the players asked may need to reconnect. */
  public static final int SERVER = -1;

  /** How many uses are remembered: more than there can be in what one allowance covers. */
  private static final int MOST_USED = 64;

  /** A seat's question, by its number in the room. */
  public record Asked(int seat, long asked) {}

  /** A question that is open now. */
  public record Question(int seat, long asked, Patience patience) {
    /** Whose it is, and which. */
    public Asked by() {
      return new Asked(seat, asked);
    }
  }

  /**
   * A public clock that stands still.
   *
   * @param by who holds it, then those who will; {@link #SERVER} may be among them
   * @param left for how much longer the first of them does
   */
  public record Held(List<Integer> by, long left) {}

  /** An answer that was given and does not take effect yet. */
  public record Noted(Asked by, String choice) {}

  /** How long a seat has held public clocks of the same scope. */
  public record Used(int seat, long scope, long millis) {}

  /** What is left of a time that questions of one seat share ({@link Patience.Own#budget}). */
  public record Rest(int seat, long budget, long left) {}

  public Windows {
    open = List.copyOf(open);
    used = List.copyOf(used.subList(Math.max(0, used.size() - MOST_USED), used.size()));
    rests = rests == null ? List.of() : rests; // Rows from before there were any have none.
    rests = List.copyOf(rests.subList(Math.max(0, rests.size() - MOST_USED), rests.size()));
  }

  // Time.

  /** The same, this many milliseconds later. */
  public Windows after(long millis) {
    if (millis <= 0 || open.isEmpty()) return this;
    List<Used> more = new ArrayList<>(used);
    List<Window> later = new ArrayList<>();
    for (Window window : open) later.add(after(window, millis, more));
    return new Windows(later, more, rests);
  }

  private static Window after(Window window, long millis, List<Used> used) {
    long rest = millis;
    Held held = window.held();
    while (held != null && rest > 0) {
      long some = Math.min(rest, held.left());
      rest -= some;
      Holding.use(used, held.by().getFirst(), window.hold(), some);
      held =
          some < held.left()
              ? new Held(held.by(), held.left() - some)
              : Holding.next(held.by(), window.hold(), used);
    }
    Long left = window.left() == null ? null : Long.valueOf(Math.max(0, window.left() - rest));
    return window.with(held).with(Math.max(0, window.least() - millis), left);
  }

  /** In how many milliseconds something happens by itself; {@link Long#MAX_VALUE} if nothing. */
  long due() {
    return open.stream().mapToLong(Window::due).min().orElse(Long.MAX_VALUE);
  }

  /** The times that are up: their questions are answered now. */
  public List<Window> over() {
    return open.stream().filter(Window::over).toList();
  }

  /** The seats whose match clock stands because their question has a time in its place. */
  List<Integer> timed() {
    return open.stream()
        .filter(window -> window.left() != null)
        .flatMap(window -> window.asked().stream())
        .map(Asked::seat)
        .toList();
  }

  // Questions and answers.

  /**
   * With these questions open: one that was open before keeps its time, a new one gets all of its
   * own.
   *
   * @param live whether the match is played in real time. By days and without a clock nobody is
   *     hurried: least times are kept, and what a game declares for such matches
   */
  public Windows asking(List<Question> questions, boolean live) {
    if (open.isEmpty() && questions.stream().allMatch(one -> one.patience() == Patience.NONE)) {
      return this;
    }
    List<Rest> left = left();
    List<Window> next = new ArrayList<>();
    for (Question question : questions) {
      switch (question.patience()) {
        case Patience.Own time -> {
          int most = live ? time.most() : time.unhurried();
          Window own = own(question, time.least(), most, left, time.budget());
          if (time.least() > 0 || own.left() != null) next.add(own);
        }
        case Patience.Public clock when live -> share(next, question, clock);
        case Patience.Public clock -> next.add(own(question, 0, clock.unhurried(), left, 0));
      }
    }
    return new Windows(next, used, left);
  }

  private static long millis(int seconds) {
    return TimeUnit.SECONDS.toMillis(seconds);
  }

  /** What is left of every time that questions share. */
  private List<Rest> left() {
    List<Rest> all = new ArrayList<>(rests);
    for (Window window : open) {
      if (window.budget() == 0 || window.left() == null) continue;
      int seat = window.asked().getFirst().seat();
      all.removeIf(one -> one.seat() == seat && one.budget() == window.budget());
      all.add(new Rest(seat, window.budget(), window.left()));
    }
    return all;
  }

  /**
   * The window of a question with its own time. One that is open keeps its time, but has an end
   * only as long as the match has such times: players may agree on another clock meanwhile.
   *
   * @param least seconds
   * @param most seconds; 0 for no end
   */
  private Window own(Question question, int least, int most, List<Rest> left, long budget) {
    for (Window window : open) {
      boolean same = !window.shared() && window.asked().contains(question.by());
      boolean ends = window.left() != null;
      if (same && ends == (most > 0)) return window;
      if (same && ends) return window.with(window.least(), (Long) null);
    }
    Long time = most == 0 ? null : Long.valueOf(millis(most));
    for (Rest rest : left) {
      boolean shares = budget != 0 && rest.budget() == budget && rest.seat() == question.seat();
      // Never less than the least time: whether answers took long before must not show.
      if (shares && time != null) time = Math.max(rest.left(), millis(least));
    }
    List<Asked> asked = List.of(question.by());
    return new Window(null, asked, millis(least), time, false, null, null, List.of(), budget);
  }

  private void share(List<Window> next, Question question, Patience.Public clock) {
    for (int i = 0; i < next.size(); i++) {
      if (!Objects.equals(next.get(i).clock(), clock.clock())) continue;
      List<Asked> asked = new ArrayList<>(next.get(i).asked());
      asked.add(question.by());
      next.set(i, joined(clock, List.copyOf(asked)));
      return;
    }
    next.add(joined(clock, List.of(question.by())));
  }

  /** The window of a public clock on which these are asked. */
  private Window joined(Patience.Public clock, List<Asked> asked) {
    for (Window window : open) {
      if (!Objects.equals(window.clock(), clock.clock())) continue;
      List<Noted> noted = window.noted().stream().filter(one -> asked.contains(one.by())).toList();
      Window still =
          new Window(
              window.clock(),
              asked,
              window.least(),
              window.left(),
              clock.acts(),
              clock.hold(),
              window.held(),
              noted,
              0);
      List<Integer> seats =
          window.asked().stream().filter(asked::contains).map(Asked::seat).toList();
      return Holding.keeping(still, seats, used);
    }
    long length = millis(clock.seconds());
    return new Window(
        clock.clock(), asked, 0, length, clock.acts(), clock.hold(), null, List.of(), 0);
  }

  private Window of(Asked by) {
    return open.stream().filter(one -> one.asked().contains(by)).findFirst().orElse(null);
  }

  private Windows with(Window before, Window after) {
    return new Windows(open.stream().map(one -> one == before ? after : one).toList(), used, rests);
  }

  /**
   * Whether an answer to this question does not take effect yet.
   *
   * @param fallback whether it is what doing nothing leads to
   */
  public boolean waits(Asked by, boolean fallback) {
    Window window = of(by);
    if (window == null) return false;
    if (window.shared()) return fallback || !window.acts();
    return window.least() > 0;
  }

  /** With an answer that takes effect later, in place of an earlier one. */
  public Windows noting(Noted answer) {
    Window window = of(answer.by());
    return window == null ? this : with(window, window.noting(answer));
  }

  /** Whether this question has its time already. */
  public boolean knows(Question question) {
    return open.stream().anyMatch(window -> window.isOf(question));
  }

  /** The answer to this question that takes effect later; null for none. */
  public Noted noted(Asked by) {
    Window window = of(by);
    if (window == null) return null;
    return window.noted().stream().filter(one -> one.by().equals(by)).findFirst().orElse(null);
  }

  // Holding.

  /** Whether the seat of this question may hold its clock, now or once nobody else does. */
  public boolean mayHold(Asked by) {
    Window window = of(by);
    return window != null
        && (window.held() == null || !window.held().by().contains(by.seat()))
        && Holding.allowance(used, by.seat(), window.hold()) > 0;
  }

  /** Where the seat of this question holds its clock; the same if it {@link #mayHold may} not. */
  public Windows holding(Asked by) {
    return mayHold(by) ? with(of(by), Holding.by(of(by), by.seat(), used)) : this;
  }

  /** Where the seat of this question neither holds its clock nor wants to. */
  public Windows releasing(Asked by) {
    Window window = of(by);
    if (window == null || window.held() == null) return this;
    List<Integer> others = window.held().by().stream().filter(seat -> seat != by.seat()).toList();
    return with(window, Holding.keeping(window, others, used));
  }

  /** With public clocks standing, after an outage, until the players asked are back. */
  public Windows afterAnOutage() {
    List<Window> standing = new ArrayList<>();
    for (Window window : open) {
      boolean waits = window.shared() && !Holding.byServer(window);
      standing.add(waits ? Holding.untilAllAreBack(window) : window);
    }
    return new Windows(standing, used, rests);
  }

  /** The seats that are waited for after an outage; empty if none are. */
  public List<Integer> comingBack() {
    return open.stream()
        .filter(Holding::byServer)
        .flatMap(window -> window.asked().stream())
        .map(Asked::seat)
        .toList();
  }

  /** With all of them back. */
  public Windows allBack() {
    List<Window> running = new ArrayList<>();
    for (Window window : open) {
      running.add(Holding.byServer(window) ? Holding.passedOn(window, used) : window);
    }
    return new Windows(running, used, rests);
  }
}
