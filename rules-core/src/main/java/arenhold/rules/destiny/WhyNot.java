package arenhold.rules.destiny;

import arenhold.rules.Asked;
import arenhold.rules.destiny.card.Symbol;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Change;
import arenhold.rules.destiny.play.Code;
import arenhold.rules.destiny.play.Source;
import arenhold.rules.destiny.play.Verb;
import arenhold.rules.destiny.position.Action;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Position;
import java.util.List;

/** Why a die cannot be chosen now, for the player who would like to (D8.1-D8.11, D19.1). */
final class WhyNot {

  private static final String ELSEWHERE = "die-elsewhere";
  private static final String NOT_ALLOWED = "die-not-allowed";
  private static final String RESOLVED = "die-resolved";
  private static final String BLANK = "die-blank";
  private static final String OTHER_SYMBOL = "die-other-symbol";
  private static final String MODIFIER = "die-modifier";
  private static final String USED = "die-used";
  private static final String DEAR = "die-too-dear";

  /** The codes, which have texts. */
  static final List<String> CODES =
      List.of(ELSEWHERE, NOT_ALLOWED, RESOLVED, BLANK, OTHER_SYMBOL, MODIFIER, USED, DEAR);

  private final Position p;
  private final Ask ask;
  private final Source source;
  private final int seat;

  private WhyNot(Position p, Asked asked) {
    this.p = p;
    this.ask = (Ask) asked.prompt();
    this.source = asked.context() instanceof Source known ? known : Source.RULES;
    this.seat = asked.seat().index();
  }

  /** One of {@link #CODES}; null for what names no die, or where none can be chosen. */
  static String of(Position p, Asked asked, String notation) {
    for (Verb verb : List.of(Verb.RESOLVE, Verb.DIE, Verb.JOIN)) {
      if (!notation.startsWith(verb.key() + " ") || !offers(asked, verb)) continue;
      Die die = named(p, notation.substring(verb.key().length() + 1));
      return new WhyNot(p, asked).of(verb, die);
    }
    return null;
  }

  /** Whether such a choice belongs to this question; a turn has it even if there is none now. */
  private static boolean offers(Asked asked, Verb verb) {
    boolean turn = asked.prompt() == Ask.ACTION || asked.prompt() == Ask.EXTRA;
    if (turn && verb == Verb.RESOLVE) return true;
    for (int code : asked.codes()) if (Code.is(code, verb)) return true;
    return false;
  }

  private static Die named(Position p, String name) {
    for (Die each : p.dice) if (each.name().equals(name)) return each;
    return null;
  }

  private String of(Verb verb, Die die) {
    // A card may let dice of others be chosen, unless they are to be resolved.
    if (verb == Verb.DIE && ask != Ask.RESOLVE) return NOT_ALLOWED;
    if (die == null || !die.inPool(seat)) return ELSEWHERE;
    if (verb == Verb.JOIN) return unjoined(die);
    boolean named = source.dice() == null || source.dice().named().contains(die.name());
    String unable = named ? unresolved(die) : NOT_ALLOWED;
    return unable == null && ask == Ask.RESOLVE ? NOT_ALLOWED : unable;
  }

  /** Why a die that may be named cannot be resolved (D8.11). */
  private String unresolved(Die die) {
    Change change = source.dice() == null ? Change.NONE : source.dice().change();
    Action action = p.action();
    var top = die.top();
    if (resolved(die)) return RESOLVED;
    if (top.symbol() == Symbol.BLANK) return BLANK;
    if (ask == Ask.NEXT && top.symbol() != action.symbol) return OTHER_SYMBOL;
    if (top.plus() && !change.alone()) return MODIFIER;
    if (top.symbol() == Symbol.SPECIAL && die.barred == p.round) return USED;
    return change.free() || top.cost() <= p.sides[seat].resources ? null : DEAR;
  }

  /** Why a die cannot join the one being resolved (D8.7, D8.8). */
  private String unjoined(Die die) {
    Action action = p.action();
    if (die == action.die || action.joined.contains(die) || resolved(die)) return RESOLVED;
    if (die.symbol() != action.die.symbol()) return OTHER_SYMBOL;
    return die.top().plus() ? DEAR : NOT_ALLOWED;
  }

  /** Whether it was resolved in this action, or is being resolved (D8.6, D8.15). */
  private boolean resolved(Die die) {
    return die.busy || p.action() != null && p.action().resolved.contains(die);
  }
}
