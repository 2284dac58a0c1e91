package arenhold.rules.tvrz.deed;

import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Part;
import arenhold.rules.tvrz.card.Spell;
import arenhold.rules.tvrz.position.Body;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Choices packed in an int: what is done, and with what. */
public final class Code {

  private static final int VERB = 20;
  private static final int COPY = 8;
  private static final int CARD = (1 << COPY) - 1;

  /** How many spells a mage may know at most, in bits. */
  private static final int KNOWN = 4;

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
    /** Let a guest enter a host unseen, and go on to the next phase. */
    MERGE(With.BODY),
    /** Do nothing in a window. */
    PASS(With.NOTHING),
    /** Lay a flag. */
    FLAG(With.CARD),
    /** Lay a fortification. */
    BUILD(With.CARD),
    /** Attach this item to a creature. */
    EQUIP(With.CARD),
    /** Attach it to this creature. */
    ON(With.BODY),
    /** Discard this horn for a further attack. */
    SOUND(With.CARD),
    /** Lay an item or a shadow face-up. */
    LAY(With.CARD),
    /** Discard a flag that can never be laid. */
    DISCARD(With.CARD),
    /** Choose a card to lay face-down. */
    OUT(With.BODY),
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
    TAKE(With.BODY),
    /** Inspect this unit. */
    INSPECT(With.UNIT),
    /** Fight this unit on the way. */
    FIGHT(With.UNIT),
    /** Let this card take the next loss. */
    LOSES(With.BODY),
    /** Let the patrol go. */
    LET_GO(With.NOTHING),
    /** Strike the patrol. */
    STRIKE(With.NOTHING),
    /** Ambush the attacker with this card. */
    AMBUSH(With.BODY),
    /** Promise the own slaves freedom against the opponent of this fight. */
    PROMISE(With.NOTHING),
    /** Make a pact with this player. */
    WITH(With.SEAT),
    /** Attack this player. */
    AT(With.SEAT),
    /** Attack with this card. */
    ATTACK(With.BODY),
    /** Attack this part. */
    PART(With.PART),
    /** Slip into the fort. */
    INFILTRATE(With.NOTHING),
    /** Expose the assassin with this patrol. */
    EXPOSE(With.BODY),
    /** Show this defender. */
    SHOW(With.BODY),
    /** Murder this defender. */
    MURDER(With.BODY),
    /** Have nobody to attack with, and go out. */
    GIVE_UP(With.NOTHING),
    /** Defend with this card. */
    DEFEND(With.BODY),
    /** Have no defender left. */
    NOBODY(With.NOTHING),
    /** Attack where the attacker has been transferred to. */
    GO_ON(With.NOTHING),
    /** Let this mage cast a spell. */
    CAST(With.CARD),
    /** Cast this spell. */
    SPELL(With.SPELL),
    /** Sacrifice this animal. */
    SACRIFICE(With.BODY),
    /** Sacrifice a card of this unit. */
    FROM(With.UNIT),
    /** Let the dragon kill this creature. */
    LOSE(With.BODY),
    /** Name this card for the attack of which chance will take one. */
    NAME(With.BODY),
    /** Chance: the one of those named with this number, from 1, attacks. */
    FALLS(With.SEAT),
    /** Chance: this card of a hand is hit; its copies are told apart here alone. */
    HIT(With.COPY),
    /** Look at a defender, and die with them. */
    GAZE(With.NOTHING),
    /** Look at this creature, which dies of it. */
    LOOK(With.BODY);

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
    /** A body, or the two of a pair. */
    BODY,
    COPY,
    SEAT,
    UNIT,
    PART,
    SPELL
  }

  private Code() {}

  /** The choice to do this with that. */
  public static int of(Verb verb, int with) {
    return verb.ordinal() << VERB | with;
  }

  /** The choice to do this with a body. */
  public static int of(Verb verb, Body body) {
    return of(verb, body.code());
  }

  /** The choice to do this with a body, or with the two of a pair. */
  public static int of(Verb verb, List<Body> bodies) {
    return of(verb, Body.code(bodies));
  }

  /** The choice to do this. */
  public static int of(Verb verb) {
    return verb.ordinal() << VERB;
  }

  /** The choice by chance of one of several copies of a card. */
  public static int copy(Verb verb, int card, int copy) {
    return verb.ordinal() << VERB | copy << COPY | card;
  }

  /** The choice to let a mage cast the spell at this index of those it knows. */
  public static int spell(int mage, int index) {
    return of(Verb.SPELL, mage << KNOWN | index);
  }

  /** The index of the spell among those its mage knows. */
  public static int spell(int code) {
    return with(code) & (1 << KNOWN) - 1;
  }

  private static Spell spellOf(int code) {
    return Catalogue.card(with(code) >> KNOWN).spells().get(spell(code));
  }

  /** What is done. */
  public static Verb verb(int code) {
    return Verb.ALL.get(code >> VERB);
  }

  /** What it is done with: a card, of bodies the first one's, or a seat, unit or part. */
  public static int with(int code) {
    int with = code & (1 << VERB) - 1;
    return switch (verb(code).with) {
      case COPY -> with & CARD;
      case BODY -> Body.card(with);
      default -> with;
    };
  }

  /** The body it is done with, or the two of a pair. */
  public static List<Body> bodies(int code) {
    return Body.decoded(code & (1 << VERB) - 1);
  }

  /** The body it is done with. */
  public static Body body(int code) {
    return bodies(code).getFirst();
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
      case BODY -> verb.key() + " " + Body.notation(bodies(code));
      case SPELL -> verb.key() + " " + spellOf(code).word();
      default -> verb.key() + " " + named(verb, with);
    };
  }

  /** What the choice names, as clients highlight it. */
  public static Map<String, List<String>> parts(int code) {
    Verb verb = verb(code);
    return switch (verb.with) {
      case NOTHING -> Map.of();
      case CARD, COPY -> Map.of("card", List.of(Catalogue.key(with(code))));
      case BODY -> bodyParts(bodies(code));
      case SEAT -> Map.of("seat", List.of(named(verb, with(code))));
      case UNIT -> Map.of("unit", List.of(named(verb, with(code))));
      case PART -> Map.of("part", List.of(named(verb, with(code))));
      case SPELL -> Map.of("spell", List.of(spellOf(code).key()));
    };
  }

  /** The cards of the choice's bodies, and what is attached to them or has entered them. */
  private static Map<String, List<String>> bodyParts(List<Body> bodies) {
    List<String> cards = bodies.stream().map(body -> body.printed().key()).toList();
    List<String> besides = bodies.stream().flatMap(body -> body.besides().stream()).toList();
    return besides.isEmpty() ? Map.of("card", cards) : Map.of("card", cards, "with", besides);
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
