package arenhold.rules.tvrz.position;

import arenhold.rules.card.Deck;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A match of Tvrz as it stands. */
public final class Position {

  /** In the place of a seat: everybody, those who only watch included. */
  public static final int EVERYBODY = 8;

  /** The set of seats with {@link #EVERYBODY} in it. */
  public static final int PUBLIC = 1 << EVERYBODY;

  /** The set of all seats, with those who only watch. */
  public static final int ALL = PUBLIC | PUBLIC - 1;

  /** What the table has agreed on. */
  public final Terms terms;

  /** Every seat's fort. */
  public final Fort[] forts;

  /** The draw piles with their discards: one that is shared, or one a seat (T1.4, T1.8). */
  private final Deck[] piles;

  public Phase phase = Phase.START;

  /** The seat that began; -1 before that is known. */
  public int first = -1;

  /** How many seats have their opening hand. */
  public int dealt;

  /** How many opening hands were dealt anew (R5). */
  public int redeals;

  /** The number of the turn, from 1. */
  public int turn;

  /** Whose turn it is. */
  public int active;

  /** The seats that have begun a turn of their own, one bit each. */
  public int begun;

  /** Whether it is the active player's first turn. */
  public boolean firstTurn;

  /** Whether the active player conquered a fort in this turn (T3.5). */
  public boolean conquered;

  /** What came home from the landscape in this turn: it may not be laid again (T6.3). */
  public List<Body> home = List.of();

  /** Who has the right to which red card, in the order in which they took it (T1.6). */
  public List<Right> rights = List.of();

  /** Who is out, in the order in which they went. */
  public List<Exit> exits = List.of();

  /** How many turns in a row nothing was discarded with all piles empty (R75, R89). */
  public int quiet;

  /** Whether a card was discarded or somebody went out in this turn. */
  public boolean stirred;

  /** The number of the unit that was laid last. */
  public int lastUnit;

  /** The number of the attack that was announced last. */
  public int attacks;

  /** The number of the public clock that was started last. */
  public int clock;

  /** What has come home from an attack in this phase; nothing at a checkpoint (R86). */
  public List<Body> attacked = List.of();

  /**
   * Whose fort a dragon has come to in the running action; the number of seats if it left at once,
   * and -1 if there is none, as always at a checkpoint.
   */
  public int dragon = -1;

  /** The fight in the landscape in which mages may cast; null at a checkpoint. */
  public Clash clash;

  /** The running attack; null at a checkpoint. */
  public Bout bout;

  /** A match before anything is decided. */
  public Position(Terms terms) {
    this(terms, terms.piles().stream().map(Deck::of).toArray(Deck[]::new));
    for (int seat = 0; seat < forts.length; seat++) forts[seat] = new Fort();
  }

  private Position(Terms terms, Deck[] piles) {
    this.terms = terms;
    this.piles = piles;
    forts = new Fort[terms.seats()];
  }

  /** A copy that shares nothing mutable; at a checkpoint. */
  public Position copy() {
    Position copy = new Position(terms, piles.clone());
    for (int seat = 0; seat < forts.length; seat++) copy.forts[seat] = forts[seat].copy();
    copy.phase = phase;
    copy.first = first;
    copy.dealt = dealt;
    copy.redeals = redeals;
    copy.turn = turn;
    copy.active = active;
    copy.begun = begun;
    copy.firstTurn = firstTurn;
    copy.conquered = conquered;
    copy.home = home;
    copy.rights = rights;
    copy.exits = exits;
    copy.quiet = quiet;
    copy.stirred = stirred;
    copy.lastUnit = lastUnit;
    copy.attacks = attacks;
    copy.clock = clock;
    return copy;
  }

  /**
   * The right to a red card.
   *
   * @param seat who was the first to use one
   */
  public record Right(int card, int seat) {}

  /** Gives somebody the right to a card. */
  public void take(Right right) {
    List<Right> more = new ArrayList<>(rights);
    more.add(right);
    rights = List.copyOf(more);
  }

  /** The pile from which {@code seat} draws, and to whose discards its cards go. */
  public Deck pile(int seat) {
    return piles[piles.length == 1 ? 0 : seat];
  }

  /** Changes the pile from which {@code seat} draws. */
  public void pile(int seat, Deck pile) {
    piles[piles.length == 1 ? 0 : seat] = pile;
  }

  /** How many piles there are: one, or one a seat; each is that of the seat with its number. */
  public int piles() {
    return piles.length;
  }

  /** Whether nobody who is still in can draw anything more (T10.6). */
  public boolean nothingToDraw() {
    for (int seat = 0; seat < forts.length; seat++) {
      if (!isOut(seat) && pile(seat).size() > 0) return false;
    }
    return true;
  }

  /** Notes that a body has come home from an attack. */
  public void cameFromAttack(Body body) {
    List<Body> more = new ArrayList<>(attacked);
    more.add(body);
    attacked = List.copyOf(more);
  }

  /** How many seats there are. */
  public int seats() {
    return forts.length;
  }

  /** Whether {@code seat} is out. */
  public boolean isOut(int seat) {
    for (Exit exit : exits) if (exit.seat() == seat) return true;
    return false;
  }

  /** The seats that are still in, from 0. */
  public List<Integer> survivors() {
    return IntStream.range(0, forts.length).filter(seat -> !isOut(seat)).boxed().toList();
  }

  /** How many seats are still in. */
  public int surviving() {
    return forts.length - exits.size();
  }

  /** The nearest survivor to the left of {@code seat}, who plays next (T1.2). */
  public int left(int seat) {
    return nearest(seat, 1);
  }

  /** The nearest survivor to the right of {@code seat}. */
  public int right(int seat) {
    return nearest(seat, forts.length - 1);
  }

  private int nearest(int seat, int step) {
    int next = seat;
    do next = (next + step) % forts.length;
    while (next != seat && isOut(next));
    return next;
  }

  /** Whether {@code seat} has begun a turn of its own. */
  public boolean hasPlayed(int seat) {
    return (begun >> seat & 1) != 0;
  }
}
