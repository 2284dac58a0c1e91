package arenhold.rules;

/**
 * How long a question waits for its answer, besides the match clock. A pure, public value declared
 * by {@link Game#patience} and enforced by the room. If no answer comes in time, {@link
 * Game#fallback} answers.
 */
public sealed interface Patience {

  /** The match clock alone. */
  Patience NONE = new Own(0, 0);

  /**
   * An answer must be given within that many seconds; the seat's match clock is stopped meanwhile.
   * If the answer is taken back, the question gets all of that time again: use a budget where that
   * can happen.
   */
  static Patience within(int seconds) {
    return new Own(0, seconds);
  }

  /**
   * No answer takes effect before that many seconds have passed, however soon it is given. For
   * cases where being asked, or thinking time, would reveal something hidden.
   */
  static Patience atLeast(int seconds) {
    return new Own(seconds, 0);
  }

  /** A public clock that cannot be held; see {@link Public}. */
  static Patience publicly(long clock, int seconds) {
    return new Public(clock, seconds, false, null);
  }

  /**
   * As {@link #within}, with time shared by several questions of one seat: a new one has what the
   * previous one left.
   *
   * @param budget identifies the shared time, not 0; a new number starts with all of it again
   */
  static Patience within(int seconds, long budget) {
    return new Own(0, seconds, 0, budget);
  }

  /**
   * A time limit of this question alone.
   *
   * @param least seconds before an answer takes effect; 0 for at once
   * @param most seconds after which the fallback answers; 0 for as long as the match clock allows
   * @param unhurried the same for matches that are not played in real time (by days, or without a
   *     clock), where {@code most} does not apply
   * @param budget questions of a seat with equal numbers share their time; 0 for time of its own
   */
  record Own(int least, int most, int unhurried, long budget) implements Patience {
    public Own {
      boolean sensible = least >= 0 && most >= 0 && unhurried >= 0;
      boolean tooShort = most > 0 && most < least || unhurried > 0 && unhurried < least;
      if (!sensible || tooShort) {
        throw new IllegalArgumentException("patience from " + least + " to " + most);
      }
    }

    /** A limit that applies to matches in real time alone and is not shared. */
    public Own(int least, int most) {
      this(least, most, 0, 0);
    }

    /** Whether it sets a deadline for the answer. */
    public boolean ends() {
      return most > 0 || unhurried > 0;
    }
  }

  /**
   * A public clock that the questions of several seats may share. No answer shortens it: the
   * fallback stands for doing nothing, so giving it early changes nothing until the clock ends,
   * when it answers every question still open. It applies to matches in real time alone: by days,
   * or without a clock, each seat answers in its own time, with immediate effect.
   *
   * @param clock its number: questions with equal numbers share it as long as one of them is open;
   *     a new number starts it at {@code seconds}. Numbers are not reused within a match
   * @param seconds how long it runs
   * @param acts whether an answer other than the fallback takes effect at once; otherwise all take
   *     effect when the clock ends
   * @param hold how the seats asked may stop it, or null if they may not
   * @param unhurried seconds after which the fallback answers for a seat in a match that is not in
   *     real time; 0 for as long as the match clock allows
   */
  record Public(long clock, int seconds, boolean acts, Hold hold, int unhurried)
      implements Patience {
    public Public {
      if (seconds < 1 || unhurried < 0) throw new IllegalArgumentException("a clock of " + seconds);
    }

    /** A clock of matches in real time that sets no limit in others. */
    public Public(long clock, int seconds, boolean acts, Hold hold) {
      this(clock, seconds, acts, hold, 0);
    }
  }

  /**
   * How a public clock may be held by any seat asked on it, whether it could act or not. The clock
   * runs on when the holder releases it, has answered, or has used up its time.
   *
   * @param seconds how long one seat may hold it at a time
   * @param most how long one seat may hold clocks in total, in seconds
   * @param scope identifies the clocks that share this total
   */
  record Hold(int seconds, int most, long scope) {
    public Hold {
      if (seconds < 1 || most < seconds) throw new IllegalArgumentException("held " + seconds);
    }
  }
}
