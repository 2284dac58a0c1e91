package arenhold.rules.tashkalar.naive;

/**
 * What becomes of pieces (TK-R2.5, TK-R10.6, TK-R13.8 to TK-R13.18, TK-R19.4, TK-R19.5, TK-R20.9).
 */
final class Pieces {

  private final Situation at;

  Pieces(Situation at) {
    this.at = at;
  }

  /** TK-R13.16; an enemy piece is credited at its rank. */
  void destroy(int square) {
    credit(at.board[square], 1);
    vanish(square);
  }

  /** TK-R18.9: counts twice and does not return to its owner. */
  void banish(int square) {
    credit(at.board[square], 2);
    lift(square);
  }

  private void credit(String piece, int times) {
    if (piece.charAt(0) == at.own()) return;
    int each = 1 + (Integer) at.turn.getOrDefault("credits", 0);
    at.destroyed.merge(piece, times * each, Integer::sum);
  }

  /** Back to its owner without being destroyed. */
  void vanish(int square) {
    returned(at.board[square], 1);
    lift(square);
  }

  private void returned(String piece, int count) {
    int side = at.sideOf(piece.charAt(0));
    at.supply[side][Situation.rank(piece) == 2 ? 1 : 0] += count;
  }

  /** Off the board, with the marker if it carries that. */
  void lift(int square) {
    at.board[square] = null;
    if (at.gateway == square) at.gateway = Squares.NONE;
    if (at.being == square) at.being = Squares.NONE;
  }

  /** From supply onto an empty square (TK-R13.13). */
  void place(String piece, int square) {
    returned(piece, -1);
    at.board[square] = piece;
  }

  /** TK-R13.14. */
  boolean canRaise(int square) {
    String piece = at.board[square];
    if (piece == null || at.legendary(square)) return false;
    return at.common(square) || at.left(piece.charAt(0) + "l") > 0;
  }

  void raise(int square) {
    String piece = at.board[square];
    String higher = piece.charAt(0) + (at.common(square) ? "h" : "l");
    returned(piece, 1);
    returned(higher, -1);
    at.board[square] = higher;
    if (at.legendary(square) && at.gateway == square) at.gateway = Squares.NONE;
  }

  /** TK-R13.15, of a heroic piece. */
  void lower(int square) {
    at.board[square] = at.board[square].charAt(0) + "c";
  }

  /** TK-R13.17, to an own piece of the same rank. */
  void convert(int square) {
    String own = at.own() + at.board[square].substring(1);
    destroy(square);
    place(own, square);
  }

  /** Steps or leaps; any piece there is destroyed. Returns whether one was. */
  boolean move(int from, int to) {
    boolean entered = at.board[to] != null;
    if (entered) destroy(to);
    at.board[to] = at.board[from];
    at.board[from] = null;
    if (at.gateway == from) at.gateway = to;
    if (at.being == from) at.being = to;
    return entered;
  }

  /** TK-R20.9. */
  void exchange(int one, int other) {
    String piece = at.board[one];
    at.board[one] = at.board[other];
    at.board[other] = piece;
    at.gateway = swapped(at.gateway, one, other);
    at.being = swapped(at.being, one, other);
  }

  private static int swapped(int square, int one, int other) {
    return square == one ? other : square == other ? one : square;
  }

  /** TK-R13.9: a step or leap onto an empty square or a lower rank. */
  boolean standard(int from, int to) {
    return at.rank(to) < at.rank(from);
  }

  /** TK-R13.10: onto an equal rank as well. */
  boolean combat(int from, int to) {
    return at.rank(to) <= at.rank(from);
  }
}
