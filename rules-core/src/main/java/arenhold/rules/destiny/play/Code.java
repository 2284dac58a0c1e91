package arenhold.rules.destiny.play;

import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.card.Symbol;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import java.util.List;
import java.util.Map;

/** Choices packed in an int: what is done, and with what. */
public final class Code {

  private static final int VERB = 20;
  private static final int OPERAND = (1 << VERB) - 1;
  private static final int COPY = 8;
  private static final int CARD = (1 << COPY) - 1;
  private static final int SIDE = 3;

  private Code() {}

  /** The choice to do this. */
  public static int of(Verb verb) {
    return verb.ordinal() << VERB;
  }

  /** The choice to do this with that number: of a card, a seat, a symbol, or so many. */
  public static int of(Verb verb, int with) {
    return verb.ordinal() << VERB | with;
  }

  /** The choice to do this with a piece. */
  public static int of(Verb verb, Piece piece) {
    return of(verb, piece.id);
  }

  /** The choice to do this with a die. */
  public static int of(Verb verb, Die die) {
    return of(verb, die.code());
  }

  /** The choice of a side of a die, from 0. */
  public static int side(Verb verb, Die die, int side) {
    return of(verb, die.code() << SIDE | side);
  }

  /** The choice by chance of one of several copies of a card, from 0. */
  public static int copy(Verb verb, int card, int copy) {
    return of(verb, copy << COPY | card);
  }

  /** What is done. */
  public static Verb verb(int code) {
    return Verb.ALL.get(code >> VERB);
  }

  /** Whether this is done. */
  public static boolean is(int code, Verb verb) {
    return code >> VERB == verb.ordinal();
  }

  /** The number it is done with: of a card, a seat, a symbol, a piece, a side, or so many. */
  public static int with(int code) {
    int with = code & OPERAND;
    return switch (verb(code).with) {
      case COPY -> with & CARD;
      case SIDE -> with & (1 << SIDE) - 1;
      default -> with;
    };
  }

  /** The piece it is done with. */
  public static Piece piece(Position p, int code) {
    return p.piece(code & OPERAND);
  }

  /** The die it is done with, or whose side it is. */
  public static Die die(Position p, int code) {
    int with = code & OPERAND;
    return p.die(verb(code).with == Verb.With.SIDE ? with >> SIDE : with);
  }

  /** The card it is done with. */
  public static Card card(int code) {
    return Cards.of(with(code));
  }

  /** The symbol it is done with. */
  public static Symbol symbol(int code) {
    return Symbol.values()[with(code)];
  }

  /** How the choice is written. */
  public static String notation(Position p, int code) {
    Verb verb = verb(code);
    int with = with(code);
    return switch (verb) {
      case ROLL -> String.valueOf(with + 1);
      case DRAW, PICK -> {
        int copy = (code & OPERAND) >> COPY;
        yield card(code).key() + (copy == 0 ? "" : "." + (copy + 1));
      }
      default -> {
        String named = named(p, code);
        yield named.isEmpty() ? verb.key() : verb.key() + " " + named;
      }
    };
  }

  private static String named(Position p, int code) {
    int with = with(code);
    return switch (verb(code).with) {
      case NOTHING -> "";
      case CARD, COPY -> card(code).key();
      case PIECE -> piece(p, code).name();
      case DIE -> die(p, code).name();
      case SIDE, SEAT -> String.valueOf(with + 1);
      case SYMBOL -> symbol(code).key();
      case NUMBER -> String.valueOf(with);
    };
  }

  /** What the choice names, as clients highlight it. */
  public static Map<String, List<String>> parts(Position p, int code) {
    Verb verb = verb(code);
    String named = named(p, code);
    return switch (verb.with) {
      case NOTHING -> Map.of();
      case CARD, COPY -> Map.of("card", List.of(named));
      case PIECE ->
          Map.of("piece", List.of(named), "card", List.of(piece(p, code).printed().key()));
      case DIE -> Map.of("die", List.of(named), "card", List.of(die(p, code).printed().key()));
      case SIDE -> Map.of("die", List.of(die(p, code).name()), "side", List.of(named));
      case SEAT -> Map.of("seat", List.of(named));
      case SYMBOL -> Map.of("symbol", List.of(named));
      case NUMBER -> Map.of("number", List.of(named));
    };
  }
}
