package arenhold.rules.tashkalar;

import arenhold.rules.board.Square;

/**
 * Choices packed into numbers while they are asked: a verb and up to three small operands, as the
 * factory methods say. Text exists only where a question leaves the rules.
 */
public final class Code {

  /**
   * The longest list that is asked at once; longer ones are asked in two steps. Never to be changed
   * without a new version of the rules: logs hold the steps.
   */
  public static final int LONGEST_LIST = 256;

  /** A choice in a turn: place on a square. */
  static final int PLACE = 0;

  /** A choice in a turn: take a piece back in order to place it (R5.2). */
  static final int RECALL = 1;

  /** A choice in a turn: summon a card on a square in an orientation. */
  static final int SUMMON = 2;

  /** A choice in a turn: summon a card, the square to be asked for. */
  static final int SUMMON_CARD = 3;

  /** A choice in a turn: the discard action. */
  static final int DISCARD = 4;

  /** A choice in a turn: play a flare. */
  static final int FLARE = 5;

  /** A choice in a turn: end it. */
  static final int END = 6;

  /** A square. */
  static final int SQUARE = 7;

  /** A step or leap from one square to another. */
  static final int MOVE = 8;

  /** A direction. */
  static final int DIRECTION = 9;

  /** One of several effects. */
  static final int BRANCH = 10;

  /** A rank. */
  static final int RANK = 11;

  /** A card that is drawn or put under its deck. */
  static final int CARD = 12;

  /** A seat. */
  static final int SEAT = 13;

  /** The verb of {@link #STOP}. */
  static final int STOP_VERB = 14;

  /** The verb of {@link #SKIP}. */
  static final int SKIP_VERB = 15;

  /** Which colour's piece goes on which square. */
  static final int START = 16;

  /** A task. */
  static final int TASK = 17;

  /** A school. */
  static final int SCHOOL = 18;

  /** A colour. */
  static final int COLOUR = 20;

  /** The verb of {@link #HAND_OVER}. */
  static final int HAND_OVER_VERB = 19;

  /** A choice in a turn: let one's frozen effect thaw (R18.4). */
  static final int THAW = 21;

  /** A choice in a turn: warp a card (R20.1). */
  static final int WARP = 23;

  /** Let the teammate go on (R12.3). */
  public static final int HAND_OVER = HAND_OVER_VERB << 24;

  /** No more of these. */
  public static final int STOP = STOP_VERB << 24;

  /** Not this part of the effect. */
  public static final int SKIP = SKIP_VERB << 24;

  private Code() {}

  static int of(int verb, int a) {
    return verb << 24 | a;
  }

  static int of(int verb, int a, int b) {
    return verb << 24 | b << 8 | a;
  }

  static int summon(int square, int card, int orientation) {
    return SUMMON << 24 | orientation << 16 | card << 8 | square;
  }

  /** A card of a kind as an operand. */
  static int card(Kind kind, int card) {
    return kind.ordinal() << 5 | card;
  }

  /** The choice of a card of a kind and a seat. */
  public static int card(Kind kind, int card, int seat) {
    return of(CARD, card(kind, card), seat);
  }

  /** The number of the card chosen by {@link #card(Kind, int, int)}. */
  public static int cardNumber(int code) {
    return number(a(code));
  }

  /** The kind in a card operand. */
  static Kind kind(int card) {
    return Kind.of(card >> 5);
  }

  /** The card's number in a card operand. */
  static int number(int card) {
    return card & 31;
  }

  /** The choice of a square. */
  public static int square(int square) {
    return SQUARE << 24 | square;
  }

  /** The choice of a piece to put on a square. */
  public static int piece(int square, int piece) {
    return of(START, square, piece);
  }

  /** The choice of a step or leap. */
  public static int move(int from, int to) {
    return MOVE << 24 | to << 8 | from;
  }

  /** The choice of a direction. */
  public static int direction(int direction) {
    return DIRECTION << 24 | direction;
  }

  /** The choice of the effect with this number. */
  public static int branch(int index) {
    return BRANCH << 24 | index;
  }

  /** The choice of a rank. */
  public static int rank(Rank rank) {
    return RANK << 24 | rank.ordinal();
  }

  static int verb(int code) {
    return code >> 24;
  }

  /** The first operand: the square, the direction, the branch, the rank, or where a move starts. */
  public static int a(int code) {
    return code & 255;
  }

  /** The second operand: the card, or where a move ends. */
  public static int b(int code) {
    return code >> 8 & 255;
  }

  /** The third operand: the orientation. */
  static int c(int code) {
    return code >> 16 & 255;
  }

  /** How a choice made within an effect is written: a square, a move, a direction, a rank. */
  public static String text(int code) {
    return switch (verb(code)) {
      case SQUARE -> Square.name(a(code));
      case MOVE -> Square.name(a(code)) + "-" + Square.name(b(code));
      case DIRECTION -> ">" + Direction.key(a(code));
      case RANK -> Rank.of(a(code)).key();
      default -> throw new IllegalArgumentException("no text without a position: " + code);
    };
  }
}
