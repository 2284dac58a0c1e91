package arenhold.rules.tashkalar.effect;

import static arenhold.rules.tashkalar.effect.Mover.Entry.COMBAT;
import static arenhold.rules.tashkalar.effect.Mover.Entry.EMPTY;
import static arenhold.rules.tashkalar.effect.Mover.Entry.STANDARD;

import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Board;
import arenhold.rules.tashkalar.Direction;
import arenhold.rules.tashkalar.Kind;
import arenhold.rules.tashkalar.Rank;
import arenhold.rules.tashkalar.TashKalarPrompt;
import arenhold.rules.tashkalar.effect.Effect.Share;
import arenhold.rules.tashkalar.effect.Pieces.Owner;
import java.util.List;

/**
 * The words that card effects are written in: import them statically. One long file, because
 * authors of cards look for a word by what it does, not by where it might be.
 */
public final class Vocabulary {

  private static final int EVERY_RANK = 7;

  /** More than any effect allows. */
  static final int NO_LIMIT = 100;

  /** The piece just summoned by the card (R13.4). */
  public static final Ref SELF = Ref.SELF;

  /** The piece chosen last, or the one that "each" has come to. */
  public static final Ref IT = Ref.IT;

  /** The summoned piece and nothing else, as one instance. */
  static final Pieces SELF_ALONE = any().at(run -> run.only(SELF));

  /** Gain an action (R4.6). */
  public static final Effect ACTION = new Effect.GainAction();

  /** Take an extra turn after this one (R15.8). */
  public static final Effect EXTRA_TURN = new Effect.GainTurn();

  /** Draw an extra card of one's own deck at the end of this turn (R13.19). */
  public static final Effect EXTRA_BEING = new Effect.ExtraCard(Kind.BEINGS);

  /** Draw an extra legend at the end of this turn (R13.19). */
  public static final Effect EXTRA_LEGEND = new Effect.ExtraCard(Kind.LEGENDS);

  /** The next being of this turn may use one enemy piece as if it were one's own (R9.5). */
  public static final Effect BORROW = new Effect.Borrow(false);

  /** The being summoned next, before anything else, may use one enemy piece (R18.10). */
  public static final Effect BORROW_AT_ONCE = new Effect.Borrow(true);

  /** Every other player, or the other team, has one action fewer in the next turn (R18.8). */
  public static final Effect ONE_ACTION_FEWER_FOR_OTHERS = new Effect.Hinder();

  /** The flare in hand may be discarded (R18.11). */
  public static final Effect MAY_DISCARD_FLARE = new Effect.DiscardFlare();

  /** Nothing. */
  public static final Effect NOTHING = all();

  /** Everywhere. */
  public static final Area ANYWHERE = run -> run.arena().squares();

  /** Adjacent to the summoned piece (R13.6a). */
  public static final Area NEAR = run -> run.arena().near(run.square(SELF));

  /** Adjacent to "it", or to where it stood last. */
  public static final Area NEAR_IT = run -> run.arena().near(run.square(IT));

  /** Sharing a side with the summoned piece's square. */
  public static final Area ORTHOGONAL = run -> run.arena().orthogonal(run.square(SELF));

  /** Sharing only a corner with the summoned piece's square. */
  public static final Area DIAGONAL = run -> run.arena().diagonal(run.square(SELF));

  /** The marked squares (R13.7). */
  public static final Area MARKED = Run::marks;

  /** The squares marked in the second of two ways (R13.7). */
  public static final Area SECOND_MARKED = Run::secondMarks;

  /** Neither red nor green. */
  public static final Area COLOURLESS = run -> run.arena().colourless();

  /** Where pieces of the rank of "it" stand. */
  public static final Area OF_THE_SAME_RANK =
      run -> run.rank(IT) < 0 ? SquareSet.NONE : run.board().ranks(1 << run.rank(IT));

  /** In the direction aimed at (R13.20). */
  public static final Area RAY = run -> run.arena().ray(run.aim(), run.square(SELF));

