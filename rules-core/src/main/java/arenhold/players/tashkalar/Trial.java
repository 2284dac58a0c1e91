package arenhold.players.tashkalar;

import arenhold.rules.Playout;
import arenhold.rules.Prompt;
import arenhold.rules.Seat;
import arenhold.rules.tashkalar.Position;
import arenhold.rules.tashkalar.TashKalar;

/**
 * Plays one unit from a checkpoint with given answers and stops at the first question they do not
 * answer. Not thread-safe.
 */
final class Trial extends Playout {

  /** Thrown at the question that is left open. */
  private static final class Stop extends RuntimeException {
    private static final long serialVersionUID = 1;
    static final Stop SIGNAL = new Stop();

    private Stop() {
      super(null, null, false, false);
    }
  }

  /** How a unit went. */
  enum End {
    /** It stands at a question. */
    ASKS,
    /** It was played to the next checkpoint. */
    DONE,
    /** The match is over. */
    OVER
  }

  private final TashKalar game;
  private int[] codes;
  private int count;
  private int next;
  private Position position;
  private Seat seat;
  private Prompt prompt;
  private long answers;

  Trial(TashKalar game) {
    super((seat, prompt, options) -> 0);
    this.game = game;
  }

  /**
   * Plays a unit from a copy of {@code checkpoint} with the first {@code count} of these answers.
   */
  End play(Position checkpoint, int[] answers, int count) {
    return goOn(game.copy(checkpoint), answers, count);
  }

  /** As {@link #play}, changing the position itself. */
  End goOn(Position from, int[] answers, int count) {
    position = from;
    codes = answers;
    this.count = count;
    next = 0;
    try {
      return playUnit(game, position) ? End.DONE : End.OVER;
    } catch (Stop stopped) {
      return End.ASKS;
    }
  }

  /** The position after the unit, or suspended at the open question: then it is only to be read. */
  Position position() {
    return position;
  }

  /** Who is asked. */
  Seat seat() {
    return seat;
  }

  /** What is asked. */
  Prompt prompt() {
    return prompt;
  }

  /** The choices of the open question. */
  int[] choices() {
    return filled().toArray();
  }

  /** How many answers have been given: what a search costs. */
  long answers() {
    return answers;
  }

  @Override
  protected int answer(Seat asked, Prompt what, Object context) {
    if (next < count) {
      answers++;
      return codes[next++];
    }
    seat = asked;
    prompt = what;
    throw Stop.SIGNAL;
  }
}
