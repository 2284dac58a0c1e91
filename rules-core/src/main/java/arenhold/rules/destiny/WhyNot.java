package arenhold.rules.destiny;

import arenhold.rules.Asked;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.card.Symbol;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Change;
import arenhold.rules.destiny.play.Code;
import arenhold.rules.destiny.play.Playing;
import arenhold.rules.destiny.play.Prices;
import arenhold.rules.destiny.play.Source;
import arenhold.rules.destiny.play.Verb;
import arenhold.rules.destiny.position.Action;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Why a die cannot be chosen now (D8.1-D8.11), or a card not be played (D9.6), for the player who
 * would like to (D19.1).
 */
final class WhyNot {

  private static final String ELSEWHERE = "die-elsewhere";
  private static final String NOT_ALLOWED = "die-not-allowed";
  private static final String RESOLVED = "die-resolved";
  private static final String BLANK = "die-blank";
  private static final String OTHER_SYMBOL = "die-other-symbol";
  private static final String MODIFIER = "die-modifier";
  private static final String USED = "die-used";
  private static final String DEAR = "die-too-dear";

  private static final String CARD_ELSEWHERE = "card-elsewhere";

  /** The codes, which have texts. */
  static final List<String> CODES = codes();

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

  private static List<String> codes() {
    List<String> codes =
        new ArrayList<>(
            List.of(ELSEWHERE, NOT_ALLOWED, RESOLVED, BLANK, OTHER_SYMBOL, MODIFIER, USED, DEAR));
    codes.add(CARD_ELSEWHERE);
    for (Prices.Bar each : Prices.Bar.values()) codes.add(code(each));
    return List.copyOf(codes);
  }

  /** The code for what keeps a card from being played. */
  static String code(Prices.Bar bar) {
    return switch (bar) {
      case UNIQUE -> "card-unique";
      case COLOUR -> "card-no-colour";
      case BATTLEFIELD -> "card-no-battlefield";
      case MORE_READY -> "card-no-more-ready";
      case CARRIER -> "card-no-carrier";
      case DEAR -> "card-too-dear";
    };
  }

  /**
   * One of {@link #CODES}; null for what names neither die nor card, or where none can be chosen.
   */
  static String of(Position p, Asked asked, String notation) {
    String play = Verb.PLAY.key() + " ";
    if (notation.startsWith(play)) {
      boolean turn = asked.prompt() == Ask.ACTION || asked.prompt() == Ask.EXTRA;
      return turn ? unplayed(p, asked, notation.substring(play.length())) : null;
    }
    for (Verb verb : List.of(Verb.RESOLVE, Verb.DIE, Verb.JOIN)) {
      if (!notation.startsWith(verb.key() + " ") || !offers(asked, verb)) continue;
      Die die = named(p, notation.substring(verb.key().length() + 1));
      return new WhyNot(p, asked).of(verb, die);
    }
    return null;
  }

  /**
   * Why a card cannot be played: of others than those of the own hand only that they are not in it.
   */
  private static String unplayed(Position p, Asked asked, String key) {
    int seat = asked.seat().index();
    Card card = Cards.named(key);
    if (card == null || !p.sides[seat].hand.cards().has(card.number)) return CARD_ELSEWHERE;
    Prices.Bar bar = new Prices(p).bar(seat, card, Playing.Terms.HAND);
    return bar == null ? null : code(bar);
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
