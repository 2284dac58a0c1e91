package arenhold.server.computer;

import arenhold.players.Level;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/**
 * When computers answer. It follows from what everybody knows and from nothing else, so that the
 * time an answer takes tells nothing of what a computer holds, or of how long it thought. Lengths
 * are milliseconds.
 *
 * @param least how long an answer takes at the least; 0 if no pace is kept: then computers answer
 *     as soon as they have decided
 * @param most how long it takes at the most
 * @param late how long after that an answer is given that was not there in time
 */
public record Pace(long least, long most, long late) {

  /** The part of its time that a thought leaves for ending and for being stored: an eighth. */
  private static final int MARGIN = 8;

  /** How much of the span is drawn for answers after the first of a turn: a quarter. */
  private static final double GOING_ON = 0.25;

  /** As good as any time. */
  private static final long MOST_ALLOWED = TimeUnit.DAYS.toMillis(1);

  /**
   * What everybody knows of an open question.
   *
   * @param commitment of the seed of the deal, hexadecimal
   * @param moment the number of the newest line of the log that counts
   * @param seat the number of the seat that is asked
   * @param goesOn whether the seat goes on with its turn: it has thought about it before
   * @param most how long its clock lets it take
   */
  public record Facts(
      String commitment, long moment, int seat, Level level, boolean goesOn, long most) {}

  /**
   * What comes when, from the moment on when everybody knows that the question is open.
   *
   * @param thinking how long the computer may think
   * @param due when its answer is given
   * @param late when it is given if it was not there by then: whatever it is, or the game's
   *     fallback
   */
  public record Times(long thinking, long due, long late) {}

  /** Whether computers keep a pace. */
  public boolean kept() {
    return least > 0;
  }

  /** The times of a question. */
  public Times of(Facts facts) {
    if (!kept()) return new Times(late, 0, Long.MAX_VALUE);
    double drawn = drawn(facts);
    double rank = (double) facts.level().ordinal() / (Level.values().length - 1);
    double part = facts.goesOn() ? GOING_ON * drawn : (rank + drawn) / 2;
    long allowed = Math.clamp(facts.most(), 0, MOST_ALLOWED);
    long due = Math.min(least + Math.round(part * (most - least)), allowed);
    return new Times(due - due / MARGIN, due, Math.min(due + late, allowed + allowed / 2));
  }

  /** From 0 to 1, another one for every question. */
  private static double drawn(Facts facts) {
    long match = Long.parseUnsignedLong(facts.commitment(), 0, 16, 16);
    long question = facts.moment() * 31 + facts.seat();
    return new SplittableRandom(new SplittableRandom(match + question).nextLong()).nextDouble();
  }
}
