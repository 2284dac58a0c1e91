package arenhold.rules.destiny;

import arenhold.rules.Asked;
import arenhold.rules.Knowledge;
import arenhold.rules.Seat;
import arenhold.rules.card.Cards;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Code;
import arenhold.rules.destiny.play.Hands;
import arenhold.rules.destiny.play.Playing;
import arenhold.rules.destiny.play.Source;
import arenhold.rules.destiny.play.Verb;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/** Which hidden choices of others agree with what one seat has learned afterwards. */
final class Suiting {

  /**
   * How often the card that is shown next is missed in a row before another one may be played: it
   * is hardly ever not the one that was chosen.
   */
  private static final int PATIENCE = 256;

  private final Seat viewer;
  private final Foretold foretold;

  /**
   * How often in a row no card that could be played was the one that was shown next, by the number
   * of lines that follow the choice.
   */
  private final Map<Integer, Integer> missed = new HashMap<>();

  Suiting(Seat viewer, Foretold foretold) {
    this.viewer = viewer;
    this.foretold = foretold;
  }

  /** A test for the choices of a question, after which these lines follow. */
  IntPredicate of(Position p, Asked asked, List<Knowledge.Line> later) {
    if (asked.prompt() == Ask.DRAW) return drawn(p, asked, later);
    if (asked.seat() == Seat.NATURE || asked.seat() == viewer) return code -> true;
    return switch ((Ask) asked.prompt()) {
      case SET_BACK -> setBack(p, asked, later);
      case PLACE -> putBack(p, asked, later);
      case CARRIER, REPLACE -> carried(p, asked, later);
      default -> leaving(p, asked, later);
    };
  }

  /**
   * Where all draws until some time are needed for cards that are shown by then and are not held
   * yet, any of those is drawn; otherwise it may be any card.
   */
  private IntPredicate drawn(Position p, Asked asked, List<Knowledge.Line> later) {
    Hands.Pick pick = (Hands.Pick) asked.context();
    int drawer = pick.seat();
    if ((pick.seen() & (Position.PUBLIC | 1 << viewer.index())) != 0) return code -> true;
    if (drawer == viewer.index()) {
      // Others look at the own deck: what they have found may be seen soon.
      Cards met = foretold.lookedAt(p, later);
      return among(asked, code -> true, code -> met.has(Code.with(code)));
    }
    Cards held = p.sides[drawer].hand.cards();
    int deck = p.sides[drawer].deck.size();
    Cards lacking = Cards.NONE;
    for (Foretold.Due due : foretold.due(p, later, drawer)) {
      if (held.has(due.card())) {
        held = held.without(due.card());
        continue;
      }
      lacking = lacking.with(due.card());
      if (lacking.size() < deck - due.deck() || !offers(asked, Verb.DRAW, lacking)) continue;
      Cards needed = lacking;
      return code -> needed.has(Code.with(code));
    }
    return code -> true;
  }

  private static boolean offers(Asked asked, Verb verb, Cards any) {
    for (int code : asked.codes()) {
      if (Code.is(code, verb) && any.has(Code.with(code))) return true;
    }
    return false;
  }

  private IntPredicate setBack(Position p, Asked asked, List<Knowledge.Line> later) {
    int holder = asked.seat().index();
    Cards due = Foretold.Due.cards(foretold.due(p, later, holder));
    Cards spare = p.sides[holder].hand.cards().less(due);
    return among(asked, code -> Code.is(code, Verb.CARD), code -> spare.has(Code.with(code)));
  }

  /** As many cards go on top as are drawn later without chance being asked. */
  private IntPredicate putBack(Position p, Asked asked, List<Knowledge.Line> later) {
    Source source = (Source) asked.context();
    int at = lookedAt(p, Code.with(asked.codes()[0]), asked.seat());
    int wanted = at < 0 ? -1 : foretold.drawnInOrder(later, at);
    // Cards may come to lie on top, or leave it, in other ways: now and then anything goes.
    if (wanted < 0 || missed.merge(-later.size() - 1, 1, Integer::sum) % 4 == 0)
      return code -> true;
    String top = Verb.TOP.key() + " ";
    wanted -= (int) source.chosen().stream().filter(each -> each.startsWith(top)).count();
    boolean rest = wanted >= source.left();
    if (wanted > 0 && !rest) return code -> true;
    Verb verb = rest ? Verb.TOP : Verb.BOTTOM;
    return code -> Code.is(code, verb);
  }

