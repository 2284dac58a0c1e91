package arenhold.players.tashkalar;

import arenhold.rules.tashkalar.Insight;
import arenhold.rules.tashkalar.Position;
import arenhold.rules.tashkalar.TashKalarPrompt;

/** Questions after a turn, whose best answer needs no search. */
final class Plainly {

  private Plainly() {}

  /**
   * The index of the best choice, or -1 for other questions: of tasks the one with most points, of
   * colours the one in which there are fewest.
   */
  static int index(Position p, int seat, TashKalarPrompt prompt, int[] codes) {
    int best = -1;
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < codes.length; i++) {
      int worth;
      if (prompt == TashKalarPrompt.CLAIM) worth = Insight.claims(codes[i]);
      else if (prompt == TashKalarPrompt.UNPAIRED) {
        worth = -Insight.points(p, Insight.side(p, seat), Insight.operand(codes[i]));
      } else return -1;
      if (worth <= most) continue;
      most = worth;
      best = i;
    }
    return best;
  }
}
