package arenhold.rules.destiny.position;

import arenhold.rules.card.Cards;
import arenhold.rules.card.Deck;
import arenhold.rules.destiny.card.Member;
import arenhold.rules.destiny.card.Team;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A match of Destiny as it stands. */
public final class Position {

  /** In a set of seats: everybody, those who only watch included. */
  public static final int PUBLIC = 1 << 8;

  /** The set of all seats, with those who only watch. */
  public static final int ALL = PUBLIC | PUBLIC - 1;

  /** By what it is played; changed by {@link #brings} alone. */
  public Terms terms;

  /** What every player has brought; changed by {@link #brings} alone. */
  public List<Team> teams;

  public final Side[] sides;

  /** Everything in play, in the order in which it came. */
  public final List<Piece> pieces;

  /** The dice of everything in play, and loose ones. */
  public final List<Die> dice;

  public Phase phase = Phase.DEAL;

  /** The seats as they follow one another clockwise (D15.1). */
  public List<Integer> clockwise;

  /** The number of the round, from 1; 0 during set-up. */
  public int round;

  /** The number of the turn, from 1; 0 during set-up. */
  public int turn;

  /** Whose turn it is. */
  public int active;

  /** How many additional actions the active player still has (D9.5). */
  public int extra;

  /** How many players have passed in succession. */
  public int passes;

  /** Who has claimed in this round, or -1; the claim stays used if they go out (D15.6). */
  public int claimed = -1;

  /** The battlefield in use, who brought it, and who controls it; -1 before the choice. */
  public int field = -1;

  public int fieldOwner = -1;
  public int controller = -1;

  /** Characters to be defeated when the round is over, by number (card 23). */
  public List<Integer> marked = List.of();

  /** Whether anything happened in this round that keeps the match going (D14.5). */
  public boolean stirred;

  /** How many rounds in a row nothing happened (D14.5). */
  public int quiet;

  /** Who is out, in the order in which they went; those who went together in one entry. */
  public List<Exit> exits = List.of();

  /** Why the match is over; null as long as it goes on. */
  public String reason;

  /** The players who have discarded and drawn in this upkeep, one bit each. */
  public int refilled;

  /** The number given last to something that entered play. */
  public int lastPiece;

  /** Who was put a question last, or -1: to be taken back before another is (D19.3). */
  public int asked = -1;

  /** Whose action is being carried out; -1 outside of actions and at a checkpoint. */
  public int acting = -1;

  /** What is being carried out, the outermost first; nothing at a checkpoint. */
  public final List<Action> actions = new ArrayList<>();

  /** Events being carried out (D4.8); nothing at a checkpoint. */
  public final List<Limbo> limbo = new ArrayList<>();

  /** The abilities that wait, and what is carried out of them; nothing at a checkpoint. */
  public final List<Trigger> waiting = new ArrayList<>();

  public final List<Trigger> running = new ArrayList<>();

  /** An event in limbo. */
  public record Limbo(int card, int owner) {}

  /**
   * Players who went out at the same moment.
   *
   * @param seats who, in seat order
   * @param how why, a reason of an outcome
   */
  public record Exit(List<Integer> seats, String how) {}

  /** A match before anything is decided: characters in play, everything else in the decks. */
  public Position(Terms terms) {
    this(terms, new ArrayList<>(), new ArrayList<>());
    if (sides.length > 2) phase = Phase.SEATS;
    for (int seat = 0; seat < sides.length; seat++) {
      Team team = teams.get(seat);
      Cards deck = Cards.of(team.deck().stream().mapToInt(card -> card.number).toArray());
      sides[seat] = new Side(Deck.of(deck), team.battlefield().number);
    }
    for (int seat = 0; seat < sides.length; seat++) {
      for (Member each : teams.get(seat).members()) enter(each.card().number, seat, each.dice());
    }
  }

  private Position(Terms terms, List<Piece> pieces, List<Die> dice) {
    this.terms = terms;
    this.teams = terms.teams();
    this.pieces = pieces;
    this.dice = dice;
    sides = new Side[teams.size()];
    clockwise = IntStream.range(0, sides.length).boxed().toList();
  }

  /** A position with nothing in play and empty decks, to be filled. */
  public static Position empty(Terms terms) {
    Position p = new Position(terms, new ArrayList<>(), new ArrayList<>());
    for (int seat = 0; seat < p.sides.length; seat++) p.sides[seat] = new Side(Deck.EMPTY, -1);
    return p;
  }

  /** Lets another team count as what a seat has brought, where it is only imagined. */
  public void brings(int seat, Team team) {
    List<Team> brought = new ArrayList<>(teams);
    brought.set(seat, team);
    teams = List.copyOf(brought);
    terms = new Terms(teams, terms.takeBack());
  }

  /** A copy that shares nothing mutable; at a checkpoint. */
  public Position copy() {
    List<Piece> ownPieces = new ArrayList<>(pieces.size());
    for (Piece each : pieces) ownPieces.add(each.copy());
    List<Die> ownDice = new ArrayList<>(dice.size());
    for (Die each : dice) ownDice.add(each.copy());
    Position copy = new Position(terms, ownPieces, ownDice);
    for (int seat = 0; seat < sides.length; seat++) copy.sides[seat] = sides[seat].copy();
    copy.phase = phase;
    copy.clockwise = clockwise;
    copy.round = round;
    copy.turn = turn;
    copy.active = active;
    copy.extra = extra;
    copy.passes = passes;
    copy.claimed = claimed;
    copy.field = field;
    copy.fieldOwner = fieldOwner;
    copy.controller = controller;
    copy.marked = marked;
    copy.stirred = stirred;
    copy.quiet = quiet;
    copy.exits = exits;
    copy.reason = reason;
    copy.refilled = refilled;
    copy.lastPiece = lastPiece;
    copy.asked = asked;
    return copy;
  }