  /** In any of the drawn directions. */
  public static final Area RAYS =
      run -> {
        SquareSet result = SquareSet.NONE;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
          if ((run.rays() >> direction & 1) == 0) continue;
          result = result.or(run.arena().ray(direction, run.square(SELF)));
        }
        return result;
      };

  /** At distance 1 or 2 in the direction aimed at and in the two next to it. */
  public static final Area FAN =
      run -> {
        SquareSet result = SquareSet.NONE;
        for (int turn = Direction.COUNT - 1; turn <= Direction.COUNT + 1; turn++) {
          int direction = (run.aim() + turn) % Direction.COUNT;
          result = result.or(run.arena().ray(direction, run.square(SELF)));
        }
        return result.and(run.arena().within(2, run.square(SELF)));
      };

  /** The next square of the summoned piece in the direction of its moves. */
  public static final Area AHEAD =
      run -> {
        int square = run.arena().step(run.aim(), run.square(SELF));
        return square < 0 ? SquareSet.NONE : SquareSet.of(square);
      };

  /** On a red square. */
  public static final Area RED = run -> run.arena().red();

  /** On a green square. */
  public static final Area GREEN = run -> run.arena().green();

  /** On a red square or next to one. */
  public static final Area BY_RED = run -> run.arena().onOrNextTo(run.arena().red());

  /** On a green square or next to one. */
  public static final Area BY_GREEN = run -> run.arena().onOrNextTo(run.arena().green());

  /** Next to a green square. */
  public static final Area NEXT_TO_GREEN = run -> run.arena().nextTo(run.arena().green());

  /** On a red or green square. */
  public static final Area COLOURED = run -> run.arena().red().or(run.arena().green());

  /** Where pieces of the colour stand that "each colour" has come to. */
  public static final Area THAT_COLOUR = run -> run.board().colourSet(run.thatColour());

  /** On a red or green square other than the one in the middle of the board. */
  public static final Area COLOURED_BUT_CENTRE = run -> COLOURED.in(run).without(Square.CENTRE);

  /** No action is left this turn (R13.21). */
  public static final Condition LAST_ACTION = run -> run.turn().actions() == 0;

  /** "It" is a legendary piece. */
  public static final Condition IT_IS_LEGENDARY = run -> run.rank(IT) == Rank.LEGENDARY.ordinal();

  /** "It" is a common piece. */
  public static final Condition IT_IS_COMMON = run -> run.rank(IT) == Rank.COMMON.ordinal();

  /** The move made last destroyed a piece. */
  public static final Condition DESTROYED_BY_MOVING = Run::destroyedByMoving;

  /** Putting the summoned piece down destroyed a piece. */
  public static final Condition DESTROYED_BY_SUMMONING = run -> run.trampled() >= 0;

  /** Putting the summoned piece down destroyed an enemy piece. */
  public static final Condition DESTROYED_AN_ENEMY_BY_SUMMONING =
      run -> run.trampled() >= 0 && Board.colour(run.trampled()) != run.colour();

  private Vocabulary() {}

  /** Exactly at this distance from the summoned piece (R2.4). */
  public static Area atDistance(int distance) {
    return run -> {
      SquareSet nearer = run.arena().within(distance - 1, run.square(SELF));
      return run.arena().within(distance, run.square(SELF)).without(nearer);
    };
  }

  /** Where both areas are. */
  public static Area both(Area one, Area other) {
    return run -> one.in(run).and(other.in(run));
  }

  /** None of the two holds. */
  public static Condition neither(Condition one, Condition other) {
    return run -> !one.holds(run) && !other.holds(run);
  }

  /** Next to any of these pieces. */
  public static Area nextTo(Pieces pieces) {
    return run -> run.arena().nextTo(pieces.in(run));
  }

  /** Next to at least this many of these pieces. */
  public static Area nextTo(int least, Pieces pieces) {
    return run -> {
      SquareSet all = pieces.in(run);
      SquareSet result = run.arena().nextTo(all);
      for (int s = result.first(); s >= 0; s = result.next(s)) {
        if (run.arena().near(s).and(all).count() < least) result = result.without(s);
      }
      return result;
    };
  }

  /** Where those colours stand that have more such pieces on the board than these own ones. */
  public static Area outnumbering(Pieces own) {
    return run -> {
      SquareSet same = run.board().ranks(own.ranks());
      int fewer = own.in(run).count();
      SquareSet result = SquareSet.NONE;
      for (int colour = 0; colour < run.board().colours(); colour++) {
        SquareSet theirs = run.board().colourSet(colour);
        if (theirs.and(same).count() > fewer) result = result.or(theirs);
      }
      return result;
    };
  }

  /** This piece stands there, or stood there last. */
  public static Condition on(Ref piece, Area area) {
    return run -> run.square(piece) >= 0 && area.in(run).has(run.square(piece));
  }

  /** There are at least this many such pieces. */
  public static Condition there(int least, Pieces pieces) {
    return run -> pieces.in(run).count() >= least;
  }

  /** At distance 1 to {@code distance} from the summoned piece (R2.4). */
  public static Area within(int distance) {
    return run -> run.arena().within(distance, run.square(SELF));
  }

  /** There are such pieces. */
  public static Condition there(Pieces pieces) {
    return run -> !pieces.in(run).isEmpty();
  }

  /** All players' pieces. */
  public static Pieces any() {
    return new Pieces(Owner.ANY, EVERY_RANK, null, false, false);
  }

  /** Pieces of the side that acts. */
  public static Pieces own() {
    return new Pieces(Owner.OWN, EVERY_RANK, null, false, false);
  }

  /** Pieces of other sides (R13.5). */
  public static Pieces enemy() {
    return new Pieces(Owner.ENEMY, EVERY_RANK, null, false, false);
  }

  /** The piece just summoned. */
  public static Pieces self() {
    return SELF_ALONE;
  }

  /** The piece chosen last. */
  public static Pieces it() {
    return any().at(run -> run.only(IT));
  }

  /** All of these in order. */
  public static Effect all(Effect... parts) {
    return new Effect.All(List.of(parts));
  }

  /** {@code next} if {@code first} was done. */
  public static Effect then(Effect first, Effect next) {
    return then(first, next, NOTHING);
  }

  /** {@code next} if {@code first} was done, else {@code otherwise}. */
  public static Effect then(Effect first, Effect next, Effect otherwise) {
    return new Effect.Then(first, next, otherwise);
  }

  /** {@code yes} if the condition holds, else {@code no}. */
  public static Effect when(Condition condition, Effect yes, Effect no) {
    return new Effect.When(condition, yes, no);
  }

  /** Do that if the condition holds. */
  public static Effect when(Condition condition, Effect yes) {
    return when(condition, yes, NOTHING);
  }

  /** Do that unless the condition holds. */
  public static Effect unless(Condition condition, Effect effect) {
    return when(condition, NOTHING, effect);
  }

  /** You may choose one of these pieces; if so, do all of that with it. */
  public static Effect may(Pieces from, Effect... then) {
    return new Effect.Pick(true, from, one(then));
  }

  /** Choose one of these pieces, if there is one, and do all of that with it. */
  public static Effect must(Pieces from, Effect... then) {
    return new Effect.Pick(false, from, one(then));
  }

  private static Effect one(Effect[] parts) {
    return parts.length == 1 ? parts[0] : all(parts);
  }

  /** Do that with each of these pieces. */
  public static Effect each(Pieces from, Effect then) {
    return new Effect.Each(from, then);
  }

  /** Do that for every colour in the game, one's own included. */
  public static Effect eachColour(Effect then) {
    return new Effect.EachColour(then);
  }

  /** Choose one of these that can be carried out. */
  public static Effect choose(Effect.Branch... branches) {
    return new Effect.Choose(List.of(branches));
  }

  /** One of the effects to choose from. */
  public static Effect.Branch branch(String word, Effect effect) {
    return new Effect.Branch(word, effect);
  }

  /** You may choose one of the drawn directions and do that. */
  public static Effect mayAim(Effect then) {
    return new Effect.Aim(true, then);
  }

  /** Choose one of the drawn directions and do that. */
  public static Effect aim(Effect then) {
    return new Effect.Aim(false, then);
  }

  /** Destroy this piece. */
  public static Effect destroy(Ref piece) {
    return new Effect.Destroy(piece, true);
  }

  /** Remove this piece; no player is credited with destroying it. */
  public static Effect destroyUncounted(Ref piece) {
    return new Effect.Destroy(piece, false);
  }

  /** Destroy this piece for good; it counts as two. */
  public static Effect banish(Ref piece) {
    return new Effect.Banish(piece);
  }

  /** Upgrade this piece. */
  public static Effect raise(Ref piece) {
    return new Effect.Raise(piece);
  }

  /** Downgrade this piece. */
  public static Effect lower(Ref piece) {
    return new Effect.Lower(piece);
  }

  /** Convert this piece to an own one of that rank. */
  public static Effect convert(Ref piece, Rank rank) {
    return new Effect.Convert(piece, rank);
  }

  /** Convert this piece to an own one of the rank it has. */
  public static Effect convert(Ref piece) {
    return new Effect.Convert(piece, null);
  }

  /** Place this many own pieces, or as many as possible (R13.3b). */
  public static Effect place(int count, Rank rank, Area area) {
    return new Effect.Place(false, count, rank, area);
  }

  /** Place up to this many own pieces. */
  public static Effect mayPlace(int count, Rank rank, Area area) {
    return new Effect.Place(true, count, rank, area);
  }

  /** Moves to empty squares only. */
  public static Mover peaceful(Pieces who) {
    return new Mover(who, EMPTY, EVERY_RANK, null, false, false, NO_LIMIT);
  }

  /** Standard moves or leaps (R13.9). */
  public static Mover standard(Pieces who) {
    return new Mover(who, STANDARD, EVERY_RANK, null, false, false, NO_LIMIT);
  }

  /** Combat moves or leaps (R13.10). */
  public static Mover combat(Pieces who) {
    return new Mover(who, COMBAT, EVERY_RANK, null, false, false, NO_LIMIT);
  }

  /** Up to this many moves, shared freely; name the stricter mover first (R13.23). */
  public static Effect moves(int most, Mover... movers) {
    return new Effect.Moves(true, most, false, Share.FREELY, List.of(movers));
  }

  /** Any number of moves. */
  public static Effect anyMoves(Mover mover) {
    return moves(NO_LIMIT, mover);
  }

  /** One move of one of these kinds, if there is one. */
  public static Effect mustMove(Mover... movers) {
    return new Effect.Moves(false, 1, false, Share.FREELY, List.of(movers));
  }

  /** You may let one of these pieces change places with one of the others (R20.9). */
  public static Effect mayExchange(Pieces one, Pieces other) {
    return new Effect.Exchange(one, other);
  }

  /** Up to this many moves by one piece. */
  public static Effect movesOfOne(int most, Mover... movers) {
    return new Effect.Moves(true, most, false, Share.ALL_BY_ONE, List.of(movers));
  }

  /** Moves of one of these kinds only, shared freely. */
  public static Effect movesOfOneKind(Mover... movers) {
    return new Effect.Moves(true, NO_LIMIT, true, Share.FREELY, List.of(movers));
  }

  /** Moves of one of these kinds only, each by another piece. */
  public static Effect movesOneEach(Mover... movers) {
    return new Effect.Moves(true, NO_LIMIT, true, Share.ONE_EACH, List.of(movers));
  }

  /** Moves of one of these kinds only, each by another piece, all of one colour. */
  public static Effect movesOneEachOfOneColour(Mover... movers) {
    return new Effect.Moves(true, NO_LIMIT, true, Share.ONE_EACH_OF_ONE_COLOUR, List.of(movers));
  }

  /** Any number of moves in one direction. */
  public static Effect slide(Mover mover) {
    return slide(NO_LIMIT, mover);
  }

  /** Up to this many moves in one direction. */
  public static Effect slide(int most, Mover mover) {
    return new Effect.Slide(mover, most, false, false);
  }

  /** Any number of moves in one direction, the last of them if it destroys a legendary piece. */
  public static Effect slideToLegend(Mover mover) {
    return new Effect.Slide(mover, NO_LIMIT, true, false);
  }

  /** You may start moves in one direction, which then go on as far as they can. */
  public static Effect slideAllTheWay(Mover mover) {
    return new Effect.Slide(mover, NO_LIMIT, false, true);
  }

  /** You may make one leap. */
  public static Effect leap(Mover mover) {
    return new Effect.Leap(mover);
  }

  /** Destroy the nearest pieces in the direction aimed at; a legendary piece ends it. */
  public static Effect shoot(int shots) {
    return new Effect.Shoot(shots, true);
  }

  /** Destroy the nearest piece in the direction aimed at, whatever its rank. */
  public static Effect shootAny() {
    return new Effect.Shoot(1, false);
  }

  /** Anything else: code over the methods of {@link Run}. */
  public static Effect scripted(TashKalarPrompt prompt, Condition possible, Effect.Script script) {
    return new Effect.Scripted(prompt, possible, script);
  }
}
