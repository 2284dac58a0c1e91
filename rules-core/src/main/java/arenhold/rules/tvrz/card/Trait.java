package arenhold.rules.tvrz.card;

/** A creature's trait, printed with a level or without (T12). */
public enum Trait {
  SAVAGE,
  ROBBER,
  KINGS_MAN,
  WILD_ANIMAL,
  SLAVE,
  RIDER,
  FLYER,
  MASTER,
  MERGE,
  PAIR_LEADER,
  PAIR_PARTNER,
  ARSONIST(true),
  ASSASSIN(true),
  MAGE(true),
  NOBILITY(true),
  PHYSICIAN(true),
  REGENERATION(true),
  POISON(true),
  ANTIDOTE(true),
  SEER(true),
  SHADOWER(true),
  MOTIVATOR(true),
  ENVOY(true),
  PATROL(true);

  private final boolean levelled;

  Trait() {
    this(false);
  }

  Trait(boolean levelled) {
    this.levelled = levelled;
  }

  /** Whether it is printed with a level. */
  public boolean levelled() {
    return levelled;
  }
}
