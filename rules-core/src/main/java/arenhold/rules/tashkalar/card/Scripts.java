package arenhold.rules.tashkalar.card;

import static arenhold.rules.tashkalar.effect.Vocabulary.*;

import arenhold.rules.Options;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Board;
import arenhold.rules.tashkalar.Code;
import arenhold.rules.tashkalar.Rank;
import arenhold.rules.tashkalar.TashKalarPrompt;
import arenhold.rules.tashkalar.effect.Resolver;
import arenhold.rules.tashkalar.effect.Run;

/** The effects that one card alone has, in direct style. */
final class Scripts {

  private static final Rank[] RANKS = Rank.values();

  private Scripts() {}

  /** You may choose another piece; raise it if possible, then the being leaps onto it (R13.3d). */
  static boolean angelOfDeath(Run run) {
    SquareSet targets = run.board().occupied().without(run.square(SELF));
    int code = pick(run, targets, TashKalarPrompt.TARGET, Code.SKIP);
    if (code == Code.SKIP) return false;
    run.raise(Code.a(code));
    run.move(run.square(SELF), Code.a(code), true);
    return true;
  }

  /** Up to three different adjacent squares, one after another, each by what is there. */
  static boolean eldestTree(Run run) {
    SquareSet open = run.arena().near(run.square(SELF));
    run.start(3);
    for (int worked = 0; worked < 3; worked++) {
      SquareSet targets = treeTargets(run).and(open);
      if (targets.isEmpty()) return worked > 0;
      int code = pick(run, targets, TashKalarPrompt.SQUARE, Code.STOP);
      if (code == Code.STOP) return worked > 0;
      run.chose(code);
      int square = Code.a(code);
      open = open.without(square);
      int piece = run.board().at(square);
      if (piece == Board.NONE) run.place(square, Rank.COMMON);
      else if (Board.colour(piece) == run.colour()) run.raise(square);
      else run.destroy(square, true);
    }
    return true;
  }

  private static SquareSet treeTargets(Run run) {
    SquareSet own = run.board().colourSet(run.colour());
    SquareSet targets = run.board().ranks(3).without(own).or(run.board().ranks(1).and(own));
    if (!run.canPlace(Rank.COMMON)) return targets;
    return targets.or(run.arena().squares().without(run.board().occupied()));
  }

  /**
   * A connected group: up to three upgraded pieces to lower, at least one of which can be (R13.3e),
   * or up to four common ones to destroy.
   */
  static boolean leviathan(Run run) {
    SquareSet common = run.board().ranks(1);
    SquareSet group = SquareSet.NONE;
    SquareSet targets = joining(run, group, 3).or(common);
    boolean destroys = false;
    run.start(0);
    while (!targets.isEmpty()) {
      boolean complete = group.isEmpty() || destroys || !lowerable(run, group).isEmpty();
      int code = pick(run, targets, TashKalarPrompt.GROUP, complete ? Code.STOP : -1);
      if (code == Code.STOP) break;
      group = group.with(Code.a(code));
      destroys = common.has(Code.a(code));
      int left = (destroys ? 4 : 3) - group.count();
      run.chose(code);
      run.leave(left);
      if (left == 0) break;
      targets =
          destroys
              ? run.arena().onOrNextTo(group).and(common).without(group)
              : joining(run, group, left);
    }
    if (destroys) {
      for (int s = group.first(); s >= 0; s = group.next(s)) run.destroy(s, true);
    } else {
      lower(run, group);
    }
    return !group.isEmpty();
  }

  /**
   * The upgraded pieces that can join a group to which that many more may belong: of the whole
   * group one at least can be lowered, the others link it (R13.3e).
   */
  private static SquareSet joining(Run run, SquareSet group, int more) {
    SquareSet upgraded = run.board().ranks(6);
    SquareSet linked = group.isEmpty() ? upgraded : run.arena().onOrNextTo(group).and(upgraded);
    SquareSet near = lowerable(run, upgraded);
    if (!run.edition().unchangedPiecesLink()) return linked.and(near).without(group);
    for (int i = 1; i < more; i++) near = run.arena().onOrNextTo(near).and(upgraded);
    boolean reached = !near.and(group).isEmpty();
    return (reached ? linked : linked.and(near)).without(group);
  }

  private static SquareSet lowerable(Run run, SquareSet pieces) {
    SquareSet result = pieces;
    for (int s = pieces.first(); s >= 0; s = pieces.next(s)) {
      if (!run.board().canLower(s)) result = result.without(s);
    }
    return result;
  }

