package arenhold.rules;

/**
 * How long a question waits for its answer, besides the match clock. A pure value that {@link
 * Game#patience} declares and everybody may know; the room that plays the match keeps it. Who
 * answers in no time is answered for by {@link Game#fallback}.
 */
public sealed interface Patience {

  /** The match clock alone. */
  Patience NONE = new Own(0, 0);

  /**
   * An answer is given within so many seconds; the match clock of its seat stands meanwhile. A
   * question that is asked again because its answer was taken back has all of that time again:
   * where that can happen, use a budget.
   */
  static Patience within(int seconds) {
    return new Own(0, seconds);
  }

  /**
   * No answer takes effect before so many seconds are over, however soon it is given: where asking
   * or not asking, or who thinks how long, would tell something hidden.
   */
  static Patience atLeast(int seconds) {
    return new Own(seconds, 0);
  }

  /** A clock that everybody sees and that stands still for nobody; see {@link Public}. */
  static Patience publicly(long clock, int seconds) {
    return new Public(clock, seconds, false, null);
  }

  /**
   * As {@link #within}, of a time that several questions of one seat have together: a new one has
   * what the one before left over.
   *
   * @param budget the number of that time, not 0; a new one gives all of it again
   */
  static Patience within(int seconds, long budget) {
    return new Own(0, seconds, 0, budget);
  }

  /**
   * A time of this question's own.
   *
   * @param least seconds before an answer takes effect; 0 for at once
   * @param most seconds after which the fallback answers; 0 for as long as the match clock allows
   * @param byDays the same for matches played by days, which do not keep {@code most}
   * @param budget questions of a seat with equal numbers share their time; 0 for a time of its own
   */
  record Own(int least, int most, int byDays, long budget) implements Patience {
    public Own {
      boolean sensible = least >= 0 && most >= 0 && byDays >= 0;
      if (!sensible || most > 0 && most < least || byDays > 0 && byDays < least) {
        throw new IllegalArgumentException("patience from " + least + " to " + most);
      }
    }

    /** A time that matches played by days do not keep, and no other question shares. */
    public Own(int least, int most) {
      this(least, most, 0, 0);
    }

    /** Whether an answer must be there after some time. */
    public boolean ends() {
      return most > 0 || byDays > 0;
    }
  }

  /**
   * A public clock that the questions of several seats may share. No answer shortens it: the
   * fallback is what doing nothing leads to, so whoever gives it sooner changes nothing until the
   * clock ends, and then every question still open on it is answered so. Matches played by days do
   * not keep it: there each seat answers in its own time, and at once.
   *
   * @param clock its number: questions with equal numbers share it, for as long as one of them is
   *     open; a number that is new starts it at {@code seconds}. Never used again in the match
   * @param seconds how long it runs
   * @param acts whether an answer other than the fallback takes effect at once; otherwise all take
   *     effect when the clock ends
   * @param hold how those who are asked may stop it, or null if they may not
   * @param byDays seconds after which the fallback answers for a seat in a match played by days; 0
   *     for as long as the match clock allows
   */
  record Public(long clock, int seconds, boolean acts, Hold hold, int byDays) implements Patience {
    public Public {
      if (seconds < 1 || byDays < 0) throw new IllegalArgumentException("a clock of " + seconds);
    }

    /** A clock that is not kept in matches played by days. */
    public Public(long clock, int seconds, boolean acts, Hold hold) {
      this(clock, seconds, acts, hold, 0);
    }
  }

  /**
   * How a public clock may be stopped by anybody who is asked on it, whether they could act or not.
   * The rest of it runs on when the holder lets go, has answered, or has held it for long enough.
   *
   * @param seconds how long one seat may hold it at a time
   * @param most how long one seat may hold clocks altogether, in seconds
   * @param scope over which clocks: those with this number
   */
  record Hold(int seconds, int most, long scope) {
    public Hold {
      if (seconds < 1 || most < seconds) throw new IllegalArgumentException("held " + seconds);
    }
  }
}
