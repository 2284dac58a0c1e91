package arenhold.rules.destiny;

import arenhold.rules.Asked;
import arenhold.rules.Imagining;
import arenhold.rules.Knowledge;
import arenhold.rules.Option;
import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.View;
import arenhold.rules.card.Cards;
import arenhold.rules.card.Hand;
import arenhold.rules.destiny.card.Team;
import arenhold.rules.destiny.card.Teams;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Code;
import arenhold.rules.destiny.play.Hands;
import arenhold.rules.destiny.play.Verb;
import arenhold.rules.destiny.position.Phase;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Imagines matches: decks that hold every card seen so far, hands that hold in time what was shown
 * later. A card that shows up where the imagined match has another one changes places with it.
 */
final class Redealing implements Imagining<Position> {

  private final Destiny game;
  private final Seat seat;

  Redealing(Destiny game, Seat seat) {
    this.game = game;
    this.seat = seat;
  }

  @Override
  public String secret(Knowledge known, Seat other, Option option, Table nature) {
    Team shown = Foresight.shown(known.lines(), other.index());
    if (shown == null) return null;
    return Teams.any(shown.members(), shown.battlefield(), shown.deck(), nature).value();
  }

  @Override
  public Position start(Setup setup) {
    return game.start(setup);
  }

  @Override
  public boolean fits(Position position, View view) {
    return Foresight.view(position, seat).equals(view);
  }

  @Override
  public boolean retraces() {
    return true;
  }

  @Override
  public IntPredicate suiting(Position p, Asked asked, List<Knowledge.Line> later) {
    DestinyView now = Foresight.view(p, seat);
    if (asked.prompt() == Ask.DRAW) {
      int drawer = ((Hands.Pick) asked.context()).seat();
      boolean own = drawer == seat.index();
      // What is drawn first may be set back (D5.1).
      if (own || p.phase == Phase.DEAL) return code -> true;
      Cards lacking = lacking(p, now, later, drawer);
      boolean any = false;
      for (int code : asked.codes()) any |= lacking.has(Code.with(code));
      return any ? code -> lacking.has(Code.with(code)) : code -> true;
    }
    if (asked.seat() == Seat.NATURE || asked.seat() == seat) return code -> true;
    int holder = asked.seat().index();
    if (asked.prompt() == Ask.SET_BACK) {
      Cards due = Foresight.due(now, later, holder);
      Cards spare = Foresight.minus(p.sides[holder].hand.cards(), due);
      boolean any = false;
      for (int code : asked.codes()) {
        any |= Code.is(code, Verb.CARD) && spare.has(Code.with(code));
      }
      return any ? code -> !Code.is(code, Verb.CARD) || spare.has(Code.with(code)) : code -> true;
    }
    Cards next = Foresight.next(now, later, holder);
    boolean any = false;
    for (int code : asked.codes()) any |= leaves(code) && next.has(Code.with(code));
    return any ? code -> !leaves(code) || next.has(Code.with(code)) : code -> true;
  }

  /** Whether the choice may let a card leave a hand. */
  private static boolean leaves(int code) {
    return Code.is(code, Verb.PLAY) || Code.is(code, Verb.CARD);
  }

  /** What the seat shows later of its hand and does not hold yet. */
  private static Cards lacking(
      Position p, DestinyView now, List<Knowledge.Line> later, int drawer) {
    return Foresight.minus(Foresight.due(now, later, drawer), p.sides[drawer].hand.cards());
  }

  @Override
  public boolean adjust(Position checkpoint, Position p, Clue clue, Table nature) {
    if (clue.view() instanceof DestinyView view) {
      DestinyView here = Foresight.view(p, seat);
      for (int other = 0; other < p.seats(); other++) {
        if (other == seat.index()) continue;
        Cards wrong = Foresight.minus(Foresight.seen(here, other), Foresight.seen(view, other));
        Cards right = Foresight.minus(Foresight.seen(view, other), Foresight.seen(here, other));
        if (!right.isEmpty()) return exchanged(checkpoint, other, wrong, right, nature);
        if (wrong.isEmpty()) continue;
        Integer next = next(checkpoint, p, clue, other);
        return next == null
            ? shuffled(checkpoint, other, nature)
            : intoHand(checkpoint, other, next, nature);
      }
      return false;
    }
    int other = clue.by() == null || clue.by() == Seat.NATURE ? whose(clue) : clue.by().index();
    if (other < 0 || other == seat.index()) return false;
    Integer named = named(clue.learned());
    if (named == null) named = next(checkpoint, p, clue, other);
    if (named == null) return shuffled(checkpoint, other, nature);
    boolean draws = clue.asked() != null && clue.asked().prompt() == Ask.DRAW;
    return draws
        ? intoDeck(checkpoint, other, named, nature)
        : intoHand(checkpoint, other, named, nature);
  }

