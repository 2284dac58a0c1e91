package arenhold.rules.tvrz.spell;

/** Where in the course of play a spell may be cast (T15.12, T17.3, R77). */
public enum Moment {
  /** Phase 2 of the own turn. */
  LAYING,
  /** Step 1 of the own attack, before or after the card is announced. */
  ANNOUNCING,
  /** The approach window (W3). */
  APPROACH,
  /** The attack is past the walls, before the first defender (W9). */
  PAST_WALLS,
  /** The fort's owner is called on for a defender (R76). */
  CALL,
  /** The window after a defender is committed (W5). */
  EXCHANGE,
  /** A dragon has chosen the own fort (W2). */
  DRAGON,
  /** The own unit fights in the landscape, or the savage on its way (W8). */
  SKIRMISH
}
