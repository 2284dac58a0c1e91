package arenhold.rules.tashkalar;

import arenhold.rules.card.Deck;
import arenhold.rules.tashkalar.card.Being;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.form.Form;
import arenhold.rules.tashkalar.task.Sight;
import java.util.ArrayList;
import java.util.List;

/**
 * What those who judge a position read from it: computer players, which get imagined positions
 * only. Where a method names a seat that looks, its answer depends on nothing that is hidden from
 * that seat.
 */
public final class Insight {

  /** Answer of {@link #turnsLeft} while no end is in sight. */
  public static final int ENDLESS = 1000;

  private static final Sight.Summoned NOTHING = Sight.Summoned.NONE;

  private Insight() {}

  /** Whether a turn is going on, so that the next question is about an action. */
  public static boolean acting(Position p) {
    return p.phase == Position.Phase.ACTION;
  }

  /** Whether a turn has just been ended, and nothing drawn yet. */
  public static boolean ending(Position p) {
    return p.phase == Position.Phase.END;
  }

  /** Whether the match was played to its end. */
  public static boolean over(Position p) {
    return p.phase == Position.Phase.OVER;
  }

  /** Whether the turns have begun. */
  public static boolean begun(Position p) {
    return p.turn > 0;
  }

  /** The number of the turn, from 1; 0 before the first. */
  public static int turn(Position p) {
    return p.turn;
  }

  /** Whose turn it is. */
  public static int seat(Position p) {
    return p.seat;
  }

  /** How many sides play. */
  public static int sides(Position p) {
    return p.sides();
  }

  /** The side of a seat, which is its colour as well. */
  public static int side(Position p, int seat) {
    return p.side(seat);
  }

  /** Whether all players of a side are out. */
  public static boolean out(Position p, int side) {
    return p.sideOut(side);
  }

  /** The actions left in this turn. */
  public static int actions(Position p) {
    return p.now.actions;
  }

  /** Whether the turn was handed over. */
  public static boolean handedOver(Position p) {
    return p.now.handedOver;
  }

  /** The form of the match. */
  public static Form form(Position p) {
    return p.form;
  }

  /** What {@code side} has if the game ends now; its weakest colour where points have colours. */
  public static int points(Position p, int side) {
    return p.form.scoring().settled(p, side);
  }

  /** Whether points are kept by enemy colour. */
  public static boolean byColour(Position p) {
    return p.points.byColour();
  }

  /** The points of {@code side} in an enemy colour, where they are kept so. */
  public static int points(Position p, int side, int colour) {
    return p.points.in(side, colour);
  }

  /** Pieces of a colour and rank destroyed in this turn that count for the active side. */
  public static int destroyed(Position p, int colour, Rank rank) {
    return p.now.destroyed[Board.piece(colour, rank)];
  }

  /** Whether the scoring counts pieces destroyed in a turn. */
  public static boolean tracked(Position p) {
    return p.tasks == null;
  }

  /** The points that upgraded pieces of a colour destroyed in this turn are worth. */
  public static int upgraded(Position p, int colour) {
    return TrackScoring.upgraded(p, colour);
  }

  /** The actions that {@code side} lacks in its next turn. */
  public static int fewer(Position p, int side) {
    return p.frost.fewer(side);
  }

  /** Whether a seat has a frozen effect in play. */
  public static boolean frozen(Position p, int seat) {
    return p.frost.frozen(seat) >= 0;
  }

  /** Whether a seat has a pending being. */
  public static boolean pending(Position p, int seat) {
    return p.weave.pending[seat] != Weave.NOTHING;
  }

  /** Whether an extra turn follows this one. */
  public static boolean extraDue(Position p) {
    return p.now.extraDue;
  }

  /** The extra cards to be drawn at the end of this turn. */
  public static int extraCards(Position p) {
    return p.now.extraCards.size();
  }

  /** How many cards of a kind a seat holds. */
  public static int held(Position p, int seat, Kind kind) {
    return Integer.bitCount(p.hand(seat, kind));
  }

  /** The cards of a kind that a seat holds, one bit each: for that seat alone. */
  public static int hand(Position p, int seat, Kind kind) {
    return p.hand(seat, kind);
  }

