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
import arenhold.rules.card.Deck;
import arenhold.rules.card.Hand;
import arenhold.rules.card.Row;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Team;
import arenhold.rules.destiny.card.Teams;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Hands;
import arenhold.rules.destiny.position.Action;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/**
 * Imagines matches: decks that hold every card seen so far, hands that hold in time what was shown
 * later. A card that shows up where the imagined match has another one changes places with it. Of a
 * secret team, cards that were never seen are drawn again where others may fit better.
 */
final class Redealing implements Imagining<Position> {

  /** How often in a row a unit is played again in the hope of better guesses. */
  private static final int GUESSES = 8;

  /** One in so many hidden cards that are exchanged is drawn again from outside the team. */
  private static final int OUTSIDE = 4;

  private final Destiny game;
  private final Seat seat;
  private final Foretold foretold;
  private final Suiting suiting;

  /** How often units were played again, by the number of lines from their first to the last. */
  private final Map<Integer, Integer> guesses = new HashMap<>();

  /** How often hidden cards were exchanged for any others, by the same number. */
  private final Map<Integer, Integer> exchanges = new HashMap<>();

  /** Of each seat whose team is secret, and was seen, what was seen of it. */
  private final Map<Integer, Team> shown = new HashMap<>();

  Redealing(Destiny game, Seat seat) {
    this.game = game;
    this.seat = seat;
    this.foretold = new Foretold(seat);
    this.suiting = new Suiting(seat, foretold);
  }

  @Override
  public String secret(Knowledge known, Seat other, Option option, Table nature) {
    Team team = foretold.team(known.lines(), other.index());
    if (team == null) return null;
    shown.put(other.index(), team);
    return Teams.any(team.members(), team.battlefield(), team.deck(), nature).value();
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
    return suiting.of(p, asked, later);
  }

  @Override
  public boolean adjust(Position checkpoint, Position p, Clue clue, Table nature) {
    if (clue.view() instanceof DestinyView view) {
      // What differs before anything was asked is not to be mended from here.
      if (clue.line() == 0) return false;
      DestinyView here = Foresight.view(p, seat);
      int own = seat.index();
      Cards drawn = Foresight.seen(here, own).less(Foresight.seen(view, own));
      Cards due = Foresight.seen(view, own).less(Foresight.seen(here, own));
      if (relaid(checkpoint.sides[own], drawn, due)) return true;
      for (int other = 0; other < p.seats(); other++) {
        if (other == seat.index()) continue;
        Cards wrong = Foresight.seen(here, other).less(Foresight.seen(view, other));
        Cards right = Foresight.seen(view, other).less(Foresight.seen(here, other));
        if (!right.isEmpty()) return exchanged(checkpoint, other, wrong, right, clue, nature);
        if (wrong.isEmpty()) continue;
        Integer next = next(checkpoint, p, clue, other);
        return next == null
            ? replaced(checkpoint, other, wrong, clue, nature)
            : intoHand(checkpoint, other, next, clue, nature);
      }
      return guessed(checkpoint, p, clue, nature);
    }
    int other = clue.by() == null || clue.by() == Seat.NATURE ? whose(clue) : clue.by().index();
    if (other < 0) return false;
    Card card = clue.learned() == null ? null : Foresight.named(clue.learned());
    if (other == seat.index()) {
      // What this seat draws by chance does not lie where others have put cards.
      Cards loose = checkpoint.sides[other].deck.loose();
      if (card == null || loose.isEmpty()) return false;
      return relaid(checkpoint.sides[other], Cards.of(card.number), Cards.of(any(loose, nature)));
    }
    Integer named = card != null ? (Integer) card.number : next(checkpoint, p, clue, other);
    if (named == null) return replaced(checkpoint, other, Cards.NONE, clue, nature);
    boolean draws = clue.asked() != null && clue.asked().prompt() == Ask.DRAW;
    return draws
        ? intoDeck(checkpoint, other, named, nature)
        : intoHand(checkpoint, other, named, clue, nature);
  }

