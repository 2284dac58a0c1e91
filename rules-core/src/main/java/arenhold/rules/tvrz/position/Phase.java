package arenhold.rules.tvrz.position;

/** What the unit that is played next does. */
public enum Phase {
  /** Says who begins. */
  START,
  /** Deals one opening hand. */
  DEAL,
  /** Phase 1: a fortification may be laid. */
  FORTIFY,
  /** The start of phase 2: what envoys bring is drawn. */
  ENVOYS,
  /** Phase 2: other cards are laid, envoys and patrols act. */
  LAY,
  /** Phase 3: one card attacks. */
  ATTACK,
  /** The end of a turn: its draw, then the next player's turn begins. */
  END
}
