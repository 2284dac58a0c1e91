package arenhold.rules.tashkalar;

import arenhold.rules.Imagining;
import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.View;
import arenhold.rules.card.Deck;
import java.util.List;

/**
 * Repairs imagined matches. Only cards are hidden, and the seat cannot notice if two hidden cards
 * of one deck change places. A card that shows up where the imagined match does not have it changes
 * places with one that lies there.
 */
final class Redealing implements Imagining<Position> {

  private final TashKalar game;
  private final int seat;

  Redealing(TashKalar game, int seat) {
    this.game = game;
    this.seat = seat;
  }

  @Override
  public Position start(Setup setup) {
    Position p = game.start(setup);
    p.traces = new Traces(seat, p.seats());
    return p;
  }

  /** Hidden cards become visible in the own hand and on discard piles; all else is played. */
  @Override
  public boolean fits(Position p, View seen) {
    TashKalarView view = (TashKalarView) seen;
    for (Kind kind : Kind.ALL) {
      if (!same(p, seat, kind, p.hand(seat, kind), hand(view, kind))) return false;
      if (kind == Kind.BEINGS) continue;
      int pile = (int) p.decks[p.deck(0, kind)].discard().bits();
      if (!same(p, 0, kind, pile, pile(view, kind))) return false;
    }
    return true;
  }

  private static boolean same(Position p, int seat, Kind kind, int cards, List<?> keys) {
    if (Integer.bitCount(cards) != keys.size()) return false;
    int rest = cards;
    for (Object key : keys) {
      if (!p.key(seat, kind, Integer.numberOfTrailingZeros(rest)).equals(key(key))) return false;
      rest &= rest - 1;
    }
    return true;
  }

  /** The cards of a kind in the own hand, as the view has them, in the order of the catalogue. */
  private List<?> hand(TashKalarView view, Kind kind) {
    TashKalarView.Hand hand = view.hands().get(seat);
    return switch (kind) {
      case BEINGS -> hand.beings();
      case LEGENDS -> hand.legends();
      case FLARES -> hand.flares();
    };
  }

  private static List<?> pile(TashKalarView view, Kind kind) {
    return kind == Kind.LEGENDS ? view.legends().discard() : view.flares().discard();
  }

  private static String key(Object card) {
    return switch (card) {
      case TashKalarView.Card being -> being.card();
      case TashKalarView.Flare flare -> flare.card();
      default -> (String) card;
    };
  }

  @Override
  public boolean adjust(Position checkpoint, Position p, Clue clue, Table nature) {
    if (clue.view() != null) return seen(checkpoint, p, (TashKalarView) clue.view());
    if (clue.by() == null || clue.learned() == null) return false;
    return clue.by() == Seat.NATURE
        ? drawn(checkpoint, clue, nature)
        : shown(checkpoint, p, clue, nature);
  }

  /** A card is in the own hand or on a pile where the imagined match has another one. */
  private boolean seen(Position checkpoint, Position p, TashKalarView view) {
    for (Kind kind : Kind.ALL) {
      int held = p.hand(seat, kind);
      if (exchanged(checkpoint, seat, kind, held, set(p, seat, kind, hand(view, kind)))) {
        return true;
      }
      if (kind == Kind.BEINGS) continue;
      int pile = (int) p.decks[p.deck(0, kind)].discard().bits();
      if (exchanged(checkpoint, seat, kind, pile, set(p, 0, kind, pile(view, kind)))) return true;
    }
    return false;
  }

  private static int set(Position p, int seat, Kind kind, List<?> keys) {
    int cards = 0;
    for (Object key : keys) cards |= 1 << number(p, seat, kind, key(key));
    return cards;
  }

  private boolean exchanged(Position p, int holder, Kind kind, int wrong, int right) {
    int extra = wrong & ~right;
    int missing = right & ~wrong;
    if (extra == 0 || missing == 0) return false;
    int one = Integer.numberOfTrailingZeros(extra);
    int other = Integer.numberOfTrailingZeros(missing);
    if (!p.traces.alike(kind, one, other) || !lies(p, holder, kind, other)) return false;
    exchange(p, holder, kind, one, other);
    return true;
  }

