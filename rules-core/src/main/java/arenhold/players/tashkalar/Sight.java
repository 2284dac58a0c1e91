package arenhold.players.tashkalar;

/** How much of a position a planner takes in: the less, the weaker it plays. */
enum Sight {
  /** Points and its own pieces. It summons what scores, and prepares nothing. */
  POINTS,
  /**
   * Also its tasks, and whether it has anything ready to summon, but not what, or how near the rest
   * is.
   */
  READY,
  /** Its own plans too: cards, tasks and flares, and the pieces of both. */
  PLANS,
  /** Also what others may do: what they may hold, how near they are to it, when the match ends. */
  ALL;

  private static final int[] POINTS_SEEN = {
    Traits.MARGIN, Traits.ODD, Traits.OWN_PIECES, Traits.OWN_PIECES + 1, Traits.OWN_PIECES + 2,
  };

  private static final int[] READY_SEEN = {Traits.ANY_READY, Traits.OWN_TASKS};

  private static final int[] PLANS_SEEN = {
    Traits.ENEMY_PIECES,
    Traits.ENEMY_PIECES + 1,
    Traits.ENEMY_PIECES + 2,
    Traits.OWN_BEINGS,
    Traits.OWN_BEINGS + 1,
    Traits.OWN_BEINGS + 2,
    Traits.OWN_LEGENDS,
    Traits.OWN_LEGENDS + 1,
    Traits.OWN_LEGENDS + 2,
    Traits.ANY_READY,
    Traits.ANY_ONE,
    Traits.SECOND,
    Traits.OWN_WAYS,
    Traits.OWN_TASKS,
    Traits.OWN_FLARE,
    Traits.OWN_CENTRE,
    Traits.HELD,
    Traits.ADJACENT,
  };

  /** The usual weights of the traits it sees; 0 for the others. */
  double[] weights() {
    double[] usual = HandMade.usual();
    if (this == ALL) return usual;
    double[] seen = new double[usual.length];
    for (int trait : POINTS_SEEN) seen[trait] = usual[trait];
    if (this == POINTS) return seen;
    if (this == READY) {
      for (int trait : READY_SEEN) seen[trait] = usual[trait];
      return seen;
    }
    for (int trait : PLANS_SEEN) seen[trait] = usual[trait];
    return seen;
  }
}
