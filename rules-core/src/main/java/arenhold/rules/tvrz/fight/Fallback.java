package arenhold.rules.tvrz.fight;

import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.position.Body;
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
      if (!Code.is(code, Code.Verb.DEFEND) || isPair(code)) continue;
      long rank = rank(p, Code.body(code));
      if (rank >= bestRank) continue;
      bestRank = rank;
      best = code;
    }
    return best;
  }

  /** Nobody's choice is no pair (R81). */
  private static boolean isPair(int code) {
    return Code.bodies(code).size() > 1;
  }

  private static long rank(Position p, Body body) {
    Bout bout = p.bout;
    int copy = Strength.committed(bout, body);
    boolean local = Strength.local(p, body, copy);
    int facing = local || bout.doubled ? bout.left() : 2 * bout.left();
    int strength = Strength.reckoned(p, body, copy);
    boolean finishes = strength >= facing;
    // Local finishers, local ones, finishers from elsewhere, all others; ties by number.
    int group = (local ? 0 : 2) + (finishes ? 0 : 1);
    int order = group == 3 ? 1000 - strength : strength;
    return (group * 1000L + order) * 1000 + body.card();
  }

  /** The attack where nobody chooses: the card of lowest attack strength; ties by key (R9). */
  public static int attacker(int[] codes) {
    int best = -1;
    for (int code : codes) {
      // Where nothing is left to be named, that is the answer.
      if (Code.is(code, Code.Verb.NOBODY)) return code;
      boolean attacks = Code.is(code, Code.Verb.ATTACK) || Code.is(code, Code.Verb.NAME);
      if (!attacks || isPair(code)) continue;
      if (best < 0 || weaker(Code.body(code), Code.body(best))) best = code;
    }
    return best;
  }

  /** Whether the first of two attacks before the other where nobody chooses. */
  public static boolean weaker(Body one, Body other) {
    int attack = one.printed().attack() + one.raise(true);
    int than = other.printed().attack() + other.raise(true);
    if (attack != than) return attack < than;
    return one.notation().compareTo(other.notation()) < 0;
  }
}