  /** The seat drew a card that does not lie loose in its deck: it changes places with one. */
  private boolean drawn(Position checkpoint, Clue clue, Table nature) {
    if (clue.asked() == null || clue.asked().prompt() != TashKalarPrompt.DRAW) return false;
    Kind kind = Code.kind(Code.a(clue.asked().codes()[0]));
    int card = number(checkpoint, seat, kind, clue.learned());
    Deck deck = checkpoint.decks[checkpoint.deck(seat, kind)];
    return card >= 0
        && !deck.loose().has(card)
        && exchanged(checkpoint, seat, kind, card, (int) deck.loose().bits(), nature);
  }

  /** A player played or discarded a card that is not in the imagined hand. */
  private boolean shown(Position checkpoint, Position p, Clue clue, Table nature) {
    int holder = clue.by().index();
    for (String word : clue.learned().split(" ")) {
      for (Kind kind : Kind.ALL) {
        int card = number(p, holder, kind, word);
        if (card < 0 || (p.hand(holder, kind) >> card & 1) != 0) continue;
        int among = checkpoint.hand(holder, kind) & p.hand(holder, kind);
        among &= ~checkpoint.traces.seen(holder, kind);
        if (kind == Kind.BEINGS) among &= ~checkpoint.weave.pendingCards(holder);
        return exchanged(checkpoint, holder, kind, card, among, nature);
      }
    }
    return false;
  }

  /** Exchanges {@code card} with one of these cards, by chance, and returns whether it could. */
  private boolean exchanged(Position p, int holder, Kind kind, int card, int among, Table nature) {
    if (!lies(p, holder, kind, card)) return false;
    Options options = nature.options();
    for (int rest = among; rest != 0; rest &= rest - 1) {
      int other = Integer.numberOfTrailingZeros(rest);
      if (p.traces.alike(kind, card, other)) options.add(other);
    }
    if (options.size() == 0) return false;
    exchange(p, holder, kind, card, nature.choose(Seat.NATURE, TashKalarPrompt.DRAW));
    return true;
  }

  /** Whether a card lies where {@link #seat} does not see it. */
  private boolean lies(Position p, int holder, Kind kind, int card) {
    Deck deck = p.decks[p.deck(holder, kind)];
    if (deck.loose().has(card)) return true;
    int under = deck.under().indexOf(card);
    if (under >= 0) return (deck.under().knownTo(under) >> seat & 1) == 0;
    for (int other = 0; other < p.seats(); other++) {
      boolean own = kind == Kind.BEINGS && other != holder;
      if (other == seat || own || (p.hand(other, kind) >> card & 1) == 0) continue;
      boolean pending = kind == Kind.BEINGS && (p.weave.pendingCards(other) >> card & 1) != 0;
      return !pending && (p.traces.seen(other, kind) >> card & 1) == 0;
    }
    return false;
  }

  /** Each of two cards goes where the other one lies, in the deck or in a hand. */
  private static void exchange(Position p, int holder, Kind kind, int one, int other) {
    int deck = p.deck(holder, kind);
    p.decks[deck] = p.decks[deck].exchanged(one, other);
    int both = 1 << one | 1 << other;
    for (int seat = 0; seat < p.seats(); seat++) {
      if (p.deck(seat, kind) != deck) continue;
      if (Integer.bitCount(p.hand(seat, kind) & both) == 1) {
        p.hands[Position.handIndex(seat, kind)] ^= both;
      }
    }
  }

  /** The card of a kind with this key that {@code holder} may hold, or -1. */
  private static int number(Position p, int holder, Kind kind, String key) {
    for (int card = p.cards(holder, kind) - 1; card >= 0; card--) {
      if (p.key(holder, kind, card).equals(key)) return card;
    }
    return -1;
  }
}
