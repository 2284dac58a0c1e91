package arenhold.rules.tashkalar.card;

import static arenhold.rules.tashkalar.effect.Vocabulary.*;

import arenhold.rules.Options;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Arena;
import arenhold.rules.tashkalar.Board;
import arenhold.rules.tashkalar.Code;
import arenhold.rules.tashkalar.Direction;
import arenhold.rules.tashkalar.Rank;
import arenhold.rules.tashkalar.TashKalarPrompt;
import arenhold.rules.tashkalar.effect.Area;
import arenhold.rules.tashkalar.effect.Condition;
import arenhold.rules.tashkalar.effect.Effect;
import arenhold.rules.tashkalar.effect.Resolver;
import arenhold.rules.tashkalar.effect.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The words and effects that Etherweave alone has, in direct style. */
final class WarpScripts {

  /** The warp effect of the pending being, carried out now (R20.7). */
  static final Effect COPY_PENDING =
      scripted(TashKalarPrompt.COPY, run -> run.warping().canEnd(), WarpScripts::copyPending);

  /** You may carry out the warp effect of a card in your discard pile (R20.7). */
  static final Effect COPY_DISCARDED =
      scripted(
          TashKalarPrompt.COPY,
          run -> run.warping().anyDiscarded(copyable(run)),
          WarpScripts::copyDiscarded);

  /** You may discard your pending being (R20.5). */
  static final Effect MAY_DISCARD_PENDING =
      scripted(
          TashKalarPrompt.DISCARD_PENDING,
          run -> run.warping().canEnd(),
          run -> run.warping().mayDiscardPending());

  /** You may discard a card of any kind from hand. */
  static final Effect MAY_DISCARD_FROM_HAND =
      scripted(TashKalarPrompt.DISCARD_CARD, run -> true, run -> run.warping().mayDiscardCard());

  /** Take your pending being back to hand. */
  static final Effect TAKE_PENDING_BACK =
      scripted(
          TashKalarPrompt.BRANCH,
          run -> run.warping().canEnd(),
          run -> done(() -> run.warping().takeBack()));

  /** Store "it" on the card (R20.10). */
  static final Effect STORE =
      scripted(TashKalarPrompt.STORE, run -> true, run -> done(() -> run.store(run.square(IT))));

  /** Bring the stored piece back (R20.10). */
  static final Effect RESTORE =
      scripted(
          TashKalarPrompt.RESTORE,
          run -> run.warping().stored() != Board.NONE,
          WarpScripts::restore);

  /** Every piece you destroy this turn is credited once more (R20.11). */
  static final Effect CREDIT_ONCE_MORE =
      scripted(
          TashKalarPrompt.COPY, run -> true, run -> done(() -> run.warping().creditOnceMore()));

  /** In your next summoning of this turn up to two empty squares may serve (R20.12). */
  static final Effect EMPTY_SQUARES_SERVE =
      scripted(
          TashKalarPrompt.COPY, run -> true, run -> done(() -> run.warping().grantEmptySquares()));

  /** The top card of your discard pile goes on top of your deck. */
  static final Effect TOP_DISCARD_ON_DECK =
      scripted(TashKalarPrompt.RECOVER, run -> true, run -> run.warping().recoverTop());

  /** The being counts as a summoned legend; every legend in hand is discarded (R20.13). */
  static final Effect BECAME_LEGEND =
      scripted(TashKalarPrompt.LEGEND, run -> true, WarpScripts::becameLegend);

  /** Antimatter Spirit's two commons, linked (R20.8). */
  static final Effect PAIR_OF_ANNIHILATING_COMMONS =
      scripted(
          TashKalarPrompt.PLACE,
          run -> !annihilatingSquares(run).isEmpty(),
          WarpScripts::antimatterSpirit);

  /** Polarity Queen's two moves, linked (R20.8). */
  static final Effect TWO_IN_OPPOSITE_DIRECTIONS =
      scripted(TashKalarPrompt.MOVE, run -> !firsts(run).isEmpty(), WarpScripts::polarityQueen);

  /** Up to three pieces, two of a colour at most, move to distance 2 from the being. */
  static final Effect UP_TO_THREE_ONTO_THE_RIM =
      scripted(TashKalarPrompt.MOVE, run -> true, WarpScripts::darkSphere);

  /** All commons around an empty colourless square move onto it in an order of your choice. */
  static final Effect ALL_COMMONS_GATHER =
      scripted(TashKalarPrompt.GATHER, run -> !gathering(run).isEmpty(), WarpScripts::singularity);

  /** This card was warped in this turn. */
  static final Condition WARPED_THIS_TURN = run -> run.warping().warpedThisTurn(run.source());

