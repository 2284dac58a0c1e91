package arenhold.server.clock;

import arenhold.rules.Patience;
import arenhold.server.clock.Windows.Asked;
import arenhold.server.clock.Windows.Held;
import arenhold.server.clock.Windows.Noted;
import arenhold.server.clock.Windows.Question;
import java.util.ArrayList;
import java.util.List;

/**
 * The time of one question, or of several that share it.
 *
 * @param clock the number of the public clock; null for a question's own time
 * @param asked whose questions
 * @param least until an answer takes effect
 * @param left until the fallback answers; null if it does not
 * @param acts whether, on a public clock, an answer other than the fallback takes effect at once
 * @param hold how the clock may be held, or null
 * @param held who holds it; null while it runs
 * @param noted the answers that have been given and do not take effect yet
 * @param budget the number of the time that it shares with other questions of its seat; 0 for none
 */
public record Window(
    Long clock,
    List<Asked> asked,
    long least,
    Long left,
    boolean acts,
    Patience.Hold hold,
    Held held,
    List<Noted> noted,
    long budget) {

  /** Whether it is a public clock. */
  boolean shared() {
    return clock != null;
  }

  Window with(Held other) {
    return new Window(clock, asked, least, left, acts, hold, other, noted, budget);
  }

  Window with(long lessLeast, Long lessLeft) {
    return new Window(clock, asked, lessLeast, lessLeft, acts, hold, held, noted, budget);
  }

  Window noting(Noted one) {
    List<Noted> all = new ArrayList<>(noted);
    all.removeIf(other -> other.by().equals(one.by()));
    all.add(one);
    return new Window(clock, asked, least, left, acts, hold, held, List.copyOf(all), budget);
  }

  /** Whether an open question is one of its. */
  public boolean isOf(Question question) {
    return shared()
        ? question.patience() instanceof Patience.Public clock && clock.clock() == this.clock
        : asked.contains(question.by());
  }

  /** The answer that was given to this question before its time was up, or null. */
  public String notedFor(Question question) {
    for (Noted one : noted) if (one.by().equals(question.by())) return one.choice();
    return null;
  }

  /** Whether its questions are answered now. */
  boolean over() {
    if (held != null) return false;
    return left != null && left == 0 || !shared() && least == 0 && !noted.isEmpty();
  }

  /** How long until something happens to it by itself. */
  long due() {
    if (held != null) return held.left();
    long end = left == null ? Long.MAX_VALUE : left;
    return shared() || noted.isEmpty() ? end : Math.min(end, least);
  }
}
