package arenhold.rules.tashkalar.effect;

import arenhold.rules.Options;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Board;
import arenhold.rules.tashkalar.Code;
import arenhold.rules.tashkalar.Rank;
import arenhold.rules.tashkalar.TashKalarPrompt;
import arenhold.rules.tashkalar.effect.Effect.Share;
import java.util.List;

/** Moves and leaps (R13.8 to R13.12). */
final class Moving {

  /** The longest list of moves: leaves room for stopping and handing over. */
  private static final int MOST_MOVES = Code.LONGEST_LIST - 2;

  private Moving() {}

  /** Where the piece on {@code from} may go of the squares {@code reach}. */
  private static SquareSet destinations(Mover mover, int from, SquareSet reach, Run run) {
    Board board = run.board();
    int enters = mover.enters(Board.rank(board.at(from)));
    SquareSet barred = board.ranks(~enters & 7);
    SquareSet to = reach.without(barred).without(from);
    if (mover.nearer()) to = to.and(nearerToGateway(from, run));
    if (mover.ahead()) to = to.and(run.arena().ray(run.aim(), from));
    return mover.to() == null ? to : to.and(mover.to().in(run));
  }

  /** The squares that are nearer to the Gateway than {@code from} (R19.6). */
  private static SquareSet nearerToGateway(int from, Run run) {
    if (!run.here(Ref.GATEWAY)) return SquareSet.NONE;
    return run.arena().nearer(run.square(Ref.GATEWAY), from);
  }

  /** Whether any of the movers allows a move to an adjacent square. */
  static boolean possible(List<Mover> movers, Run run) {
    for (Mover mover : movers) {
      SquareSet who = mover.who().in(run);
      for (int s = who.first(); s >= 0; s = who.next(s)) {
        if (!destinations(mover, s, run.arena().near(s), run).isEmpty()) return true;
      }
    }
    return false;
  }

  /** Makes moves one by one; returns whether any was made. */
  static boolean moves(Effect.Moves effect, Run run) {
    List<Mover> movers = effect.movers();
    int[] left = new int[movers.size()];
    for (int i = 0; i < left.length; i++) left[i] = movers.get(i).times();
    SquareSet moved = SquareSet.NONE;
    int colour = 0;
    int made = 0;
    boolean limited = Math.min(effect.most(), movers.getFirst().times()) < Vocabulary.NO_LIMIT;
    run.start(limited ? Math.min(effect.most(), total(left, effect.exclusive())) : 0);
    for (; made < effect.most(); made++) {
      SquareSet who = run.arena().squares();
      if (effect.pieces() == Share.ALL_BY_ONE && made > 0) who = moved;
      if (effect.pieces().oneEach()) who = who.without(moved);
      if (effect.pieces() == Share.ONE_EACH_OF_ONE_COLOUR && made > 0) {
        who = who.and(run.board().colourSet(colour));
      }
      Options options = run.options();
      list(movers, left, who, run, options);
      if (options.size() == 0) break;
      int code = ask(options, effect.optional(), run);
      if (code == Code.STOP) break;
      int from = Code.a(code);
      int to = Code.b(code);
      int booked = booked(movers, left, from, to, run);
      left[booked]--;
      for (int i = 0; effect.exclusive() && i < left.length; i++) if (i != booked) left[i] = 0;
      run.chose(code);
      colour = Board.colour(run.board().at(from));
      int more = Math.min(effect.most() - made - 1, total(left, effect.exclusive()));
      run.leave(limited ? more : 0);
      run.move(from, to, false);
      run.aim(run.arena().direction(from, to));
      moved = effect.pieces() == Share.ALL_BY_ONE ? SquareSet.of(to) : moved.without(from).with(to);
    }
    return made > 0;
  }

  /** Asks for one of the moves listed; should they be too many, first for the piece that moves. */
  private static int ask(Options moves, boolean optional, Run run) {
    if (moves.size() > MOST_MOVES) {
      int[] all = moves.toArray();
      SquareSet from = SquareSet.NONE;
      for (int move : all) from = from.with(Code.a(move));
      Options pieces = run.options();
      for (int s = from.first(); s >= 0; s = from.next(s)) pieces.add(Code.square(s));
      if (optional) pieces.add(Code.STOP);
      int piece = run.ask(TashKalarPrompt.MOVER);
      if (piece == Code.STOP) return Code.STOP;
      Options rest = run.options();
      for (int move : all) if (Code.a(move) == Code.a(piece)) rest.add(move);
      return run.ask(TashKalarPrompt.MOVE);
    }
    if (optional) moves.add(Code.STOP);
    return run.ask(TashKalarPrompt.MOVE);
  }

