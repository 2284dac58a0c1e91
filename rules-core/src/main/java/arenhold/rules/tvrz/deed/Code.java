package arenhold.rules.tvrz.deed;

import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Part;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Choices packed in an int: what is done, and with what. */
public final class Code {

  private static final int VERB = 20;
  private static final int COPY = 8;
  private static final int CARD = (1 << COPY) - 1;

  /** What a choice does, and what it does it with. */
  public enum Verb {
    /** Chance: this seat begins. */
    FIRST(With.SEAT),
    /** Chance: this card is drawn; its copies are told apart here alone. */
    DRAW(With.COPY),
    /** Chance: this card of a hand is seen; its copies are told apart here alone. */
    SEE(With.COPY),
    /** Let these works burn. */
    BURN(With.CARD),
    /** Go on to the next phase. */
    DONE(With.NOTHING),
    /** Do nothing in a window. */
    PASS(With.NOTHING),
    /** Lay a flag. */
    FLAG(With.CARD),
    /** Lay a fortification. */
    BUILD(With.CARD),
    /** Lay an item or a shadow face-up. */
    LAY(With.CARD),
    /** Discard a flag that can never be laid. */
    DISCARD(With.CARD),
    /** Choose a card to lay face-down. */
    OUT(With.CARD),
    /** Choose a unit to move. */
    UNIT(With.UNIT),
    /** Lay it as a unit of its own. */
    ALONE(With.NOTHING),
    /** Lay it onto this unit. */
    ONTO(With.UNIT),
    /** Take the unit home. */
    HOME(With.NOTHING),
    /** Take one card off the stack. */
    OFF(With.NOTHING),
    /** This card of the stack. */
    TAKE(With.CARD),
    /** Inspect this unit. */
    INSPECT(With.UNIT),
    /** Fight this unit on the way. */
    FIGHT(With.UNIT),
    /** Let this card take the next loss. */
    LOSES(With.CARD),
    /** Let the patrol go. */
    LET_GO(With.NOTHING),
    /** Strike the patrol. */
    STRIKE(With.NOTHING),
    /** Ambush the attacker with this card. */
    AMBUSH(With.CARD),
    /** Promise the own slaves freedom against the opponent of this fight. */
    PROMISE(With.NOTHING),
    /** Make a pact with this player. */
    WITH(With.SEAT),
    /** Attack this player. */
    AT(With.SEAT),
    /** Attack with this card. */
    ATTACK(With.CARD),
    /** Attack this part. */
    PART(With.PART),
    /** Slip into the fort. */
    INFILTRATE(With.NOTHING),
    /** Expose the assassin with this patrol. */
    EXPOSE(With.CARD),
    /** Show this defender. */
    SHOW(With.CARD),
    /** Murder this defender. */
    MURDER(With.CARD),
    /** Have nobody to attack with, and go out. */
    GIVE_UP(With.NOTHING),
    /** Defend with this card. */
    DEFEND(With.CARD),
    /** Have no defender left. */
    NOBODY(With.NOTHING);

    static final List<Verb> ALL = List.of(values());

    private final With with;

    Verb(With with) {
      this.with = with;
    }

    /** The verb's name in choices. */
    public String key() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** What a choice names besides its verb. */
  private enum With {
    NOTHING,
    CARD,
    COPY,
    SEAT,
    UNIT,
    PART
  }

  private Code() {}

  /** The choice to do this with that. */
  public static int of(Verb verb, int with) {
    return verb.ordinal() << VERB | with;
  }

  /** The choice to do this. */
  public static int of(Verb verb) {
    return verb.ordinal() << VERB;
  }

  /** The choice by chance of one of several copies of a card. */
  public static int copy(Verb verb, int card, int copy) {
    return verb.ordinal() << VERB | copy << COPY | card;
  }

  /** What is done. */
  public static Verb verb(int code) {
    return Verb.ALL.get(code >> VERB);
  }

  /** What it is done with: a card, seat, unit or part. */
  public static int with(int code) {
    int with = code & (1 << VERB) - 1;
    return verb(code).with == With.COPY ? with & CARD : with;
  }

  /** Whether it is this verb. */
  public static boolean is(int code, Verb verb) {
    return code >> VERB == verb.ordinal();
  }

  /** How the choice is written. */
  public static String notation(int code) {
    Verb verb = verb(code);
    int with = with(code);
    return switch (verb.with) {
      case NOTHING -> verb.key();
      case COPY -> {
        int copy = (code & (1 << VERB) - 1) >> COPY;
        yield Catalogue.key(with) + (copy == 0 ? "" : "." + (copy + 1));
      }
      default -> verb.key() + " " + named(verb, with);
    };
  }

  /** What the choice names, as clients highlight it. */
  public static Map<String, List<String>> parts(int code) {
    Verb verb = verb(code);
    return switch (verb.with) {
      case NOTHING -> Map.of();
      case CARD, COPY -> Map.of("card", List.of(Catalogue.key(with(code))));
      case SEAT -> Map.of("seat", List.of(named(verb, with(code))));
      case UNIT -> Map.of("unit", List.of(named(verb, with(code))));
      case PART -> Map.of("part", List.of(named(verb, with(code))));
    };
  }

  private static String named(Verb verb, int with) {
    return switch (verb.with) {
      case SEAT -> String.valueOf(with + 1);
      case UNIT -> String.valueOf(with);
      case PART -> Part.ALL.get(with).key();
      default -> Catalogue.key(with);
    };
  }
}