  /**
   * Whether choices were guessed in this unit, which may be guessed otherwise. What chance has
   * picked from a hand may have been a card that is not in it, and who chose without showing
   * anything may not have had the card for another choice: then another one is put there, at every
   * other guess of a player.
   */
  private boolean guessed(Position checkpoint, Position p, Clue clue, Table nature) {
    int tried = guesses.merge(clue.lines().size(), 1, Integer::sum);
    boolean guessed = false;
    for (Knowledge.Line line : clue.lines().subList(0, clue.line())) {
      boolean hidden = line.learned() == null || line.learned().isEmpty();
      if (!hidden || line.by() == seat) continue;
      guessed = true;
      boolean chance = line.by() == Seat.NATURE;
      if (!chance && tried % 2 == 0) continue;
      for (int other : checkpoint.present()) {
        if (other == seat.index() || !chance && other != line.by().index()) continue;
        Action action = p.action();
        boolean plays = action != null && action.seat == other && !action.open && action.card >= 0;
        Cards held = plays ? Cards.of(action.card) : Cards.NONE;
        replaced(checkpoint, other, held, clue, nature);
      }
    }
    // Where no guess helps, the reason lies farther back.
    return guessed && tried % GUESSES != 0;
  }

  /** The card that a seat shows next after an impossible line and does not hold; or null. */
  private Integer next(Position checkpoint, Position p, Clue clue, int other) {
    List<Knowledge.Line> later = clue.lines().subList(clue.line(), clue.lines().size());
    Cards next = foretold.nextFrom(p, later, other);
    Cards lacking = next.less(unseen(checkpoint.sides[other]));
    return lacking.isEmpty() ? null : (Integer) lacking.first();
  }

  /** Whose cards chance was asked about; -1 for nobody's. */
  private static int whose(Clue clue) {
    boolean cards = clue.asked() != null && clue.asked().context() instanceof Hands.Pick;
    return cards ? ((Hands.Pick) clue.asked().context()).seat() : -1;
  }

  /** A card that was seen takes the place of one that was not, in hand or deck. */
  private boolean exchanged(
      Position checkpoint, int other, Cards wrong, Cards right, Clue clue, Table nature) {
    int card = right.first();
    Side side = checkpoint.sides[other];
    if (wrong.isEmpty()) return intoHand(checkpoint, other, card, clue, nature);
    int instead = wrong.first();
    if (side.hand.cards().has(instead) && side.deck.loose().has(card)) {
      swap(side, instead, card);
      return true;
    }
    if (side.deck.loose().has(instead) && side.hand.cards().has(card)) {
      swap(side, card, instead);
      return true;
    }
    return intoHand(checkpoint, other, card, clue, nature);
  }

  /** Lets a seat hold a card in place of a random one that is not seen, at best not even later. */
  private boolean intoHand(Position checkpoint, int other, int card, Clue clue, Table nature) {
    Side side = checkpoint.sides[other];
    Cards unseen = unseen(side);
    if (unseen.isEmpty()) return false;
    List<Foretold.Due> due = foretold.dueFrom(checkpoint, clue.lines(), other);
    Cards spare = unseen.less(Foretold.Due.cards(due));
    // If all are shown later, the one that is shown last may be drawn again in time.
    for (Foretold.Due last : due.reversed()) {
      boolean holds = unseen.has(last.card()) && last.card() != card;
      if (holds && spare.isEmpty()) spare = Cards.of(last.card());
    }
    Cards from = spare.isEmpty() ? unseen : spare;
    if (side.deck.loose().has(card)) {
      swap(side, any(from, nature), card);
      return true;
    }
    int above = hidden(side.deck.over(), card);
    int below = hidden(side.deck.under(), card);
    if (above < 0 && below < 0) return false;
    int instead = any(from, nature);
    Deck deck = side.deck;
    Row over = above < 0 ? deck.over() : placed(deck.over(), above, instead);
    Row under = above >= 0 ? deck.under() : placed(deck.under(), below, instead);
    side.hand = new Hand(side.hand.cards().without(instead).with(card), side.hand.marks());
    side.deck = deck.with(over, under);
    return true;
  }

  /** Where a card lies in known places of which this seat does not know; -1 if nowhere. */
  private int hidden(Row places, int card) {
    for (int i = 0; i < places.size(); i++) {
      int seen = places.knownTo(i) & (Position.PUBLIC | 1 << seat.index());
      if (places.card(i) == card && seen == 0) return i;
    }
    return -1;
  }

