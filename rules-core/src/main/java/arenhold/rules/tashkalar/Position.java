package arenhold.rules.tashkalar;

import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.board.Square;
import arenhold.rules.card.Cards;
import arenhold.rules.card.Deck;
import arenhold.rules.tashkalar.card.Being;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.Flare;
import arenhold.rules.tashkalar.card.School;
import arenhold.rules.tashkalar.form.Form;
import arenhold.rules.tashkalar.task.Sight;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Everything about a match at one moment; mutable. Whose turn it is ({@link #seat}) and which
 * colour that seat plays ({@link #colour}) are two things. What belongs together has a type of its
 * own: the {@link Board}, the {@link Points}, the turn ({@link TurnState}), what expansions keep
 * ({@link Frost}, {@link Weave}). Most of these are immutable, so that a copy shares them.
 */
public final class Position {

  /** What comes next at a checkpoint. */
  enum Phase {
    /** Schools that nobody chose are dealt (R3.1). */
    SCHOOLS,
    /** Who plays first is decided (R3.1). */
    FIRST,
    /** {@link #seat} draws its first hand (R3.1). */
    DEAL,
    /** Tasks are turned up, or {@link #seat}, who plays last, puts the start pieces down (R3). */
    START,
    /** {@link #seat} takes an action, plays a flare or ends the turn. */
    ACTION,
    /** The turn of {@link #seat} ends (R11). */
    END,
    /** The match was played to the end. */
    OVER
  }

  final Form form;
  final Terms terms;

  /** Each seat's school, null while that is open; replaced as a whole, never changed. */
  School[] schools;

  /** The first player, or -1 while that is open. */
  int first;

  Board board;

  /** Cards held: each seat's beings, legends and flares, one bit each. */
  final int[] hands;

  /** Each seat's deck, then the legends, then the flares. */
  final Deck[] decks;

  /** The points of all sides. */
  Points points;

  /** The counters with which sides can still improvise (R9.1). */
  Counters counters;

  /** The tasks, or null in forms without. */
  TaskBoard tasks;

  Phase phase;

  /** Whose turn it is, or who is next in the set-up. */
  int seat;

  /** What holds in this turn and no longer. */
  TurnState now;

  /** The turn's number from 1; 0 before the first. */
  int turn;

  /** What Everfrost keeps (R18). */
  Frost frost;

  /** Pending beings and all else that Etherweave keeps (R20). */
  final Weave weave;

  /** Turns in a row without progress (R15.10). */
  int quiet;

  /** What triggered the end of the game, if anything has (R15). */
  EndTrigger end = EndTrigger.NONE;

  /** How many cards at the bottom of each own deck are rotated (R3.5.2); null without teams. */
  int[] rotated;

  /** In an imagined match, what the seat that imagines it knows of others' hands; else null. */
  Traces traces;

  /** The seats that are out, in the order in which they went (Q15); replaced, never changed. */
  List<Integer> out = List.of();

  /** The effect being resolved, or null; always null at a checkpoint. */
  Resolution run;

  /** The discard action being carried out, or null; always null at a checkpoint. */
  Discarding discarding;

  /** Where the piece came from that is about to be placed (R5.2), or -1, as at a checkpoint. */
  int recalled = -1;

  /** The position before the first question. */
  Position(Form form, Terms terms) {
    this.form = form;
    this.terms = terms;
    schools = terms.schools();
    first = terms.first();
    int seats = schools.length;
    int sides = form.sides().count();
    board = new Board(sides, form.pieces(), form.legendary());
    hands = new int[Kind.COUNT * seats];
    decks = new Deck[seats + 2];
    Arrays.fill(decks, Deck.EMPTY);
    if (form.hand().legends() > 0) decks[seats] = Deck.of(Cards.upTo(Catalogue.LEGENDS.size()));
    decks[seats + 1] = Deck.of(Cards.upTo(Catalogue.FLARES.size()));
    points = form.scoring().points(sides);
    counters = form.scoring().counters(sides);
    tasks = form.scoring().taskBoard(sides);
    now = new TurnState(sides, 0, false);
    frost = Frost.none(seats, sides);
    weave = new Weave(seats);
    seat = Math.max(first, 0);
    phase = Phase.SCHOOLS;
    if (!Arrays.asList(schools).contains(null)) schoolsKnown(schools);
  }

  /** Everybody has a school now: its deck is shuffled. */
  void schoolsKnown(School[] all) {
    schools = all;
    if (sides() < seats()) {
      rotated = new int[all.length];
      Arrays.fill(rotated, Teams.ROTATED);
    }
    for (int i = 0; i < all.length; i++) decks[i] = Deck.of(Cards.upTo(all[i].beings().size()));
    phase = first < 0 ? Phase.FIRST : Phase.DEAL;
  }

  private Position(Position other) {
    form = other.form;
    terms = other.terms;
    schools = other.schools;
    first = other.first;
    board = other.board.copy();
    hands = other.hands.clone();
    decks = other.decks.clone();
    points = other.points;
    counters = other.counters;
    tasks = other.tasks;
    phase = other.phase;
    seat = other.seat;
    turn = other.turn;
    now = other.now.copy();
    frost = other.frost;
    weave = other.weave.copy();
    quiet = other.quiet;
    end = other.end;
    rotated = other.rotated == null ? null : other.rotated.clone();
    traces = other.traces == null ? null : other.traces.copy();
    out = other.out;
  }

  /** A copy that shares nothing mutable; without the effect being resolved. */
  Position copy() {
    return new Position(this);
  }

  /** The version of the rules that it is played by. */
  public Edition edition() {
    return terms.edition();
  }

  /** The number of seats. */
  public int seats() {
    return schools.length;
  }

  /** The pieces. */
  public Board board() {
    return board;
  }

  /** The side of the board that is played on. */
  public Arena arena() {
    return form.arena();
  }

  /** How many sides play: players, or teams. Each has a colour of the same number. */
  int sides() {
    return form.sides().count();
  }

  /** The side that {@code seat} plays for. */
  int side(int seat) {
    return form.sides().of(seat);
  }

  /** Whether {@code seat} plays a school that warps: its discard pile has an order then (Q13). */
  boolean warps(int seat) {
    return schools[seat] != null && schools[seat].warps();
  }

  /** What {@code side} loses for its pending beings if the game ends now (R20.6). */
  int penalty(int side) {
    int points = 0;
    for (int seat = 0; seat < seats(); seat++) {
      if (weave.pending[seat] != Weave.NOTHING && side(seat) == side) points += Weave.PENALTY;
    }
    return points;
  }

  /** Whether {@code seat} is out while the others play on (Q15). */
  boolean isOut(int seat) {
    return !out.isEmpty() && out.contains(seat);
  }

  /** Whether all players of {@code side} are out; its colour has the same number. */
  boolean sideOut(int side) {
    if (out.isEmpty()) return false;
    for (int seat = 0; seat < seats(); seat++) {
      if (side(seat) == side && !isOut(seat)) return false;
    }
    return true;
  }

  /** How many sides have a player who is not out. */
  int sidesIn() {
    int in = 0;
    for (int side = 0; side < sides(); side++) if (!sideOut(side)) in++;
    return in;
  }

  /** Whether the turn may be handed over now (R12.3a), to a teammate who is there (Q17). */
  public boolean mayHandOver() {
    return !now.handedOver && !form.sides().single(seat) && !isOut(form.sides().partner(seat));
  }

  /** Hands the turn over and returns the seat that goes on with the effect (R12.3). */
  public Seat handOver(Table table) {
    Teams.handOver(this, table);
    return Seat.of(Teams.deciding(this));
  }

  /** The colour that {@code seat} plays. */
  int colour(int seat) {
    return side(seat);
  }

  /** What the tasks of {@code side} are judged by; what was done this turn is its own or none. */
  Sight sight(int side) {
    boolean active = side == side(seat);
    return new Sight(
        arena(),
        board,
        side,
        active ? now.destroyed : new int[now.destroyed.length],
        active ? now.summoned : Sight.Summoned.NONE);
  }

  /** The being with this number in the deck of {@code seat}. */
  Being being(int seat, int card) {
    return being(seat, Kind.BEINGS, card);
  }

  /** Grants an extra card at the end of this turn (R11.6). */
  void grantCard(Kind kind) {
    List<Kind> more = new ArrayList<>(now.extraCards);
    more.add(kind);
    now.extraCards = List.copyOf(more);
  }

  /** Whose pieces serve in the patterns of {@code seat} as own ones: its own, as a rule (R6.2). */
  int serving(int seat) {
    return seat == this.seat && now.possessed >= 0 ? now.possessed : colour(seat);
  }

  /** Tells which piece is the Gateway if that has changed since it stood on {@code before}. */
  public void tellGateway(int before, Table table) {
    int now = board.gateway();
    if (now == before || !table.listening()) return;
    table.tell(new TashKalarEvent.Gateway(now == Board.NONE ? null : Square.name(now)));
  }

  /** Whose turn it is. */
  int seat() {
    return seat;
  }

  /** The discard pile of a seat's own deck, one bit a card. */
  int discards(int seat) {
    return (int) decks[seat].discard().bits();
  }

  /** Puts a card of a seat's discard pile, which everybody sees, on top of its deck. */
  String recover(int seat, int card) {
    decks[seat] = decks[seat].recover(card, (1 << seats()) - 1);
    return key(seat, Kind.BEINGS, card);
  }

  /** Counts a piece of another colour as destroyed by the active side (R10.6). */
  public void credit(int piece) {
    now.destroyed[piece] += 1 + now.credits; // R20.11
  }

  /** How text writes a piece, such as {@code nh}. */
  public String name(int piece) {
    return new String(
        new char[] {letter(Board.colour(piece)), Rank.of(Board.rank(piece)).letter()});
  }

  /** How text writes a colour: the letter of the school that gives it. */
  char letter(int colour) {
    return schools[terms.colours().get(colour)].letter();
  }

  /** Whether every colour has its letter already. */
  boolean lettered() {
    return !Arrays.asList(schools).contains(null);
  }

  /** Where a seat's cards of a kind stand in {@link #hands}. */
  static int handIndex(int seat, Kind kind) {
    return Kind.COUNT * seat + kind.ordinal();
  }

  /** The cards of a kind that a seat holds, one bit each. */
  int hand(int seat, Kind kind) {
    return hands[handIndex(seat, kind)];
  }

  /** Takes a card out of a hand. */
  void leave(int seat, Kind kind, int card) {
    hands[handIndex(seat, kind)] &= ~(1 << card);
    if (traces != null) traces.left(seat, kind, card);
  }

  /** Puts a card that left a hand of {@code seat} on its discard pile. */
  void discard(int seat, Kind kind, int card) {
    int deck = deck(seat, kind);
    decks[deck] = decks[deck].discard(card);
    if (deck == seat && warps(seat)) weave.discarded(seat, card);
  }

  /** Puts a card that left a hand of {@code seat} under its deck, as {@code seats} see (R7.1). */
  void putUnder(int seat, Kind kind, int card, int seats) {
    int deck = deck(seat, kind);
    decks[deck] = decks[deck].putUnder(card, seats);
    boolean rotates = kind == Kind.BEINGS && Teams.rotated(this, seat) < Teams.ROTATED;
    if (rotated != null && rotates) rotated[seat]++; // R12.5a
  }

  /** Which of {@link #decks} a seat draws cards of a kind from. */
  int deck(int seat, Kind kind) {
    return kind == Kind.BEINGS ? seat : seats() + kind.ordinal() - 1;
  }

  /** The being or legend with this number as {@code seat} holds it. */
  Being being(int seat, Kind kind, int card) {
    List<Being> cards = kind == Kind.BEINGS ? schools[seat].beings() : Catalogue.LEGENDS;
    return cards.get(card);
  }

  /** The flare with this number. */
  static Flare flare(int card) {
    return Catalogue.FLARES.get(card);
  }

  /** How many cards of a kind there are in the deck that {@code seat} draws them from. */
  int cards(int seat, Kind kind) {
    return switch (kind) {
      case BEINGS -> schools[seat] == null ? 0 : schools[seat].beings().size();
      case LEGENDS -> form.hand().legends() > 0 ? Catalogue.LEGENDS.size() : 0;
      case FLARES -> Catalogue.FLARES.size();
    };
  }

  /** The key of a card of {@code seat}. */
  String key(int seat, Kind kind, int card) {
    return kind == Kind.FLARES ? flare(card).key() : being(seat, kind, card).key();
  }
}
