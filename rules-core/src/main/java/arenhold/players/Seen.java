package arenhold.players;

import arenhold.rules.Game;
import arenhold.rules.Imagination;
import arenhold.rules.Knowledge;
import arenhold.rules.Question;
import arenhold.rules.Seat;

/**
 * What a seat sees when it is asked: what its own client shows, and nothing else.
 *
 * @param game the rules of the match
 * @param known everything the seat has learned since the start
 * @param question its open question
 * @param <P> the game's position
 */
public record Seen<P>(Game<P> game, Knowledge known, Question question) {

  public Seen {
    if (question.seat() != known.seat()) {
      throw new IllegalArgumentException("seat " + known.seat() + " is not asked");
    }
  }

  /** The seat that decides. */
  public Seat seat() {
    return known.seat();
  }

  /** The number of choices. */
  public int size() {
    return question.choices().size();
  }

  /** A source of worlds that fit this. */
  public Imagination<P> imagination() {
    return new Imagination<>(game, known);
  }
}
