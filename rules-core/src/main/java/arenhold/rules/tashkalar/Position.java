package arenhold.rules.tashkalar;

import arenhold.rules.tashkalar.card.Being;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.Flare;
import arenhold.rules.tashkalar.card.School;
import arenhold.rules.tashkalar.effect.Run;
import arenhold.rules.tashkalar.form.Form;
import java.util.ArrayList;
import java.util.List;

/**
 * Everything about a match at one moment; mutable. Whose turn it is ({@link #seat}) and which
 * colour that seat plays ({@link #colour}) are two things.
 */
public final class Position {

  /** What comes next at a checkpoint. */
  enum Phase {
    /** Who plays first is decided (R3.1). */
    FIRST,
    /** {@link #seat} draws its first hand (R3.1). */
    DEAL,
    /** {@link #seat}, who plays last, puts the start pieces down (R3.3.2). */
    START,
    /** {@link #seat} takes an action, plays a flare or ends the turn. */
    ACTION,
    /** The turn of {@link #seat} ends (R11). */
    END,
    /** The match was played to the end. */
    OVER
  }

  /** Why the end of the game was triggered (R15). */
  enum Why {
    NOT_YET,
    /** Somebody drew the last card of his own deck (R15.2). */
    DECK,
    /** Somebody has enough points (R15.4). */
    SCORE,
    /** Too many turns without progress (R15.10). */
    IDLE
  }

  final Form form;
  final School[] schools;
  final boolean takeBack;

  /** The first player, or -1 while that is open. */
  int first;

  Board board;

  /** Cards held: each seat's beings, legends and flares, one bit each. */
  final int[] hands;

  /** Each seat's deck, then the legends, then the flares. */
  final Deck[] decks;

  final int[] scores;

  /** Pieces of others destroyed this turn that count for the active side (R10.6), by piece. */
  final int[] destroyed;

  Phase phase;

  /** Whose turn it is, or who is next in the set-up. */
  int seat;

  /** The turn's number from 1; 0 before the first. */
  int turn;

  /** Actions left in this turn (R4.2). */
  int actions;

  /** Whether the discard action was used this turn (R7.2). */
  boolean discarded;

  /** Whether this is an extra turn (R15.8). */
  boolean extra;

  /** Whether an extra turn follows this one (R15.8). */
  boolean extraDue;

  /** Extra cards to be drawn at the end of this turn, in the order granted (R11.6). */
  List<Kind> extraCards = List.of();

  /** Whether the next being of this turn may use one enemy piece (R9.5). */
  boolean borrowing;

  /** Whether this turn saw a summoning or a discard (R15.10). */
  boolean progress;

  /** Turns in a row without progress (R15.10). */
  int quiet;

  Why why;

  /** In whose turn the end of the game was triggered. */
  int finalSeat;

  /** Final turns still to be ended, once the triggering one is over. */
  int turnsLeft;

  /** Whether the end of the game was triggered in this very turn. */
  boolean triggeredNow;

  /** The effect being resolved, or null; always null at a checkpoint. */
  Run run;

  /** The discard action being carried out, or null; always null at a checkpoint. */
  Turn.Discarding discarding;

  /** Where the piece came from that is about to be placed (R5.2), or -1, as at a checkpoint. */
  int recalled = -1;

  /** The position before the first question. */
  Position(Form form, School[] schools, int first, boolean takeBack) {
    this.form = form;
    this.schools = schools;
    this.takeBack = takeBack;
    this.first = first;
    int seats = schools.length;
    board = new Board(seats, form.pieces(), form.legendary());
    hands = new int[Kind.COUNT * seats];
    decks = new Deck[seats + 2];
    for (int i = 0; i < seats; i++) decks[i] = Deck.of((1 << schools[i].beings().size()) - 1);
    decks[seats] = Deck.of((1 << Catalogue.LEGENDS.size()) - 1);
    decks[seats + 1] = Deck.of((1 << Catalogue.FLARES.size()) - 1);
    scores = new int[seats];
    destroyed = new int[3 * seats];
    phase = first < 0 ? Phase.FIRST : Phase.DEAL;
    seat = Math.max(first, 0);
    why = Why.NOT_YET;
    finalSeat = -1;
  }

  private Position(Position other) {
    form = other.form;
    schools = other.schools;
    takeBack = other.takeBack;
    first = other.first;
    board = other.board.copy();
    hands = other.hands.clone();
    decks = other.decks.clone();
    scores = other.scores.clone();
    destroyed = other.destroyed.clone();
    phase = other.phase;
    seat = other.seat;
    turn = other.turn;
    actions = other.actions;
    discarded = other.discarded;
    extra = other.extra;
    extraDue = other.extraDue;
    extraCards = other.extraCards;
    borrowing = other.borrowing;
    progress = other.progress;
    quiet = other.quiet;
    why = other.why;
    finalSeat = other.finalSeat;
    turnsLeft = other.turnsLeft;
    triggeredNow = other.triggeredNow;
  }

  /** A copy that shares nothing mutable; without the effect being resolved. */
  Position copy() {
    return new Position(this);
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

  /** The colour that {@code seat} plays. */
  int colour(int seat) {
    return seat;
  }

  /** Actions left in this turn (R4.2). */
  public int actions() {
    return actions;
  }

  /** Gives the active player one more action in this turn (R4.6). */
  public void gainAction() {
    actions++;
  }

  /** Gives the active player an extra turn after this one (R15.8). */
  public void gainExtraTurn() {
    extraDue = true;
  }

  /** Gives the active player an extra card at the end of this turn (R11.6). */
  public void grantCard(Kind kind) {
    List<Kind> more = new ArrayList<>(extraCards);
    more.add(kind);
    extraCards = List.copyOf(more);
  }

  /** Lets the active player's next being use one enemy piece (R9.5). */
  public void grantBorrowing() {
    borrowing = true;
  }

  /** Whose turn it is. */
  public int seat() {
    return seat;
  }

  /** The discard pile of a seat's own deck, one bit a card. */
  public int discards(int seat) {
    return decks[seat].discard();
  }

  /** Puts a card of a seat's discard pile, which everybody sees, on top of its deck. */
  public String recover(int seat, int card) {
    decks[seat] = decks[seat].recover(card, (1 << seats()) - 1);
    return key(seat, Kind.BEINGS, card);
  }

  /** Counts a piece of another colour as destroyed by the active side (R10.6). */
  public void credit(int piece) {
    destroyed[piece]++;
  }

  /** How text writes a piece, such as {@code nh}. */
  public String name(int piece) {
    char colour = schools[Board.colour(piece)].letter();
    return new String(new char[] {colour, Rank.of(Board.rank(piece)).letter()});
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
  }

  /** Puts a card that left a hand of {@code seat} on its discard pile. */
  void discard(int seat, Kind kind, int card) {
    int deck = deck(seat, kind);
    decks[deck] = decks[deck].discard(card);
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
      case BEINGS -> schools[seat].beings().size();
      case LEGENDS -> Catalogue.LEGENDS.size();
      case FLARES -> Catalogue.FLARES.size();
    };
  }

  /** The key of a card of {@code seat}. */
  String key(int seat, Kind kind, int card) {
    return kind == Kind.FLARES ? flare(card).key() : being(seat, kind, card).key();
  }
}