  /** The being or legend with this number as {@code seat} holds it. */
  public static Being being(Position p, int seat, Kind kind, int card) {
    return p.being(seat, kind, card);
  }

  /** How many cards are left in the own deck of a seat. */
  public static int deck(Position p, int seat) {
    return p.decks[seat].size();
  }

  /** The school of a seat as its place in {@link Catalogue#SCHOOLS}. */
  public static int school(Position p, int seat) {
    return Catalogue.SCHOOLS.indexOf(p.schools[seat]);
  }

  /**
   * The cards of a kind that {@code holder} may hold as far as {@code viewer} knows, one bit each;
   * what is known of single cards beyond the discard pile is not used.
   */
  public static int unseen(Position p, int viewer, int holder, Kind kind) {
    if (kind == Kind.BEINGS) {
      return viewer == holder ? p.hand(holder, kind) : bits(p.decks[holder]) | p.hand(holder, kind);
    }
    int cards = bits(p.decks[p.deck(holder, kind)]);
    for (int seat = 0; seat < p.seats(); seat++) if (seat != viewer) cards |= p.hand(seat, kind);
    return cards;
  }

  private static int bits(Deck deck) {
    return (int) deck.all().bits();
  }

  /**
   * How many turns follow this one before the match ends, {@link #ENDLESS} if its end has not been
   * triggered.
   */
  public static int turnsLeft(Position p) {
    if (!p.end.isSet()) return ENDLESS;
    boolean counts = !p.now.triggeredNow && !p.now.extra;
    return Math.max(0, p.end.turnsLeft() - (counts ? 1 : 0));
  }

  /** How many turns follow the triggering one. */
  public static int finalTurns(Position p) {
    return p.form.ends().finalTurns(p.seats());
  }

  /** The current tasks by number, then the next one; -1 for a gap. Empty without tasks. */
  public static List<Integer> tasks(Position p) {
    if (p.tasks == null) return List.of();
    List<Integer> all = new ArrayList<>(p.tasks.current());
    all.add(p.tasks.next());
    return all;
  }

  /** The points of a task. */
  public static int taskPoints(int task) {
    return TaskBoard.task(task).points();
  }

  /** Whether {@code side} meets a task as things stand. */
  public static boolean meets(Position p, int side, int task) {
    return TaskBoard.task(task).condition().met(p.sight(side));
  }

  /**
   * How much {@code side} lacks of a task; 0 if it is met.
   *
   * @param later whether what was done in this turn is left out, as it will not count in another
   */
  public static int lacks(Position p, int side, int task, boolean later) {
    Sight sight =
        later
            ? new Sight(p.arena(), p.board, side, new int[p.now.destroyed.length], NOTHING)
            : p.sight(side);
    if (TaskBoard.task(task).condition().met(sight)) return 0;
    return Math.max(1, TaskBoard.task(task).condition().missing(sight));
  }

  /** Whether the choice of this code takes a piece back to place it elsewhere. */
  public static boolean recalls(int code) {
    return Code.verb(code) == Code.RECALL;
  }

  /** Whether the choice of this code places a piece. */
  public static boolean places(int code) {
    return Code.verb(code) == Code.PLACE;
  }

  /** Whether the choice of this code summons a being. */
  public static boolean summons(int code) {
    return Code.verb(code) == Code.SUMMON || Code.verb(code) == Code.SUMMON_CARD;
  }

  /** What the choice of this code claims, in points; 0 if it claims nothing. */
  public static int claims(int code) {
    return Code.verb(code) == Code.TASK ? taskPoints(Code.a(code)) : 0;
  }

  /** The card that the choice of this code in a turn plays, whichever way; -1 if it plays none. */
  public static int card(int code) {
    return switch (Code.verb(code)) {
      case Code.SUMMON, Code.SUMMON_CARD, Code.DISCARD, Code.FLARE, Code.THAW, Code.WARP ->
          Code.verb(code) == Code.SUMMON_CARD
              ? Code.SUMMON << 8 | Code.b(code)
              : Code.verb(code) << 8 | Code.b(code);
      default -> -1;
    };
  }

  /** The first operand of a code: a square or a colour. */
  public static int operand(int code) {
    return Code.a(code);
  }

