package arenhold.rules.tashkalar;

import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;
import arenhold.rules.card.Deck;
import arenhold.rules.card.Row;
import arenhold.rules.tashkalar.card.Being;
import arenhold.rules.tashkalar.card.Flare;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Builds what a viewer may know, by naming it (R3.1c). */
final class Views {

  /** Turns without progress from which their number is public (R15.10). */
  private static final int QUIET = 50;

  private Views() {}

  static TashKalarView view(Position p, Viewer viewer) {
    List<TashKalarView.SeatView> seats = new ArrayList<>();
    List<TashKalarView.Hand> hands = new ArrayList<>();
    for (int seat = 0; seat < p.seats(); seat++) {
      seats.add(seat(p, seat));
      hands.add(viewer.knowsAs(Seat.of(seat)) ? hand(p, seat) : null);
    }
    return new TashKalarView(
        p.form.key(),
        p.form.goal(),
        board(p),
        p.board.gateway() == Board.NONE ? null : Square.name(p.board.gateway()),
        List.copyOf(seats),
        Collections.unmodifiableList(hands),
        pile(p, Kind.LEGENDS),
        pile(p, Kind.FLARES),
        p.tasks == null ? null : TaskViews.tasks(p),
        p.turn == 0 ? null : turn(p),
        p.run == null ? null : p.run.source(),
        destroyed(p),
        p.end.isSet()
            ? new TashKalarView.FinalRound(p.end.why().key(), p.end.seat(), p.end.turnsLeft())
            : null,
        p.quiet > QUIET ? p.quiet : null);
  }

  /** The occupied squares, from the top left. */
  static Map<String, String> board(Position p) {
    Map<String, String> board = new LinkedHashMap<>();
    SquareSet occupied = p.board.occupied();
    for (int s = occupied.first(); s >= 0; s = occupied.next(s)) {
      board.put(Square.name(s), p.name(p.board.at(s)));
    }
    return Collections.unmodifiableMap(board);
  }

  /** The letter of the colour that serves as own in the next summoning (R19.11), or null. */
  static String possessed(Position p) {
    return p.now.possessed < 0 ? null : String.valueOf(p.letter(p.now.possessed));
  }

  /** The pieces destroyed this turn that count (R10.6). */
  static Map<String, Integer> destroyed(Position p) {
    Map<String, Integer> destroyed = new LinkedHashMap<>();
    for (int piece = 0; piece < p.now.destroyed.length; piece++) {
      if (p.now.destroyed[piece] > 0) destroyed.put(p.name(piece), p.now.destroyed[piece]);
    }
    return Collections.unmodifiableMap(destroyed);
  }

  private static TashKalarView.Turn turn(Position p) {
    return new TashKalarView.Turn(
        p.turn,
        p.seat,
        p.run == null ? Teams.acting(p) : Teams.deciding(p),
        p.now.handedOver,
        p.now.actions,
        p.now.discarded,
        p.now.extra,
        p.now.extraCards.stream().map(Kind::key).toList(),
        p.now.borrowing,
        p.now.summonsNext,
        possessed(p),
        p.now.emptySquares,
        1 + p.now.credits);
  }

  private static TashKalarView.SeatView seat(Position p, int seat) {
    SquareSet own = p.board.colourSet(p.colour(seat));
    return new TashKalarView.SeatView(
        p.schools[seat] == null ? null : p.schools[seat].key(),
        p.lettered() ? String.valueOf(p.letter(p.colour(seat))) : null,
        p.side(seat),
        p.form.scoring().of(p, p.side(seat)),
        tracks(p, p.side(seat)),
        p.tasks == null ? List.of() : TaskBoardText.keys(p.tasks.claimed().get(p.side(seat))),
        new TashKalarView.Supply(
            p.board.supplyOf(Board.piece(p.colour(seat), Rank.COMMON)),
            p.board.supplyOf(Board.piece(p.colour(seat), Rank.LEGENDARY))),
        own.and(p.board.ranks(6)).count(),
        own.count(),
        new TashKalarView.Counts(
            Integer.bitCount(p.hand(seat, Kind.BEINGS)),
            Integer.bitCount(p.hand(seat, Kind.LEGENDS)),
            Integer.bitCount(p.hand(seat, Kind.FLARES))),
        p.decks[seat].size(),
        p.sides() < p.seats() ? Teams.upright(p, seat) : null,
        top(p, seat),
        counters(p, p.side(seat)),
        discards(p, seat),
        frozen(p, seat),
        p.frost.fewer(p.side(seat)),
        pending(p, seat),
        stored(p, seat),
        p.penalty(p.side(seat)),
        p.isOut(seat));
  }

  /** A seat's own discard pile: in order where that matters, else as the catalogue lists it. */
  static List<String> discards(Position p, int seat) {
    int pile = p.discards(seat);
    if (!p.warps(seat)) return keys(p, seat, Kind.BEINGS, pile);
    return Arrays.stream(p.weave.inOrder(seat, pile))
        .mapToObj(card -> p.key(seat, Kind.BEINGS, card))
        .toList();
  }

  /** The key of a seat's pending being, or null (R20.3). */
  static String pending(Position p, int seat) {
    int card = p.weave.pending[seat];
    return card == Weave.NOTHING ? null : p.key(seat, Kind.BEINGS, card);
  }

