package arenhold.players;

import arenhold.rules.Imagination;
import arenhold.rules.Playout;
import arenhold.rules.Table;
import arenhold.rules.Unimaginable;
import arenhold.rules.World;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Imagined matches for a search: new ones as long as imagining takes a modest part of the time,
 * otherwise those again that are there already. Imagining is not part of the budget, or in some
 * games nothing of it would be left to try choices with; it is bounded here.
 *
 * @param <P> the game's position
 */
final class WorldPool<P> {

  /** How much imagining may take for each node: a quarter of what it does. */
  private static final int SHARE = 4;

  /** How many are imagined as long as it takes no more than the whole budget. */
  private static final int FIRST = 3;

  /** How many are kept: with more, new ones take the places of the oldest. */
  private static final int MOST = 256;

  /** What a random draw takes, in nodes: what does not fit is drawn again, or repaired. */
  private static final int DRAW = 8;

  private final Imagination<P> imagination;
  private final Table nature;
  private final Meter meter;
  private final int lines;
  private final List<World<P>> worlds = new ArrayList<>();
  private long imagined;
  private long spent;
  private int turn;

  /** Whether no more of them are looked for. */
  private boolean last;

  WorldPool(Seen<P> seen, SplittableRandom random, Meter meter) {
    this.imagination = seen.imagination();
    this.meter = meter;
    this.lines = seen.known().lines().size();
    this.nature =
        new Playout(
            (seat, prompt, options) -> {
              spent += DRAW;
              return random.nextInt(options.size());
            });
  }

  /**
   * The next one; null if the thinking was ended early while it was looked for.
   *
   * @throws Unimaginable if there is none at all, or none before the thinking was ended
   */
  World<P> next() {
    boolean first = imagined < FIRST && spent <= meter.budget();
    boolean wanted = worlds.isEmpty() || first || spent * SHARE <= meter.used();
    World<P> world = wanted && !last ? imagined() : null;
    if (meter.cut()) return null;
    if (world == null) return worlds.get(turn++ % worlds.size());
    spent += lines;
    if (worlds.size() < MOST) worlds.add(world);
    else worlds.set((int) (imagined % MOST), world);
    imagined++;
    turn++;
    return world;
  }

  /** A new one; null if there are others and it would take too long to find one more. */
  private World<P> imagined() {
    try {
      return imagination.world(nature, meter::ends);
    } catch (Unimaginable none) {
      if (worlds.isEmpty()) throw none;
      last = true;
      return null;
    }
  }
}
