package arenhold.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A {@link Playout} that records its answers, so that the match can be replayed choice by choice
 * through {@link Match}: both must lead to the same end.
 */
public final class Recording extends Playout {

  private final List<Seat> seats = new ArrayList<>();
  private int[] codes = new int[512];

  public Recording(Player player) {
    super(player);
  }

  @Override
  protected int answer(Seat seat, Prompt prompt, Object context) {
    int code = super.answer(seat, prompt, context);
    if (seats.size() == codes.length) codes = Arrays.copyOf(codes, 2 * codes.length);
    codes[seats.size()] = code;
    seats.add(seat);
    return code;
  }

  /** The number of answers recorded. */
  public int size() {
    return seats.size();
  }

  /** Forgets everything, ready for the next match. */
  public void clear() {
    seats.clear();
  }

  /**
   * Replays the recorded answers from the start through {@link Match}.
   *
   * @throws IllegalStateException if an answer is not offered, naming its number from 0
   */
  public <P> Match<P> replay(Game<P> game, Setup setup) {
    Match<P> match = Match.start(game, setup);
    for (int i = 0; i < seats.size(); i++) {
      int index = index(match.asked(seats.get(i)), codes[i]);
      if (index < 0) throw new IllegalStateException("answer " + i + " is not offered again");
      match = match.answer(seats.get(i), index);
    }
    return match;
  }

  private static int index(Asked asked, int code) {
    if (asked == null) return -1;
    int[] offered = asked.codes();
    for (int i = 0; i < offered.length; i++) if (offered[i] == code) return i;
    return -1;
  }
}
