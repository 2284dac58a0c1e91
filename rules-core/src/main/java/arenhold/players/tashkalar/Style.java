package arenhold.players.tashkalar;

import java.util.Map;

/**
 * What a school's players care for a little more, and what a little less. It changes which of two
 * plans of about the same worth is taken, not how far anything is seen.
 */
enum Style {
  /** No leaning: for judging and advising. */
  EVEN(1, 1, 1, 1),
  /** Attacks: enemy pieces and plans count for more than its own pieces. */
  BOLD(0.9, 1.2, 1.2, 0.95),
  /** Builds up: its own beings and what they lack come first. */
  PATIENT(1, 0.95, 0.95, 1.15),
  /** Holds the board: its own pieces, and what enemies may do to them. */
  STEADY(1.15, 1, 1.1, 1);

  /** The leaning of each school; one that is not named has none. */
  private static final Map<String, Style> OF_SCHOOLS =
      Map.of(
          "northern", STEADY,
          "southern", BOLD,
          "highland", BOLD,
          "sylvan", PATIENT,
          "everfrost", STEADY,
          "nethervoid", BOLD,
          "etherweave", PATIENT);

  private final double pieces;
  private final double enemies;
  private final double threats;
  private final double plans;

  Style(double pieces, double enemies, double threats, double plans) {
    this.pieces = pieces;
    this.enemies = enemies;
    this.threats = threats;
    this.plans = plans;
  }

  /** The leaning of who plays this school. */
  static Style of(String school) {
    return OF_SCHOOLS.getOrDefault(school, EVEN);
  }

  /** These weights with this leaning. */
  double[] of(double[] weights) {
    double[] leaning = weights.clone();
    for (int trait = 0; trait < leaning.length; trait++) leaning[trait] *= factor(trait);
    return leaning;
  }

  private double factor(int trait) {
    if (within(trait, Traits.OWN_PIECES)) return pieces;
    if (within(trait, Traits.ENEMY_PIECES)) return enemies;
    if (within(trait, Traits.ENEMY_BEINGS) || within(trait, Traits.ENEMY_LEGENDS)) return threats;
    if (within(trait, Traits.OWN_BEINGS) || within(trait, Traits.OWN_LEGENDS)) return plans;
    return 1;
  }

  /** Whether this is one of the three traits from {@code first} on. */
  private static boolean within(int trait, int first) {
    return trait >= first && trait < first + 3;
  }
}