  private static String stored(Position p, int seat) {
    boolean keeper = p.weave.stored != Board.NONE && p.warps(seat);
    return keeper ? p.name(p.weave.stored) : null;
  }

  /** The key of a seat's card with a frozen effect in play, or null (R18.6). */
  static String frozen(Position p, int seat) {
    int card = p.frost.frozen(seat);
    return card == Frost.NOTHING ? null : p.key(seat, Kind.BEINGS, card);
  }

  /** The letters of the colours whose counter a side can still turn (R9.1). */
  static List<String> counters(Position p, int side) {
    List<String> letters = new ArrayList<>();
    if (!p.lettered()) return letters;
    int counters = p.counters.of(side);
    for (int colour = 0; counters >> colour != 0; colour++) {
      if ((counters >> colour & 1) != 0) letters.add(String.valueOf(p.letter(colour)));
    }
    return List.copyOf(letters);
  }

  /** What everybody knows to lie on top of a seat's own deck. */
  private static List<String> top(Position p, int seat) {
    Row over = p.decks[seat].over();
    int known = over.knownFromFirst((1 << p.seats()) - 1);
    List<String> cards = new ArrayList<>();
    for (int i = 0; i < known; i++) {
      cards.add(p.key(seat, Kind.BEINGS, over.card(i)));
    }
    return List.copyOf(cards);
  }

  private static TashKalarView.Pile pile(Position p, Kind kind) {
    Deck deck = p.decks[p.deck(0, kind)];
    return new TashKalarView.Pile(deck.size(), keys(p, 0, kind, (int) deck.discard().bits()));
  }

  /** The keys of a set of cards in the order of the catalogue. */
  static List<String> keys(Position p, int seat, Kind kind, int cards) {
    List<String> keys = new ArrayList<>();
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      keys.add(p.key(seat, kind, Integer.numberOfTrailingZeros(rest)));
    }
    return List.copyOf(keys);
  }

  private static TashKalarView.Hand hand(Position p, int seat) {
    Summoning summoning = Summoning.of(p, seat);
    List<TashKalarView.Flare> flares = new ArrayList<>();
    for (int rest = p.hand(seat, Kind.FLARES); rest != 0; rest &= rest - 1) {
      Flare flare = Position.flare(Integer.numberOfTrailingZeros(rest));
      flares.add(flare(p, seat, flare));
    }
    return new TashKalarView.Hand(
        cards(p, seat, Kind.BEINGS, summoning),
        cards(p, seat, Kind.LEGENDS, summoning),
        List.copyOf(flares),
        new TashKalarView.Places(
            under(p, seat, Kind.BEINGS),
            under(p, seat, Kind.LEGENDS),
            under(p, seat, Kind.FLARES)));
  }

  private static TashKalarView.Flare flare(Position p, int seat, Flare flare) {
    List<TashKalarView.Against> against = new ArrayList<>();
    for (int side = 0; side < p.sides(); side++) {
      if (side == p.side(seat) || p.sideOut(side)) continue;
      boolean upper = Flaring.upper(p, seat, side, flare);
      boolean lower = Flaring.lower(p, seat, side, flare);
      against.add(new TashKalarView.Against(String.valueOf(p.letter(side)), upper, lower));
    }
    return new TashKalarView.Flare(
        flare.key(),
        against.stream().anyMatch(each -> each.upper()),
        against.stream().anyMatch(each -> each.lower()),
        p.sides() > 2 ? List.copyOf(against) : List.of());
  }

  /** Points by colour in a Melee (R10.12). */
  private static List<TashKalarView.Track> tracks(Position p, int side) {
    List<TashKalarView.Track> tracks = new ArrayList<>();
    if (!p.points.byColour() || !p.lettered()) return List.of();
    for (int colour = 0; colour < p.sides(); colour++) {
      if (colour == side) continue;
      int points = p.points.in(side, colour);
      boolean weakest = !p.sideOut(colour) && points == p.form.scoring().of(p, side);
      tracks.add(new TashKalarView.Track(String.valueOf(p.letter(colour)), points, weakest));
    }
    return List.copyOf(tracks);
  }

  private static List<TashKalarView.Card> cards(
      Position p, int seat, Kind kind, Summoning summoning) {
    List<TashKalarView.Card> cards = new ArrayList<>();
    for (int rest = p.hand(seat, kind); rest != 0; rest &= rest - 1) {
      Being being = p.being(seat, kind, Integer.numberOfTrailingZeros(rest));
      SquareSet places = summoning.places(being);
      TashKalarView.Lack lack = places.isEmpty() ? lack(summoning.lack(being)) : null;
      cards.add(new TashKalarView.Card(being.key(), places.names(), lack));
    }
    return List.copyOf(cards);
  }

  private static TashKalarView.Lack lack(Summoning.Lack lack) {
    if (lack == null) return null;
    return new TashKalarView.Lack(
        Square.name(lack.at()), Square.name(lack.square()), lack.rank().key());
  }

  /** The places under a deck, with the cards that {@code seat} knows; null for others. */
  private static List<String> under(Position p, int seat, Kind kind) {
    Row under = p.decks[p.deck(seat, kind)].under();
    List<String> cards = new ArrayList<>();
    for (int i = 0; i < under.size(); i++) {
      boolean known = (under.knownTo(i) >> seat & 1) != 0;
      cards.add(known ? p.key(seat, kind, under.card(i)) : null);
    }
    return Collections.unmodifiableList(cards);
  }
}
