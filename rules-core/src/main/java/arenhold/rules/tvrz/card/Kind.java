package arenhold.rules.tvrz.card;

/** What sort of card it is. */
public enum Kind {
  /** Walls, ring works, gates and nets: laid in phase 1 (T4). */
  FORTIFICATION,
  /** Anything living that attacks, defends or serves (T0.4). */
  CREATURE,
  /** Laid in the fort, attached to a creature, or discarded for its effect (T18). */
  ITEM,
  /** A king's flag: laid at any moment (T5.2). */
  FLAG,
  /** Laid face-up in the landscape for shadowers (T12.15). */
  SHADOW,
  /** No card of a deck: shows what a spell brings to the table. */
  TOKEN
}
