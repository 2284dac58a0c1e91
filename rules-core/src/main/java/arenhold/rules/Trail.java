package arenhold.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * The checkpoints that an imagined match has passed ({@link Imagination}), to go back to where it
 * turns out to be inconsistent: one at first, a few times over since the next try may be luckier,
 * and as long as it gets no farther twice as many after every few tries.
 *
 * @param <P> the game's position
 */
final class Trail<P> {

  /** How often as many checkpoints are gone back before they are twice as many. */
  private static final int TRIES = 4;

  /** How often the last checkpoint may be mended before the match gets farther. */
  private static final int MENDINGS = 16;

  private final List<Mark<P>> passed = new ArrayList<>();
  private int left;
  private int farthest;
  private int stride = 1;
  private int tries;
  private int mendings;

  /**
   * The trail of a match that has not begun.
   *
   * @param returns how often one may go back
   */
  Trail(int returns) {
    left = returns;
  }

  /**
   * A place in the match.
   *
   * @param checkpoint the position there
   * @param departures the seats that have left
   * @param line the number of lines before it
   * @param change the number of changes before it
   * @param last whether the match ends, or stands, in the unit that begins here
   */
  record Mark<P>(P checkpoint, Departures departures, int line, int change, boolean last) {}

  /** Goes past a checkpoint. */
  void pass(Mark<P> mark) {
    passed.add(mark);
    if (passed.size() <= farthest) return;
    farthest = passed.size();
    stride = 1;
    tries = 0;
    mendings = 0;
  }

  /** The last checkpoint passed, if one may go back to mend it; otherwise null. */
  Mark<P> last() {
    return left > 0 && mendings < MENDINGS && !passed.isEmpty() ? passed.getLast() : null;
  }

  /** Goes back to the last checkpoint passed, which was mended; {@link #last} was not null. */
  Mark<P> mended() {
    left--;
    mendings++;
    return passed.removeLast();
  }

  /** Goes back to an earlier checkpoint; null if the match is to be begun anew. */
  Mark<P> back() {
    int to = passed.size() - stride;
    if (left-- <= 0 || to < 0) return null;
    if (++tries % TRIES == 0) stride *= 2;
    Mark<P> mark = passed.get(to);
    passed.subList(to, passed.size()).clear();
    return mark;
  }
}