  /** Where pieces stand that can make a combat move. */
  static final Area WHO_CAN_STEP =
      run -> {
        SquareSet all = run.board().occupied();
        SquareSet result = all;
        for (int s = all.first(); s >= 0; s = all.next(s)) {
          if (steps(run.board(), run.arena(), s).isEmpty()) result = result.without(s);
        }
        return result;
      };

  private WarpScripts() {}

  /** Your discard pile contains this card. */
  static Condition discarded(String key) {
    return run -> run.warping().anyDiscarded(being -> being.key().equals(key));
  }

  private static boolean done(Runnable verb) {
    verb.run();
    return true;
  }

  private static Predicate<Being> copyable(Run run) {
    return being ->
        being.warp() != null
            && !being.warp().bound()
            && Resolver.possible(being.warp().effect(), run);
  }

  private static boolean copyPending(Run run) {
    Being pending = run.warping().pending();
    run.warping().copies(pending);
    return Resolver.run(pending.warp().effect(), run);
  }

  private static boolean copyDiscarded(Run run) {
    Options options = run.warping().discards(copyable(run));
    options.add(Code.SKIP);
    run.start(1);
    int code = run.ask(TashKalarPrompt.COPY);
    if (code == Code.SKIP) return false;
    Being being = run.warping().discarded(code);
    run.warping().copies(being);
    return Resolver.run(being.warp().effect(), run);
  }

  private static boolean becameLegend(Run run) {
    run.warping().becameLegend();
    run.warping().discardLegends();
    return true;
  }

  /** The stored piece comes back to a colourless square as by a standard leap. */
  private static boolean restore(Run run) {
    int rank = Board.rank(run.warping().stored());
    SquareSet barred = run.board().ranks(7 & -(1 << rank));
    SquareSet to = run.arena().colourless().without(barred);
    if (to.isEmpty()) return false;
    run.start(1);
    run.restore(Code.a(pick(run, to, TashKalarPrompt.RESTORE)));
    return true;
  }

  /** An own common and one of another colour, placed on one square, move apart. */
  private static boolean antimatterSpirit(Run run) {
    run.start(1);
    int square = Code.a(pick(run, annihilatingSquares(run), TashKalarPrompt.PLACE));
    run.place(square, Rank.COMMON);
    Options options = run.options();
    for (int d = 0; d < Direction.COUNT; d++) {
      if (partsAlong(run, square, d)) options.add(Code.move(square, run.arena().step(d, square)));
    }
    int to = Code.b(run.askIfOpen(TashKalarPrompt.MOVE));
    run.move(square, to, false);
    options = run.options();
    for (int colour = 0; colour < run.board().colours(); colour++) {
      int piece = Board.piece(colour, Rank.COMMON);
      boolean other = colour != run.colour() && run.board().supplyOf(piece) > 0;
      if (other) options.add(Code.piece(square, piece));
    }
    run.placeFor(square, Code.b(run.askIfOpen(TashKalarPrompt.PLACE)));
    run.move(square, opposite(run.arena(), square, run.arena().direction(square, to)), false);
    return true;
  }