  /** Lowers the group, in an order that is asked for only where it decides what can be done. */
  private static void lower(Run run, SquareSet group) {
    SquareSet left = lowerable(run, group);
    while (wanting(run, left)) {
      int code = pick(run, left, TashKalarPrompt.ORDER, -1);
      run.lower(Code.a(code));
      left = lowerable(run, left.without(Code.a(code)));
    }
    for (int s = left.first(); s >= 0; s = left.next(s)) run.lower(s);
  }

  /** Whether some owner has fewer double-sided pieces than legendary ones in the group. */
  private static boolean wanting(Run run, SquareSet group) {
    for (int colour = 0; colour < run.board().colours(); colour++) {
      SquareSet legends = run.board().pieces(Board.piece(colour, Rank.LEGENDARY)).and(group);
      if (legends.count() > run.board().supplyOf(Board.piece(colour, Rank.COMMON))) return true;
    }
    return false;
  }

  /** You may place a piece within 3, move it in one direction by its rank, then it is destroyed. */
  static boolean storm(Run run) {
    SquareSet free = run.arena().within(3, run.square(SELF)).without(run.board().occupied());
    if (free.isEmpty()) return false;
    Options options = run.options();
    for (Rank rank : RANKS) if (run.canPlace(rank)) options.add(Code.rank(rank));
    if (options.size() == 0) return false;
    options.add(Code.SKIP);
    run.start(1);
    int code = run.ask(TashKalarPrompt.RANK);
    if (code == Code.SKIP) return false;
    run.chose(code);
    Rank rank = Rank.of(Code.a(code));
    code = pick(run, free, TashKalarPrompt.PLACE, -1);
    run.place(Code.a(code), rank);
    run.setIt(Code.a(code));
    int most = rank == Rank.COMMON ? 5 : rank == Rank.HEROIC ? 3 : 1;
    Resolver.run(slide(most, combat(it())), run);
    run.destroy(run.square(IT), true);
    return true;
  }

  /**
   * You may put a card of your discard pile on top of your deck; returns whether you did or had
   * none to put.
   */
  static boolean cardOnTop(Run run) {
    Options options = run.turn().discards();
    if (options.size() == 0) return true;
    options.add(Code.SKIP);
    run.start(1);
    int code = run.ask(TashKalarPrompt.RECOVER);
    if (code == Code.SKIP) return false;
    run.turn().recover(code);
    return true;
  }

  /** Two enemy commons come within 2; for each, a common of its colour within 3 is destroyed. */
  static boolean forestAncient(Run run) {
    int[] placed = new int[run.board().colours()];
    int count = 0;
    run.start(2);
    while (count < 2 && foreign(run)) {
      int code = run.ask(TashKalarPrompt.PLACE);
      run.placeFor(Code.a(code), Code.b(code));
      run.chose(Code.square(Code.a(code)));
      placed[Board.colour(Code.b(code))]++;
      count++;
    }
    run.start(count);
    for (int left = count; left > 0; left--) {
      SquareSet targets = commons(run, placed).and(run.arena().within(3, run.square(SELF)));
      int code = pick(run, targets, TashKalarPrompt.DESTROY, -1);
      run.chose(code);
      placed[Board.colour(run.board().at(Code.a(code)))]--;
      run.destroy(Code.a(code), true);
    }
    return count > 0;
  }

  /** Lists the enemy commons that can be placed within 2; returns whether there are any. */
  private static boolean foreign(Run run) {
    SquareSet free = run.arena().within(2, run.square(SELF)).without(run.board().occupied());
    Options options = run.options();
    for (int colour = 0; colour < run.board().colours(); colour++) {
      int piece = Board.piece(colour, Rank.COMMON);
      if (colour == run.colour() || run.board().supplyOf(piece) == 0) continue;
      for (int s = free.first(); s >= 0; s = free.next(s)) options.add(Code.piece(s, piece));
    }
    return options.size() > 0;
  }

  /** The common pieces of those colours of which some are still to be destroyed. */
  private static SquareSet commons(Run run, int[] left) {
    SquareSet result = SquareSet.NONE;
    for (int colour = 0; colour < left.length; colour++) {
      if (left[colour] > 0) {
        result = result.or(run.board().pieces(Board.piece(colour, Rank.COMMON)));
      }
    }
    return result;
  }

  private static int pick(Run run, SquareSet targets, TashKalarPrompt prompt, int end) {
    Options options = run.options();
    for (int s = targets.first(); s >= 0; s = targets.next(s)) options.add(Code.square(s));
    if (end >= 0) options.add(end);
    return run.ask(prompt);
  }
}
