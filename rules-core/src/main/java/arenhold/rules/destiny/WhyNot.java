package arenhold.rules.destiny;

import arenhold.rules.Asked;
import arenhold.rules.destiny.card.Symbol;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Verb;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Position;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Why a die cannot be resolved now, for the player who would like to (D8.11, D19.1). */
final class WhyNot {

  private static final String ELSEWHERE = "die-elsewhere";
  private static final String BLANK = "die-blank";
  private static final String MODIFIER = "die-modifier";
  private static final String USED = "die-used";
  private static final String DEAR = "die-too-dear";

  /** The codes, which have texts. */
  static final List<String> CODES = List.of(ELSEWHERE, BLANK, MODIFIER, USED, DEAR);

  /** The questions whose answer may be a die to resolve. */
  private static final Set<Ask> RESOLVING =
      EnumSet.of(Ask.ACTION, Ask.EXTRA, Ask.NEXT, Ask.RESOLVE);

  private WhyNot() {}

  /** One of {@link #CODES}; null for what is no die to resolve, or fails for another reason. */
  static String of(Position p, Asked asked, String notation) {
    String verb = Verb.RESOLVE.key() + " ";
    if (!notation.startsWith(verb) || !RESOLVING.contains(asked.prompt())) return null;
    Die die = named(p, notation.substring(verb.length()));
    int seat = asked.seat().index();
    if (die == null || !die.inPool(seat)) return ELSEWHERE;
    var top = die.top();
    if (top.symbol() == Symbol.BLANK) return BLANK;
    if (top.plus()) return MODIFIER;
    if (top.symbol() == Symbol.SPECIAL && die.barred == p.round) return USED;
    return top.cost() > p.sides[seat].resources ? DEAR : null;
  }

  private static Die named(Position p, String name) {
    for (Die each : p.dice) if (each.name().equals(name)) return each;
    return null;
  }
}
