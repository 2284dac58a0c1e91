package arenhold.rules.tvrz.fight;

import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Position;

/** Who defends and who attacks where nobody chooses in time (R9, R71, R81). */
public final class Fallback {

  private Fallback() {}

  /**
   * The answer to a call: the smallest single local defender that finishes the attacker, else local
   * ones in ascending order; then the others in descending order, the smallest that finishes the
   * attacker being taken at once as well.
   *
   * @param codes what the call offers
   */
  public static int answer(Position p, int[] codes) {
    int best = codes[0];
    long bestRank = Long.MAX_VALUE;
    for (int code : codes) {
      if (!Code.is(code, Code.Verb.DEFEND)) continue;
      long rank = rank(p, Catalogue.card(Code.with(code)));
      if (rank >= bestRank) continue;
      bestRank = rank;
      best = code;
    }
    return best;
  }

  private static long rank(Position p, Card card) {
    Bout bout = p.bout;
    boolean local = Strength.local(bout, card);
    int facing = local || bout.doubled ? bout.left : 2 * bout.left;
    int strength = Strength.defending(p, card);
    boolean finishes = strength >= facing;
    // Local finishers, local ones, finishers from elsewhere, all others; ties by number.
    int group = (local ? 0 : 2) + (finishes ? 0 : 1);
    int order = group == 3 ? 1000 - strength : strength;
    return (group * 1000L + order) * 1000 + card.number();
  }

  /** The attack where nobody chooses: the card of lowest attack strength; ties by key (R9). */
  public static int attacker(int[] codes) {
    int best = -1;
    for (int code : codes) {
      if (!Code.is(code, Code.Verb.ATTACK)) continue;
      if (best < 0 || weaker(Code.with(code), Code.with(best))) best = code;
    }
    return best;
  }

  /** Whether the first of two cards attacks before the other where nobody chooses. */
  public static boolean weaker(int one, int other) {
    Card card = Catalogue.card(one);
    Card than = Catalogue.card(other);
    if (card.attack() != than.attack()) return card.attack() < than.attack();
    return card.key().compareTo(than.key()) < 0;
  }
}
