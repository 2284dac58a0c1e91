package arenhold.rules.destiny.play;

import java.util.List;
import java.util.Locale;

/** What a choice does, and what it names besides. */
public enum Verb {
  /** Chance: the die shows this side. */
  ROLL(With.SIDE),
  /** Chance: this card is drawn; its copies are told apart here alone. */
  DRAW(With.COPY),
  /** Chance: this card is picked; its copies are told apart here alone. */
  PICK(With.COPY),
  /** Pass. */
  PASS(With.NOTHING),
  /** Choose nothing, or nothing more. */
  DONE(With.NOTHING),
  /** Play this card. */
  PLAY(With.CARD),
  /** Activate this character or support. */
  ACTIVATE(With.PIECE),
  /** Resolve this die. */
  RESOLVE(With.DIE),
  /** Discard a card to reroll dice. */
  REROLL(With.NOTHING),
  /** Use the action of this card. */
  USE(With.PIECE),
  /** Claim the battlefield. */
  CLAIM(With.NOTHING),
  /** Let this die join. */
  JOIN(With.DIE),
  /** This die. */
  DIE(With.DIE),
  /** This side. */
  SIDE(With.SIDE),
  /** This character. */
  AT(With.PIECE),
  /** This upgrade or support. */
  PIECE(With.PIECE),
  /** This card. */
  CARD(With.CARD),
  /** Put this card on top of the deck. */
  TOP(With.CARD),
  /** Put this card at the bottom of the deck. */
  BOTTOM(With.CARD),
  /** This player. */
  SEAT(With.SEAT),
  /** This symbol. */
  SYMBOL(With.SYMBOL),
  /** This one of the effects offered, from 1. */
  MODE(With.NUMBER),
  /** So many. */
  AMOUNT(With.NUMBER),
  /** The ability with this number among those that wait, from 1. */
  ABILITY(With.NUMBER),
  /** Do it. */
  YES(With.NOTHING),
  /** Do not. */
  NO(With.NOTHING);

  static final List<Verb> ALL = List.of(values());

  final With with;

  Verb(With with) {
    this.with = with;
  }

  /** The verb's name in choices. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What a choice names besides its verb. */
  enum With {
    NOTHING,
    CARD,
    COPY,
    PIECE,
    DIE,
    SIDE,
    SEAT,
    SYMBOL,
    NUMBER
  }
}