  /** The code of the choice that ends a turn. */
  public static final int END = Code.of(Code.END, 0);

  /** Whether nothing but a summoning may come next in this turn. */
  public static boolean mustSummon(Position p) {
    return p.now.summonsNext;
  }

  /**
   * Whether something that takes no action may be possible: the active seat holds a flare, or its
   * school freezes or warps.
   */
  public static boolean freeChoices(Position p) {
    if (p.now.handedOver) return false;
    boolean flare = p.hand(p.seat, Kind.FLARES) != 0;
    return flare || p.warps(p.seat) || p.frost.frozen(p.seat) >= 0;
  }

  /** Whether the choice of this code ends the turn. */
  public static boolean ends(int code) {
    return Code.verb(code) == Code.END;
  }

  /**
   * A number that is the same for positions from which the rest of a turn is the same, and differs
   * for others, but for accidents. What only other seats hold does not go into it.
   */
  public static long fingerprint(Position p) {
    long mixed = p.board.fingerprint(p.phase.ordinal());
    int mate = Teams.mate(p, p.seat);
    for (Kind kind : Kind.ALL) mixed = mix(mixed, p.hand(p.seat, kind));
    if (mate != p.seat) mixed = mix(mixed, held(p, mate, Kind.LEGENDS));
    mixed = mix(mixed, p.decks[p.seat].discard().bits());
    for (int side = 0; side < p.sides(); side++) {
      mixed = mix(mixed, p.points.byColour() ? 0 : p.points.of(side));
      for (int colour = 0; p.points.byColour() && colour < p.sides(); colour++) {
        mixed = mix(mixed, p.points.in(side, colour));
      }
      mixed = mix(mixed, p.frost.fewer(side));
    }
    mixed = mix(mixed, p.counters.bits());
    for (int seat = 0; seat < p.seats(); seat++) {
      mixed = mix(mixed, p.frost.frozen(seat) << 8 | p.weave.pending[seat] & 255);
    }
    mixed = mix(mixed, p.weave.stored << 1 | (p.weave.storedGateway ? 1 : 0));
    return fingerprint(p.now, mixed);
  }

  /**
   * A number for the board, the supplies and what others may hold as far as {@code seat} knows: in
   * matches of one form the same for positions in which these are the same, who plays which school
   * and who is out included, and different for others, but for accidents; never 0.
   */
  public static long board(Position p, int seat) {
    long mixed = p.board.fingerprint(seat);
    for (int other = 0; other < p.seats(); other++) {
      if (other == seat) continue;
      mixed = mix(mixed, p.schools[other].letter() << 1 | (p.isOut(other) ? 1 : 0));
      mixed = mix(mixed, mayHold(p, seat, other, Kind.BEINGS));
      mixed = mix(mixed, mayHold(p, seat, other, Kind.LEGENDS));
    }
    return mixed | 1;
  }

  private static long mayHold(Position p, int viewer, int holder, Kind kind) {
    return (long) unseen(p, viewer, holder, kind) << 8 | held(p, holder, kind);
  }

  private static long fingerprint(TurnState now, long seed) {
    long mixed = seed;
    for (int count : now.destroyed) mixed = mix(mixed, count);
    Sight.Summoned beings = now.summoned;
    mixed = mix(mixed, beings.all() | beings.legendary() << 8);
    mixed = mix(mixed, beings.red() | beings.green() << 8);
    mixed = mix(mixed, now.actions | now.possessed + 1 << 8 | now.credits << 16);
    for (Kind kind : now.extraCards) mixed = mix(mixed, kind.ordinal() + 1);
    int flags = now.discarded ? 1 : 0;
    flags |= now.extraDue ? 2 : 0;
    flags |= now.borrowing ? 4 : 0;
    flags |= now.summonsNext ? 8 : 0;
    flags |= now.emptySquares ? 16 : 0;
    flags |= now.triggeredNow ? 32 : 0;
    flags |= now.handedOver ? 64 : 0;
    return mix(mix(mixed, flags), now.warped);
  }

  static long mix(long mixed, long more) {
    long next = (mixed ^ more) * 0x9E3779B97F4A7C15L;
    return next ^ next >>> 29;
  }
}