  /** The number of players the match began with. */
  public int seats() {
    return sides.length;
  }

  public boolean isOut(int seat) {
    return sides[seat].out;
  }

  /** The players still in the game, in seat order. */
  public List<Integer> present() {
    List<Integer> present = new ArrayList<>();
    for (int seat = 0; seat < sides.length; seat++) if (!sides[seat].out) present.add(seat);
    return present;
  }

  /** The opponents of {@code seat} still in the game, clockwise from them. */
  public List<Integer> opponents(int seat) {
    List<Integer> opponents = new ArrayList<>();
    for (int other = beside(seat, 1); other != seat; other = beside(other, 1)) {
      if (!sides[other].out) opponents.add(other);
    }
    return opponents;
  }

  /** The next player clockwise who is still in the game. */
  public int next(int seat) {
    return along(seat, 1);
  }

  /** The player still in the game who comes before them clockwise. */
  public int previous(int seat) {
    return along(seat, -1);
  }

  private int along(int seat, int step) {
    int other = beside(seat, step);
    while (sides[other].out && other != seat) other = beside(other, step);
    return other;
  }

  /** Who sits so many places further clockwise. */
  private int beside(int seat, int step) {
    return clockwise.get(Math.floorMod(clockwise.indexOf(seat) + step, sides.length));
  }

  /** Puts a card into play, with its dice on it. */
  public Piece enter(int card, int owner, int diceOfIt) {
    Piece piece = new Piece(++lastPiece, card, owner, diceOfIt);
    pieces.add(piece);
    for (int letter = 0; letter < diceOfIt; letter++) {
      dice.add(new Die(piece.id, letter, card, false));
    }
    return piece;
  }

  /** The battlefields that were put away (D4.9). */
  public Cards unusedFields() {
    Cards unused = Cards.NONE;
    for (int seat : present())
      if (sides[seat].unused >= 0) unused = unused.with(sides[seat].unused);
    return unused;
  }

  /** Who has put away this battlefield; the first of several in seat order. */
  public int ownerOfUnused(int battlefield) {
    for (int seat : present()) if (sides[seat].unused == battlefield) return seat;
    throw new IllegalArgumentException("nobody has put it away: " + battlefield);
  }

  /** Brings the battlefield that a player has put away into use, in place of another (D6.8). */
  public void useField(int owner) {
    if (fieldOwner >= 0 && !isOut(fieldOwner)) sides[fieldOwner].unused = field;
    field = sides[owner].unused;
    fieldOwner = owner;
    sides[owner].unused = -1;
  }

  /** The piece with this number, or null if it is not in play any more. */
  public Piece piece(int id) {
    for (Piece each : pieces) if (each.id == id) return each;
    return null;
  }

  /** Whether this very piece is still in play. */
  public boolean inPlay(Piece piece) {
    return piece != null && pieces.contains(piece);
  }

  /** The die with this number in choices, or null if it has left. */
  public Die die(int code) {
    for (Die each : dice) if (each.code() == code) return each;
    return null;
  }

  /** The dice that belong to a piece, wherever they are. */
  public List<Die> diceOf(Piece piece) {
    List<Die> result = new ArrayList<>(2);
    for (Die each : dice) if (each.piece == piece.id && !each.loose) result.add(each);
    return result;
  }

  /** The dice in a pool, in the order of their pieces. */
  public List<Die> pool(int seat) {
    List<Die> result = new ArrayList<>();
    for (Die each : dice) if (each.inPool(seat)) result.add(each);
    return result;
  }

  /** The characters of a player. */
  public List<Piece> characters(int seat) {
    List<Piece> result = new ArrayList<>();
    for (Piece each : pieces) if (each.isCharacter() && each.controller == seat) result.add(each);
    return result;
  }

  /** All characters in play. */
  public List<Piece> characters() {
    List<Piece> result = new ArrayList<>();
    for (Piece each : pieces) if (each.isCharacter()) result.add(each);
    return result;
  }

  /** The supports of a player. */
  public List<Piece> supports(int seat) {
    List<Piece> result = new ArrayList<>();
    for (Piece each : pieces) if (each.isSupport() && each.controller == seat) result.add(each);
    return result;
  }

  /** The upgrades on a character. */
  public List<Piece> upgrades(Piece character) {
    List<Piece> result = new ArrayList<>();
    for (Piece each : pieces) if (each.host == character.id) result.add(each);
    return result;
  }

  /** Whether the player has a copy of this card in play (D1.4). */
  public boolean has(int seat, int card) {
    for (Piece each : pieces) if (each.card == card && each.controller == seat) return true;
    return false;
  }

  /** How many pieces of this card the player controls. */
  public int count(int seat, int card) {
    int count = 0;
    for (Piece each : pieces) if (each.card == card && each.controller == seat) count++;
    return count;
  }

  /** What the die belongs to: a character, upgrade or support; null if its card is not in play. */
  public Piece of(Die die) {
    return die.loose ? null : piece(die.piece);
  }

  /** What is being carried out, or null. */
  public Action action() {
    return actions.isEmpty() ? null : actions.getLast();
  }
}
