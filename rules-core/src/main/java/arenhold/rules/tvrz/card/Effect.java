package arenhold.rules.tvrz.card;

/** What an item or a shadow does (T18). */
public sealed interface Effect {

  /** Its owner and a named opponent may not attack each other for one round. */
  record Pact() implements Effect {}

  /** Attached to a creature, raises its strengths. */
  record Equip(int attack, int defence) implements Effect {}

  /** Attached to a creature, gives it a trait for one fight and is then discarded. */
  record Lend(Trait trait, int level) implements Effect {}

  /** Discarded for so many further attacks in this turn. */
  record ExtraAttack(int count) implements Effect {}

  /** Adds to the level of patrols at the gate while it lies in the fort. */
  record PatrolBonus(int levels) implements Effect {}

  /** Counts as so many shadows. */
  record Shadows(int count) implements Effect {}
}