  /** The card that a seat shows next after an impossible line and does not hold; or null. */
  private Integer next(Position checkpoint, Position p, Clue clue, int other) {
    List<Knowledge.Line> later = clue.lines().subList(clue.line(), clue.lines().size());
    Cards next = Foresight.next(Foresight.view(p, seat), later, other);
    Cards lacking = Foresight.minus(next, unseen(checkpoint.sides[other]));
    return lacking.isEmpty() ? null : (Integer) lacking.first();
  }

  /** Whose cards chance was asked about; -1 for nobody's. */
  private static int whose(Clue clue) {
    boolean cards = clue.asked() != null && clue.asked().context() instanceof Hands.Pick;
    return cards ? ((Hands.Pick) clue.asked().context()).seat() : -1;
  }

  /** The card that a choice names, by number; null for none. */
  private static Integer named(String learned) {
    if (learned == null) return null;
    String[] words = learned.split(" ");
    var card = arenhold.rules.destiny.card.Cards.named(words[words.length - 1]);
    return card == null ? null : card.number;
  }

  /** A card that was seen takes the place of one that was not, in hand or deck. */
  private boolean exchanged(
      Position checkpoint, int other, Cards wrong, Cards right, Table nature) {
    int card = right.first();
    Side side = checkpoint.sides[other];
    if (wrong.isEmpty()) return intoHand(checkpoint, other, card, nature);
    int instead = wrong.first();
    if (side.hand.cards().has(instead) && side.deck.loose().has(card)) {
      swap(side, instead, card);
      return true;
    }
    if (side.deck.loose().has(instead) && side.hand.cards().has(card)) {
      swap(side, card, instead);
      return true;
    }
    return intoHand(checkpoint, other, card, nature);
  }

  /** Lets a seat hold a card in place of a random one that nobody has seen. */
  private boolean intoHand(Position checkpoint, int other, int card, Table nature) {
    Side side = checkpoint.sides[other];
    Cards unseen = unseen(side);
    if (!side.deck.loose().has(card) || unseen.isEmpty()) return false;
    swap(side, any(unseen, nature), card);
    return true;
  }

  /** Lets a card lie in a seat's deck in place of a random one. */
  private boolean intoDeck(Position checkpoint, int other, int card, Table nature) {
    Side side = checkpoint.sides[other];
    if (!unseen(side).has(card) || side.deck.loose().isEmpty()) return false;
    swap(side, card, any(side.deck.loose(), nature));
    return true;
  }

  /** Exchanges a random unseen card of the hand for a random one of the deck. */
  private boolean shuffled(Position checkpoint, int other, Table nature) {
    Side side = checkpoint.sides[other];
    Cards unseen = unseen(side);
    if (unseen.isEmpty() || side.deck.loose().isEmpty()) return false;
    swap(side, any(unseen, nature), any(side.deck.loose(), nature));
    return true;
  }

  /** The cards of a hand that this seat has not seen there. */
  private Cards unseen(Side side) {
    return Foresight.minus(side.hand.cards(), side.hand.knownTo(seat.index()));
  }

  private static void swap(Side side, int ofHand, int ofDeck) {
    side.hand = new Hand(side.hand.cards().without(ofHand).with(ofDeck), side.hand.marks());
    side.deck = side.deck.with(side.deck.loose().without(ofDeck).with(ofHand), side.deck.discard());
  }

  private static int any(Cards cards, Table nature) {
    List<Integer> numbers = new ArrayList<>();
    for (int card : cards.toArray()) numbers.add(card);
    Options options = nature.options();
    for (int number : numbers) options.add(number);
    return nature.choose(Seat.NATURE, Ask.DRAW);
  }
}
