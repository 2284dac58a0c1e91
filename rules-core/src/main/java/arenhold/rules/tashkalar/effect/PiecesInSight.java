package arenhold.rules.tashkalar.effect;

import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Arena;
import arenhold.rules.tashkalar.Board;
import arenhold.rules.tashkalar.Position;
import arenhold.rules.tashkalar.pattern.Turned;

/**
 * The pieces and squares that an effect refers to, wherever they have moved meanwhile (R13.4 to
 * R13.7). The base class of {@link Run} rather than a part of it, so that looking ahead copies one
 * object.
 */
abstract sealed class PiecesInSight implements Cloneable permits Run {

  private static final int GONE = -1;

  final Position position;

  private SquareSet used = SquareSet.NONE;
  private SquareSet marks = SquareSet.NONE;
  private SquareSet secondMarks = SquareSet.NONE;
  private int rays = (1 << 8) - 1;

  private int self = GONE;
  private boolean selfHere;
  private int it = GONE;
  private boolean itHere;
  private int aim;

  /** The piece destroyed by putting the being down, or none. */
  private int trampled = Board.NONE;

  PiecesInSight(Position position) {
    this.position = position;
  }

  public final Arena arena() {
    return position.arena();
  }

  public final Board board() {
    return position.board();
  }

  /** Notes which piece is destroyed by putting the being down (R6.3.2). */
  public final void tramples(int piece) {
    trampled = piece;
  }

  /** Notes how the being was summoned: where it stands, and its pattern as it lay on the board. */
  public final void summoned(int square, Turned turned, SquareSet pieces) {
    self = square;
    selfHere = true;
    used = pieces;
    marks = turned.marks(square, arena());
    secondMarks = turned.secondMarks(square, arena());
    rays = turned.rays();
  }

  /** Where the pieces used to summon stand now, as far as they are still there. */
  public final SquareSet used() {
    return used;
  }

  /** The marked squares; they stay where the pattern put them (R13.6). */
  public final SquareSet marks() {
    return marks;
  }

  /** The squares marked in the second of two ways; they stay as well. */
  public final SquareSet secondMarks() {
    return secondMarks;
  }

  /** The drawn directions, one bit each. */
  final int rays() {
    return rays;
  }

  /** The direction aimed at. */
  final int aim() {
    return aim;
  }

  final void aim(int direction) {
    aim = direction;
  }

  /** The piece destroyed by putting the being down, or a negative number. */
  final int trampled() {
    return trampled;
  }

  /** Whether this piece is still on the board (R13.4a). */
  public final boolean here(Ref ref) {
    return switch (ref) {
      case SELF -> selfHere;
      case IT -> itHere;
      case GATEWAY -> board().gateway() != Board.NONE;
    };
  }

  /** Where this piece stands, or stood last (R13.6b); below 0 if there is no Gateway. */
  public final int square(Ref ref) {
    return switch (ref) {
      case SELF -> self;
      case IT -> it;
      case GATEWAY -> board().gateway();
    };
  }

  /** The square of this piece alone, or none if it has left. */
  final SquareSet only(Ref ref) {
    return here(ref) ? SquareSet.of(square(ref)) : SquareSet.NONE;
  }

  /** The rank of this piece as an ordinal, or -1 if it has left. */
  final int rank(Ref ref) {
    return here(ref) ? Board.rank(board().at(square(ref))) : GONE;
  }

  /** Makes the piece on this square "it". */
  public final void setIt(int square) {
    it = square;
    itHere = true;
  }

  /** "It" as one number, to come back to it by {@link #restoreIt}. */
  final int saveIt() {
    return itHere ? it : ~it;
  }

  final void restoreIt(int saved) {
    itHere = saved >= 0;
    it = itHere ? saved : ~saved;
  }

  /** The piece on this square left the board. */
  final void forget(int square) {
    used = used.without(square);
    if (selfHere && square == self) selfHere = false;
    if (itHere && square == it) itHere = false;
  }

  /** A piece moved. */
  final void moved(int from, int to) {
    if (used.has(from)) used = used.without(from).with(to);
    if (selfHere && from == self) self = to;
    if (itHere && from == it) it = to;
  }

  /** Two pieces changed places. */
  final void exchanged(int one, int other) {
    if (used.has(one) != used.has(other)) {
      used = used.has(one) ? used.without(one).with(other) : used.without(other).with(one);
    }
    if (selfHere) self = exchanged(self, one, other);
    if (itHere) it = exchanged(it, one, other);
  }

  private static int exchanged(int square, int one, int other) {
    if (square == one) return other;
    return square == other ? one : square;
  }
}
