package arenhold.rules.tashkalar;

import arenhold.rules.board.SquareSet;

/**
 * The pieces on the board and in the supplies; mutable. A piece is a number: {@code colour * 3 +
 * rank's ordinal}, with colours from 0. Common and heroic are faces of the same double-sided pieces
 * and share a supply; legendary pieces have their own (R1.3). One piece at most carries the Gateway
 * (R19), which travels and leaves with it.
 */
public final class Board {

  /** What {@link #at} answers for an empty square. */
  public static final int NONE = -1;

  private static final int RANKS = 3;

  /** Squares 0 to 63 of each piece, then squares 64 to 127 of each. */
  private final long[] bits;

  /** Each colour's double-sided pieces, then its legendary ones. */
  private final int[] supply;

  /** Where the Gateway stands, or {@link #NONE}. */
  private int gateway = NONE;

  /** An empty board with these pieces in supply for every colour. */
  public Board(int colours, int pieces, int legendary) {
    bits = new long[2 * RANKS * colours];
    supply = new int[2 * colours];
    for (int colour = 0; colour < colours; colour++) {
      supply[2 * colour] = pieces;
      supply[2 * colour + 1] = legendary;
    }
  }

  private Board(Board other) {
    bits = other.bits.clone();
    supply = other.supply.clone();
    gateway = other.gateway;
  }

  /** A copy that shares nothing. */
  public Board copy() {
    return new Board(this);
  }

  /** The piece of this colour and rank. */
  public static int piece(int colour, Rank rank) {
    return colour * RANKS + rank.ordinal();
  }

  /** The colour of a piece. */
  public static int colour(int piece) {
    return piece / RANKS;
  }

  /** The rank of a piece, as an ordinal. */
  public static int rank(int piece) {
    return piece % RANKS;
  }

  /** How many colours there are. */
  public int colours() {
    return supply.length / 2;
  }

  /** Where this piece stands. */
  public SquareSet pieces(int piece) {
    return new SquareSet(bits[piece], bits[bits.length / 2 + piece]);
  }

  /** How many of this piece stand on the board. */
  public int count(int piece) {
    return Long.bitCount(bits[piece]) + Long.bitCount(bits[bits.length / 2 + piece]);
  }

  /** Where pieces of this colour stand. */
  public SquareSet colourSet(int colour) {
    int piece = colour * RANKS;
    int high = bits.length / 2 + piece;
    return new SquareSet(
        bits[piece] | bits[piece + 1] | bits[piece + 2],
        bits[high] | bits[high + 1] | bits[high + 2]);
  }

  /** Where pieces of these ranks stand: bit 0 common, bit 1 heroic, bit 2 legendary. */
  public SquareSet ranks(int ranks) {
    long common = -(ranks & 1);
    long heroic = -(ranks >> 1 & 1);
    long legendary = -(ranks >> 2 & 1);
    long low = 0;
    long high = 0;
    int half = bits.length / 2;
    for (int piece = 0; piece < half; piece += RANKS) {
      low |= bits[piece] & common | bits[piece + 1] & heroic | bits[piece + 2] & legendary;
      high |= bits[half + piece] & common;
      high |= bits[half + piece + 1] & heroic | bits[half + piece + 2] & legendary;
    }
    return new SquareSet(low, high);
  }

  /** Where any piece stands. */
  public SquareSet occupied() {
    long low = 0;
    long high = 0;
    int half = bits.length / 2;
    for (int piece = 0; piece < half; piece++) {
      low |= bits[piece];
      high |= bits[half + piece];
    }
    return new SquareSet(low, high);
  }

  /** The piece on a square, or {@link #NONE}. */
  public int at(int square) {
    int half = bits.length / 2;
    int from = square < 64 ? 0 : half;
    for (int piece = 0; piece < half; piece++) {
      if ((bits[from + piece] >>> square & 1) != 0) return piece;
    }
    return NONE;
  }

  /** How many pieces of the kind that {@code piece} is of its colour has in supply (R1.3). */
  public int supplyOf(int piece) {
    return supply[kind(piece)];
  }

  /** Replaces what {@link #supplyOf} says: for made-up positions. */
  public void setSupply(int piece, int count) {
    supply[kind(piece)] = count;
  }

  /** Whether the piece on this square can be upgraded (R13.14). */
  public boolean canRaise(int square) {
    int piece = at(square);
    return switch (Rank.of(rank(piece))) {
      case COMMON -> true;
      case HEROIC -> supplyOf(piece + 1) > 0;
      case LEGENDARY -> false;
    };
  }

  /** Whether the piece on this square can be downgraded (R13.15). */
  public boolean canLower(int square) {
    int piece = at(square);
    return switch (Rank.of(rank(piece))) {
      case COMMON -> false;
      case HEROIC -> true;
      case LEGENDARY -> supplyOf(piece - 1) > 0;
    };
  }

  /** The square of the piece that is the Gateway (R19.1), or {@link #NONE}. */
  public int gateway() {
    return gateway;
  }

  /** Makes the piece on {@code square} the Gateway, and no other (R19.1). */
  public void setGateway(int square) {
    gateway = square;
  }

  private static int kind(int piece) {
    return piece / RANKS * 2 + (piece % RANKS == RANKS - 1 ? 1 : 0);
  }

  /** Puts a piece from the supply on an empty square. */
  public void put(int piece, int square) {
    supply[kind(piece)]--;
    flip(piece, square);
  }

  /** Takes what stands on a square back into its owner's supply (R2.5a). */
  public void take(int piece, int square) {
    if (square == gateway) gateway = NONE;
    supply[kind(piece)]++;
    flip(piece, square);
  }

  /** A piece like this one leaves the game out of its owner's supply (R18.9). */
  public void leave(int piece) {
    supply[kind(piece)]--;
  }

  /**
   * Turns a piece over or puts another one in its place (R13.14 to R13.17). It stays the Gateway as
   * long as it keeps its colour and is not legendary (R19.4).
   */
  public void change(int from, int to, int square) {
    boolean legend = rank(to) == Rank.LEGENDARY.ordinal();
    boolean stays = square == gateway && colour(from) == colour(to) && !legend;
    take(from, square);
    put(to, square);
    if (stays) gateway = square;
  }

  /** Takes a piece off the board that does not go back into supply (R20.10). */
  public void lift(int piece, int square) {
    if (square == gateway) gateway = NONE;
    flip(piece, square);
  }

  /** Puts a lifted piece on an empty square. */
  public void drop(int piece, int square) {
    flip(piece, square);
  }

  /** Lets the pieces on two squares change places (R20.9). */
  public void exchange(int one, int other) {
    int first = at(one);
    int second = at(other);
    flip(first, one);
    flip(second, other);
    flip(first, other);
    flip(second, one);
    if (gateway == one) gateway = other;
    else if (gateway == other) gateway = one;
  }

  /** Moves a piece to an empty square. */
  public void move(int piece, int from, int to) {
    if (from == gateway) gateway = to;
    flip(piece, from);
    flip(piece, to);
  }

  /** A number that differs for boards that differ, but for accidents; {@code seed} goes into it. */
  long fingerprint(long seed) {
    long mixed = seed;
    for (long word : bits) mixed = Insight.mix(mixed, word);
    for (int count : supply) mixed = Insight.mix(mixed, count);
    return Insight.mix(mixed, gateway);
  }

  private void flip(int piece, int square) {
    bits[(square < 64 ? 0 : bits.length / 2) + piece] ^= 1L << square;
  }
}
