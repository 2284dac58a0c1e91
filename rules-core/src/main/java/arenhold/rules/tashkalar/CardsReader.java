package arenhold.rules.tashkalar;

import arenhold.rules.card.Cards;
import arenhold.rules.card.Deck;
import arenhold.rules.card.Row;
import arenhold.rules.notation.Fields;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Reads where the cards of a written position are: a card not mentioned lies shuffled in its deck,
 * and no card is in two places.
 */
final class CardsReader {

  private final Position p;
  private final Fields written;

  CardsReader(Position p, Fields written) {
    this.p = p;
    this.written = written;
  }

  /** Hands and decks, then what lies in front of the players. */
  void read() {
    List<Object> hands = written.list("hands", p.seats());
    List<Object> decks = written.list("decks", p.seats());
    for (int seat = 0; seat < p.seats(); seat++) {
      Object value = seat < hands.size() ? hands.get(seat) : null;
      Fields hand = Fields.of("hands." + seat, value, Set.of("beings", "legends", "flares"));
      for (Kind kind : Kind.ALL) {
        p.hands[Position.handIndex(seat, kind)] = cards(seat, kind, hand, kind.key());
      }
    }
    for (int seat = 0; seat < p.seats(); seat++) {
      Object deck = seat < decks.size() ? decks.get(seat) : null;
      int held = p.hand(seat, Kind.BEINGS) | frozen(seat);
      deck(seat, Kind.BEINGS, "decks." + seat, deck, held);
    }
    rotated();
    deck(0, Kind.LEGENDS, "legends", written.value("legends"), held(Kind.LEGENDS));
    deck(0, Kind.FLARES, "flares", written.value("flares"), held(Kind.FLARES));
    pending();
    newcomers();
  }

  /** The cards warped in a turn, which have a warp effect (R20.1). */
  int warped(Fields turn) {
    int warped = cards(p.seat, Kind.BEINGS, turn, "warped");
    for (int rest = warped; rest != 0; rest &= rest - 1) {
      int card = Integer.numberOfTrailingZeros(rest);
      if (p.being(p.seat, card).warp() == null) {
        throw Fields.wrong("turn.warped", "a card with a warp effect", key(p.seat, card));
      }
    }
    return warped;
  }

  /** The card with a frozen effect that lies in front of a seat (R18.2), as a set. */
  private int frozen(int seat) {
    Predicate<Integer> fits =
        card ->
            (p.hand(seat, Kind.BEINGS) >> card & 1) == 0 && p.being(seat, card).frozen() != null;
    int card = before(seat, "frozen", "a card with a frozen effect that is not in hand", fits);
    if (card < 0) return 0;
    p.frost = p.frost.withFrozen(seat, card);
    return 1 << card;
  }

  /** Pending beings (R20.3). */
  private void pending() {
    for (int seat = 0; seat < p.seats(); seat++) {
      int owner = seat;
      Predicate<Integer> fits =
          card ->
              (p.hand(owner, Kind.BEINGS) >> card & 1) != 0 && p.being(owner, card).warp() != null;
      int card = before(seat, "pending", "a card with a warp effect that is in hand", fits);
      if (card >= 0) p.weave.pending[seat] = card;
    }
  }

  /** The card in front of a seat that a list names, -1 for none. */
  private int before(int seat, String list, String needed, Predicate<Integer> fits) {
    List<Object> cards = written.list(list, p.seats());
    if (seat >= cards.size() || cards.get(seat) == null) return -1;
    String path = list + "." + seat;
    int card = card(seat, Kind.BEINGS, path, cards.get(seat));
    if (!fits.test(card)) throw Fields.wrong(path, needed, cards.get(seat));
    return card;
  }

  /** Who has not ended their first turn (R20.2): nobody unless stated, all during the set-up. */
  private void newcomers() {
    if (!PositionReader.setUp(p)) p.weave.newcomers = 0;
    if (written.has("newcomers"))
      p.weave.newcomers = seats("newcomers", written.value("newcomers"));
  }

