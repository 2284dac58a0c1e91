package arenhold.rules.tashkalar.card;

import static arenhold.rules.tashkalar.effect.Vocabulary.*;

import arenhold.rules.Options;
import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Board;
import arenhold.rules.tashkalar.Code;
import arenhold.rules.tashkalar.Rank;
import arenhold.rules.tashkalar.TashKalarPrompt;
import arenhold.rules.tashkalar.effect.Run;

/** The effects that one card of Everfrost alone has, in direct style. */
final class FrostScripts {

  private FrostScripts() {}

  /**
   * One heroic piece or up to two common ones on the marked squares; an own piece of the same rank
   * appears on the mirror image of each, beyond the line of the pattern.
   */
  static boolean crystalMirror(Run run) {
    SquareSet open = run.marks();
    int ranks = 3;
    for (int left = 2; left > 0; left--) {
      Options options = run.options();
      for (int s = open.first(); s >= 0; s = open.next(s)) {
        if (mirrors(run, s, ranks)) options.add(Code.square(s));
      }
      if (options.size() == 0) return left < 2;
      options.add(Code.STOP);
      if (left == 2) run.start(2);
      int code = run.ask(TashKalarPrompt.MIRROR);
      if (code == Code.STOP) return left < 2;
      run.chose(code);
      int rank = Board.rank(run.board().at(Code.a(code)));
      run.place(mirrored(run, Code.a(code)), Rank.of(rank));
      if (rank == Rank.HEROIC.ordinal()) return true;
      open = open.without(Code.a(code));
      ranks = 1;
    }
    return true;
  }

  private static boolean mirrors(Run run, int square, int ranks) {
    int piece = run.board().at(square);
    if (piece == Board.NONE || (ranks >> Board.rank(piece) & 1) == 0) return false;
    int image = mirrored(run, square);
    boolean free = run.secondMarks().has(image) && run.board().at(image) == Board.NONE;
    return free && run.canPlace(Rank.of(Board.rank(piece)));
  }

  /** The mirror image in the line of the being and the pieces used to summon it. */
  private static int mirrored(Run run, int square) {
    int self = run.square(SELF);
    boolean upright = Square.column(run.used().first()) == Square.column(self);
    int rows = upright ? Square.row(square) : 2 * Square.row(self) - Square.row(square);
    int columns = upright ? 2 * Square.column(self) - Square.column(square) : Square.column(square);
    boolean beyond = rows < 0 || rows >= Square.SIDE || columns < 0 || columns >= Square.SIDE;
    return beyond ? self : Square.at(rows, columns);
  }

  /** You may take a card that freezes out of your discard pile; it replaces your frozen effect. */
  static boolean frozenChest(Run run) {
    Options options = run.turn().discards(being -> being.frozen() != null);
    if (options.size() == 0) return false;
    options.add(Code.SKIP);
    run.start(1);
    int code = run.ask(TashKalarPrompt.FREEZE);
    if (code == Code.SKIP) return false;
    run.turn().freeze(code);
    return true;
  }

  /** Adjacent pieces with enough other own pieces around: none, one, for a legend three. */
  static SquareSet deathbringersReach(Run run) {
    int self = run.square(SELF);
    SquareSet own = run.board().colourSet(run.colour()).without(self);
    SquareSet near = run.arena().near(self).and(run.board().occupied());
    SquareSet result = near;
    for (int s = near.first(); s >= 0; s = near.next(s)) {
      int rank = Board.rank(run.board().at(s));
      int need = rank == Rank.LEGENDARY.ordinal() ? 3 : rank == Rank.HEROIC.ordinal() ? 1 : 0;
      if (run.arena().near(s).and(own).count() < need) result = result.without(s);
    }
    return result;
  }

  /** The being gives way to an enemy common piece, of a colour chosen by its player. */
  static boolean illusionist(Run run) {
    int self = run.square(SELF);
    Options options = run.options();
    for (int colour = 0; colour < run.board().colours(); colour++) {
      int piece = Board.piece(colour, Rank.COMMON);
      boolean there = colour != run.colour() && run.board().supplyOf(piece) > 0;
      if (there) options.add(Code.piece(self, piece));
    }
    if (options.size() == 0) return false;
    run.start(1);
    int code = run.ask(TashKalarPrompt.PLACE);
    run.takeOff(self);
    run.placeFor(self, Code.b(code));
    return true;
  }
}