  private static int total(int[] left, boolean exclusive) {
    int total = 0;
    for (int times : left) total = exclusive ? Math.max(total, times) : total + times;
    return total;
  }

  private static void list(
      List<Mover> movers, int[] left, SquareSet who, Run run, Options options) {
    SquareSet[] whose = new SquareSet[movers.size()];
    SquareSet all = SquareSet.NONE;
    for (int i = 0; i < whose.length; i++) {
      whose[i] = left[i] > 0 ? movers.get(i).who().in(run).and(who) : SquareSet.NONE;
      all = all.or(whose[i]);
    }
    for (int s = all.first(); s >= 0; s = all.next(s)) {
      SquareSet reach = run.arena().near(s);
      SquareSet to = SquareSet.NONE;
      for (int i = 0; i < whose.length; i++) {
        if (whose[i].has(s)) to = to.or(destinations(movers.get(i), s, reach, run));
      }
      for (int t = to.first(); t >= 0; t = to.next(t)) options.add(Code.move(s, t));
    }
  }

  /** The first mover that allows this move: the stricter ones come first (R13.23). */
  private static int booked(List<Mover> movers, int[] left, int from, int to, Run run) {
    for (int i = 0; i < left.length; i++) {
      Mover mover = movers.get(i);
      if (left[i] == 0 || !mover.who().in(run).has(from)) continue;
      if (destinations(mover, from, run.arena().near(from), run).has(to)) return i;
    }
    throw new IllegalStateException("a move that was not offered");
  }

  /** Moves step by step in one direction; returns whether any step was made. */
  static boolean slide(Effect.Slide effect, Run run) {
    Mover mover = effect.mover();
    SquareSet who = mover.who().in(run);
    Options options = run.options();
    for (int s = who.first(); s >= 0; s = who.next(s)) {
      SquareSet to = destinations(mover, s, run.arena().near(s), run);
      for (int t = to.first(); t >= 0; t = to.next(t)) options.add(Code.move(s, t));
    }
    if (options.size() == 0) return false;
    run.start(effect.most() < Vocabulary.NO_LIMIT ? effect.most() : 0);
    int code = ask(options, true, run);
    if (code == Code.STOP) return false;
    int direction = run.arena().direction(Code.a(code), Code.b(code));
    run.aim(direction);
    for (int made = 1; ; made++) {
      int at = Code.b(code);
      int entered = run.board().at(at);
      run.chose(code);
      run.move(Code.a(code), at, false);
      boolean legend = entered != Board.NONE && Board.rank(entered) == Rank.LEGENDARY.ordinal();
      if (made == effect.most() || effect.endsAtLegend() && legend) return true;
      int next = run.arena().step(direction, at);
      if (next < 0 || !destinations(mover, at, run.arena().near(at), run).has(next)) return true;
      options = run.options();
      options.add(Code.move(at, next));
      if (!effect.allTheWay()) options.add(Code.STOP);
      code = effect.allTheWay() ? Code.move(at, next) : run.ask(TashKalarPrompt.MOVE);
      if (code == Code.STOP) return true;
    }
  }

  /** The pieces that have somewhere to leap. */
  static SquareSet leapers(Mover mover, Run run) {
    SquareSet who = mover.who().in(run);
    SquareSet result = who;
    for (int s = who.first(); s >= 0; s = who.next(s)) {
      if (destinations(mover, s, run.arena().squares(), run).isEmpty()) result = result.without(s);
    }
    return result;
  }

  /** Makes one leap if wished; returns whether. */
  static boolean leap(Mover mover, Run run) {
    SquareSet who = leapers(mover, run);
    if (who.isEmpty()) return false;
    boolean self = mover.who() == Vocabulary.SELF_ALONE;
    run.start(1);
    int from = who.first();
    if (!self) {
      Options options = run.options();
      for (int s = who.first(); s >= 0; s = who.next(s)) options.add(Code.square(s));
      options.add(Code.SKIP);
      int code = run.ask(TashKalarPrompt.LEAPER);
      if (code == Code.SKIP) return false;
      run.chose(code);
      from = Code.a(code);
    }
    SquareSet to = destinations(mover, from, run.arena().squares(), run);
    Options options = run.options();
    for (int t = to.first(); t >= 0; t = to.next(t)) options.add(Code.move(from, t));
    if (self) options.add(Code.SKIP);
    int code = run.ask(TashKalarPrompt.LEAP);
    if (code == Code.SKIP) return false;
    run.move(from, Code.b(code), true);
    return true;
  }
}
