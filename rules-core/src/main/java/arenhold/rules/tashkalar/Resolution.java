package arenhold.rules.tashkalar;

import arenhold.rules.Question;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.effect.Ref;

/**
 * An effect being carried out, as a position in the middle of it knows it: what views show of it,
 * and what its open question is about.
 */
public interface Resolution {

  /** The card whose effect this is. */
  String source();

  /** Whose pieces are "own". */
  int colour();

  /** Where this piece stands, or stood last (R13.6b); below 0 if there is no Gateway. */
  int square(Ref piece);

  /** What the open question is about. */
  Question.Context context();

  /** The word for one of the effects to choose from in the open question. */
  String word(int branch);

  /** The pieces that are destroyed for certain by this answer to the open question. */
  SquareSet certain(TashKalarPrompt prompt, int code);

  /** Starts a purpose for which nothing is chosen yet and {@code most} choices may follow. */
  void start(int most);

  /** Asks for one of the choices just filled. */
  int ask(TashKalarPrompt prompt);
}