  /** The seat whose deck this seat has looked at, by a card on top of it; -1 if nobody's. */
  private static int lookedAt(Position p, int card, Seat by) {
    for (int at = 0; at < p.seats(); at++) {
      int place = p.sides[at].deck.over().indexOf(card);
      if (place >= 0 && (p.sides[at].deck.over().knownTo(place) >> by.index() & 1) != 0) return at;
    }
    return -1;
  }

  /** An upgrade is put where it is seen later, in place of one that is not there any more. */
  private IntPredicate carried(Position p, Asked asked, List<Knowledge.Line> later) {
    Playing.Offer offer = (Playing.Offer) asked.context();
    int holder = asked.seat().index();
    DestinyView.Character carrier = foretold.carrier(p, later, holder, offer.card());
    if (carrier == null) return code -> true;
    if (asked.prompt() == Ask.CARRIER) {
      return among(asked, code -> true, code -> name(p, code).equals(carrier.id()));
    }
    List<String> there = carrier.upgrades().stream().map(DestinyView.Upgrade::id).toList();
    boolean all = true;
    for (Piece each : p.upgrades(p.piece(offer.host()))) all &= there.contains(each.name());
    boolean none = all;
    return among(
        asked,
        code -> true,
        code -> Code.is(code, Verb.DONE) ? none : !there.contains(name(p, code)));
  }

  private static String name(Position p, int code) {
    return Code.piece(p, code).name();
  }

  /** A card leaves the hand that is shown next, or the pile out of which one is seen to go. */
  private IntPredicate leaving(Position p, Asked asked, List<Knowledge.Line> later) {
    Cards taken = asked.prompt() == Ask.CARD ? foretold.taken(p, later) : Cards.NONE;
    if (offers(asked, Verb.CARD, taken)) {
      return code -> Code.is(code, Verb.CARD) && taken.has(Code.with(code));
    }
    Cards next = foretold.next(p, later, asked.seat().index());
    Cards held = p.sides[asked.seat().index()].hand.cards();
    boolean plays = false;
    // A card may be chosen in a pile, or in another hand, whose like is shown next by chance.
    boolean own = true;
    for (int code : asked.codes()) own &= !leaves(code) || held.has(Code.with(code));
    for (int code : asked.codes()) {
      if (own && leaves(code) && next.has(Code.with(code))) {
        missed.remove(later.size());
        return one -> !leaves(one) || next.has(Code.with(one));
      }
      plays |= Code.is(code, Verb.PLAY);
    }
    Card onTop = plays ? null : foretold.onTop(p, later, asked.seat().index());
    if (onTop != null) {
      return among(
          asked, code -> Code.is(code, Verb.CARD), code -> Code.with(code) == onTop.number);
    }
    // What is played is shown soon; to play something else would only be found out later.
    boolean strict =
        plays && !next.isEmpty() && missed.merge(later.size(), 1, Integer::sum) < PATIENCE;
    return strict ? code -> !Code.is(code, Verb.PLAY) : code -> true;
  }

  /** Whether the choice may let a card leave a hand. */
  private static boolean leaves(int code) {
    return Code.is(code, Verb.PLAY) || Code.is(code, Verb.CARD);
  }

  /** Of the choices of this kind only those wanted, if there are any. */
  private static IntPredicate among(Asked asked, IntPredicate kind, IntPredicate wanted) {
    for (int code : asked.codes()) {
      if (kind.test(code) && wanted.test(code)) return one -> !kind.test(one) || wanted.test(one);
    }
    return code -> true;
  }
}