  /** The empty colourless squares on which all of that can be done. */
  private static SquareSet annihilatingSquares(Run run) {
    SquareSet result = SquareSet.NONE;
    if (!run.canPlace(Rank.COMMON)) return result;
    SquareSet free = run.arena().colourless().without(run.board().occupied());
    for (int s = free.first(); s >= 0; s = free.next(s)) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if (partsAlong(run, s, d)) result = result.with(s);
      }
    }
    return result;
  }

  /**
   * Whether an own common may leave {@code square} in that direction and another one in the
   * opposite direction. Another one may be had only because the first move destroys it.
   */
  private static boolean partsAlong(Run run, int square, int direction) {
    int to = run.arena().step(direction, square);
    int back = opposite(run.arena(), square, direction);
    SquareSet barred = run.board().ranks(6);
    if (to < 0 || back < 0 || barred.has(to) || barred.has(back)) return false;
    for (int colour = 0; colour < run.board().colours(); colour++) {
      int piece = Board.piece(colour, Rank.COMMON);
      if (colour == run.colour()) continue;
      if (run.board().supplyOf(piece) > 0 || run.board().at(to) == piece) return true;
    }
    return false;
  }

  private static int opposite(Arena arena, int square, int direction) {
    return arena.step((direction + Direction.COUNT / 2) % Direction.COUNT, square);
  }

  /** Two own pieces move, the second in the direction opposite to the first. */
  private static boolean polarityQueen(Run run) {
    run.start(2);
    Options options = run.options();
    for (int move : firsts(run)) options.add(move);
    int first = run.ask(TashKalarPrompt.MOVE);
    int from = Code.a(first);
    int to = Code.b(first);
    int direction = run.arena().direction(from, to);
    run.move(from, to, false);
    run.chose(first);
    SquareSet seconds = seconds(run, run.board(), to, direction);
    options = run.options();
    for (int s = seconds.first(); s >= 0; s = seconds.next(s)) {
      options.add(Code.move(s, opposite(run.arena(), s, direction)));
    }
    int second = run.askIfOpen(TashKalarPrompt.MOVE);
    run.move(Code.a(second), Code.b(second), false);
    return true;
  }

  /** The first moves after which a second one is possible. */
  private static List<Integer> firsts(Run run) {
    List<Integer> moves = new ArrayList<>();
    SquareSet who = polar(run, run.board());
    for (int s = who.first(); s >= 0; s = who.next(s)) {
      SquareSet to = steps(run.board(), run.arena(), s);
      for (int t = to.first(); t >= 0; t = to.next(t)) {
        Board ahead = run.board().copy();
        if (ahead.at(t) != Board.NONE) ahead.take(ahead.at(t), t);
        ahead.move(ahead.at(s), s, t);
        int direction = run.arena().direction(s, t);
        if (!seconds(run, ahead, t, direction).isEmpty()) moves.add(Code.move(s, t));
      }
    }
    return moves;
  }

  /** The pieces, but for the one on {@code moved}, that can move opposite to that direction. */
  private static SquareSet seconds(Run run, Board board, int moved, int direction) {
    SquareSet who = polar(run, board).without(moved);
    SquareSet result = who;
    for (int s = who.first(); s >= 0; s = who.next(s)) {
      int to = opposite(run.arena(), s, direction);
      if (to < 0 || !steps(board, run.arena(), s).has(to)) result = result.without(s);
    }
    return result;
  }

  /** Own nonlegendary pieces other than the being. */
  private static SquareSet polar(Run run, Board board) {
    SquareSet own = board.colourSet(run.colour()).and(board.ranks(3));
    return run.here(SELF) ? own.without(run.square(SELF)) : own;
  }

  private static boolean darkSphere(Run run) {
    SquareSet moved = SquareSet.NONE;
    int[] ofColour = new int[run.board().colours()];
    int made = 0;
    run.start(3);
    for (; made < 3; made++) {
      Options options = run.options();
      for (int colour = 0; colour < ofColour.length; colour++) {
        SquareSet who = run.board().colourSet(colour).and(run.board().ranks(3)).without(moved);
        if (ofColour[colour] < 2) ontoTheRim(run, who, options);
      }
      if (options.size() == 0) break;
      options.add(Code.STOP);
      int code = run.ask(TashKalarPrompt.MOVE);
      if (code == Code.STOP) break;
      run.chose(code);
      ofColour[Board.colour(run.board().at(Code.a(code)))]++;
      run.move(Code.a(code), Code.b(code), false);
      moved = moved.without(Code.a(code)).with(Code.b(code));
    }
    return made > 0;
  }

  private static void ontoTheRim(Run run, SquareSet who, Options options) {
    int centre = run.square(SELF);
    SquareSet rim = run.arena().within(2, centre).without(run.arena().near(centre));
    for (int s = who.first(); s >= 0; s = who.next(s)) {
      SquareSet to = steps(run.board(), run.arena(), s).and(rim);
      for (int t = to.first(); t >= 0; t = to.next(t)) options.add(Code.move(s, t));
    }
  }

  private static boolean singularity(Run run) {
    run.start(1);
    int centre = Code.a(pick(run, gathering(run), TashKalarPrompt.GATHER));
    SquareSet left = run.board().ranks(1).and(run.arena().near(centre));
    run.start(left.count());
    for (; !left.isEmpty(); ) {
      Options options = run.options();
      for (int s = left.first(); s >= 0; s = left.next(s)) options.add(Code.move(s, centre));
      int code = run.askIfOpen(TashKalarPrompt.MOVE);
      run.chose(code);
      run.move(Code.a(code), centre, false);
      left = left.without(Code.a(code));
    }
    return true;
  }

  /** The empty colourless squares with common pieces around them. */
  private static SquareSet gathering(Run run) {
    SquareSet free = run.arena().colourless().without(run.board().occupied());
    return free.and(run.arena().nextTo(run.board().ranks(1)));
  }

  /** Where the piece on {@code from} may go by a combat move (R13.10). */
  private static SquareSet steps(Board board, Arena arena, int from) {
    int higher = 6 << Board.rank(board.at(from)) & 7;
    return arena.near(from).without(board.ranks(higher));
  }

  private static int pick(Run run, SquareSet targets, TashKalarPrompt prompt) {
    Options options = run.options();
    for (int s = targets.first(); s >= 0; s = targets.next(s)) options.add(Code.square(s));
    return run.ask(prompt);
  }
}