  /**
   * Lets one of the cards due lie where one of those drawn instead lies in the own deck, in a place
   * that only others know because they have put it there; that one goes where the first was.
   */
  private boolean relaid(Side side, Cards drawn, Cards due) {
    Deck deck = side.deck;
    for (int wrong : drawn.toArray()) {
      int above = hidden(deck.over(), wrong);
      int below = above < 0 ? hidden(deck.under(), wrong) : -1;
      if (above < 0 && below < 0) continue;
      for (int right : due.toArray()) {
        int over = hidden(deck.over(), right);
        int under = over < 0 ? hidden(deck.under(), right) : -1;
        boolean loose = over < 0 && under < 0;
        if (right == wrong || loose && !deck.loose().has(right)) continue;
        Row top = placed(placed(deck.over(), over, wrong), above, right);
        Row bottom = placed(placed(deck.under(), under, wrong), below, right);
        side.deck = deck.with(top, bottom);
        if (loose) {
          Cards left = deck.loose().without(right).with(wrong);
          side.deck = side.deck.with(left, deck.discard());
        }
        return true;
      }
    }
    return false;
  }

  /** The same places, known to the same seats, with another card in one of them, if any. */
  private static Row placed(Row places, int at, int card) {
    Row result = Row.NONE;
    for (int i = 0; i < places.size(); i++) {
      result = result.last(i == at ? card : places.card(i), places.knownTo(i));
    }
    return result;
  }

  /** Lets a card lie in a seat's deck in place of a random one. */
  private boolean intoDeck(Position checkpoint, int other, int card, Table nature) {
    Side side = checkpoint.sides[other];
    if (!unseen(side).has(card) || side.deck.loose().isEmpty()) return false;
    swap(side, card, any(side.deck.loose(), nature));
    return true;
  }

  /**
   * Exchanges one of these cards, if the hand has it unseen, otherwise any unseen one, for a random
   * one of the deck; now and then for one from outside the team, as no card of it may do.
   */
  private boolean replaced(Position checkpoint, int other, Cards wrong, Clue clue, Table nature) {
    Side side = checkpoint.sides[other];
    Cards unseen = unseen(side);
    if (unseen.isEmpty()) return false;
    int tried = exchanges.merge(clue.lines().size(), 1, Integer::sum);
    Cards loose = side.deck.loose();
    Cards among = wrong.less(wrong.less(unseen));
    int card = among.isEmpty() ? any(unseen, nature) : among.first();
    boolean outside = loose.isEmpty() || tried % OUTSIDE == 0;
    if (outside && redrawn(checkpoint, other, card, nature)) return true;
    if (loose.isEmpty()) return false;
    swap(side, card, any(loose, nature));
    return true;
  }

  /**
   * Draws a card of a team again that was never seen, and lets the hand have it in place of this
   * one: this one itself, or else a card of the deck, whose place this one takes.
   */
  private boolean redrawn(Position checkpoint, int other, int ofHand, Table nature) {
    if (!shown.containsKey(other)) return false;
    Side side = checkpoint.sides[other];
    Team team = checkpoint.teams.get(other);
    Cards free = numbers(team.deck()).less(numbers(shown.get(other).deck()));
    Cards loose = side.deck.loose();
    Cards spare = loose.less(loose.less(free));
    if (!free.has(ofHand) && spare.isEmpty()) return false;
    int gone = free.has(ofHand) ? ofHand : any(spare, nature);
    List<Card> kept = new ArrayList<>(team.deck());
    kept.remove(arenhold.rules.destiny.card.Cards.of(gone));
    Team again = Teams.any(team.members(), team.battlefield(), kept, nature);
    checkpoint.brings(other, again);
    int drawn = numbers(again.deck()).less(numbers(kept)).first();
    if (gone != ofHand) swap(side, ofHand, gone);
    side.hand = new Hand(side.hand.cards().without(gone).with(drawn), side.hand.marks());
    return true;
  }

  private static Cards numbers(List<Card> deck) {
    return Cards.of(deck.stream().mapToInt(card -> card.number).toArray());
  }

  /** The cards of a hand that this seat has not seen there. */
  private Cards unseen(Side side) {
    return side.hand.cards().less(side.hand.knownTo(seat.index()));
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
