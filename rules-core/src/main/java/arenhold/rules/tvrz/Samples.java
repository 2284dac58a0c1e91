package arenhold.rules.tvrz;

import arenhold.rules.Playout;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Viewer;
import arenhold.rules.tvrz.position.Phase;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Positions of random play, each before an attack: what benchmarks measure parts of the rules on.
 */
final class Samples {

  private static final int POSITIONS = 1024;

  private final List<Position> positions = new ArrayList<>();
  private int next;

  /** The state of a linear congruential sequence: the same positions in every run. */
  private long mixed = 1;

  private Samples() {}

  private int any(int choices) {
    mixed = mixed * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
    return (int) ((mixed >>> 33) % choices);
  }

  /** Those of random matches of this set-up. */
  static Samples of(Tvrz tvrz, Setup setup) {
    Samples samples = new Samples();
    Playout table = new Playout((seat, prompt, choices) -> samples.any(choices.size()));
    while (samples.positions.size() < POSITIONS) {
      Position p = tvrz.start(setup);
      while (table.playUnit(tvrz, p)) {
        if (p.phase == Phase.ATTACK) samples.positions.add(p.copy());
      }
    }
    return samples;
  }

  private Position next() {
    return positions.get(next++ % POSITIONS);
  }

  /**
   * Makes in so many of them the view of the active player, and returns how many cards it shows.
   */
  long views(int count) {
    long found = 0;
    for (int i = 0; i < count; i++) {
      Position p = next();
      found += Views.of(p, Viewer.of(Seat.of(p.active))).seats().get(p.active).hand().size();
    }
    return found;
  }
}