  /** A set of seats, one bit each. */
  private int seats(String path, Object list) {
    int seats = 0;
    for (Object each : Fields.list(path, list, p.seats())) {
      int seat = Fields.number(path, each, 0, p.seats() - 1);
      if ((seats >> seat & 1) != 0) throw PositionReader.twice(path, each);
      seats |= 1 << seat;
    }
    return seats;
  }

  /** Rotated cards: six unless stated otherwise or the deck is smaller. */
  private void rotated() {
    List<Object> stated = written.list("rotated", p.seats());
    if (p.rotated == null && !stated.isEmpty()) {
      throw new IllegalArgumentException("rotated: there are no teams");
    }
    for (int seat = 0; p.rotated != null && seat < p.seats(); seat++) {
      int cards = p.decks[seat].size();
      p.rotated[seat] =
          seat < stated.size()
              ? Fields.number("rotated." + seat, stated.get(seat), 0, cards)
              : Math.min(Teams.ROTATED, cards);
    }
  }

  private int held(Kind kind) {
    int held = 0;
    for (int seat = 0; seat < p.seats(); seat++) {
      int twice = held & p.hand(seat, kind);
      if (twice != 0) {
        String key = p.key(seat, kind, Integer.numberOfTrailingZeros(twice));
        throw PositionReader.twice("hands." + seat + "." + kind.key(), key);
      }
      held |= p.hand(seat, kind);
    }
    return held;
  }

  private void deck(int seat, Kind kind, String path, Object value, int held) {
    Fields deck = Fields.of(path, value, Set.of("loose", "over", "under", "discard"));
    int index = p.deck(seat, kind);
    int all = (int) p.decks[index].loose().bits();
    int discard = cards(seat, kind, deck, "discard");
    if (kind == Kind.BEINGS && p.warps(seat)) {
      for (Object key : deck.list("discard", Integer.SIZE)) {
        p.weave.discarded(seat, card(seat, kind, path, key));
      }
    }
    int elsewhere = distinct(path, held, discard);
    Row over = Row.NONE;
    Row under = Row.NONE;
    for (String where : List.of("over", "under")) {
      List<Object> places = deck.list(where, Integer.SIZE);
      for (int i = 0; i < places.size(); i++) {
        String at = deck.path(where) + "." + i;
        Fields place = Fields.of(at, places.get(i), Set.of("card", "known"));
        int card = card(seat, kind, place.path("card"), place.value("card"));
        int known = seats(place.path("known"), place.value("known"));
        elsewhere = distinct(at, elsewhere, 1 << card);
        if (where.equals("over")) over = over.last(card, known);
        else under = under.last(card, known);
      }
    }
    int loose = deck.has("loose") ? cards(seat, kind, deck, "loose") : all & ~elsewhere;
    distinct(path, elsewhere, loose);
    p.decks[index] = new Deck(Cards.ofBits(loose), Cards.ofBits(discard), over, under);
  }

  /** Both sets together. */
  private static int distinct(String path, int some, int more) {
    if ((some & more) == 0) return some | more;
    throw new IllegalArgumentException(path + ": a card stands in two places");
  }

  private int cards(int seat, Kind kind, Fields fields, String list) {
    int cards = 0;
    for (Object key : fields.list(list, Integer.SIZE)) {
      int card = 1 << card(seat, kind, fields.path(list), key);
      if ((cards & card) != 0) throw PositionReader.twice(fields.path(list), key);
      cards |= card;
    }
    return cards;
  }

  private int card(int seat, Kind kind, String path, Object key) {
    String text = Fields.text(path, key);
    int count = p.cards(seat, kind);
    for (int card = 0; card < count; card++) {
      if (p.key(seat, kind, card).equals(text)) return card;
    }
    throw Fields.wrong(path, "a card of these " + kind.key(), key);
  }

  private String key(int seat, int card) {
    return p.key(seat, Kind.BEINGS, card);
  }
}
