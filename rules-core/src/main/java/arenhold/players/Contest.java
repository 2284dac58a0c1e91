package arenhold.players;

import arenhold.players.analysis.Estimate;
import arenhold.players.analysis.Samples;
import arenhold.rules.Game;
import arenhold.rules.Rollout;
import arenhold.rules.Seat;
import arenhold.rules.World;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Choices of one question played to the end of the match, in the same imagined matches: which of
 * them wins most, and by how much. Of more than two the worse half is dropped now and then.
 *
 * @param <P> the game's position
 */
final class Contest<P> {

  /** To the end of the match, however many turns that takes. */
  private static final SearchStyle TO_THE_END =
      new SearchStyle(0.5, 2, 1.5, 12, 12, 1_000_000, 20_000);

  /** What came of a choice, match by match, from the first as long as it was in the race. */
  private static final class Entrant {
    private final int choice;
    private final List<Double> shares = new ArrayList<>();
    private final List<Contrast.Led> led = new ArrayList<>();

    private Entrant(int choice) {
      this.choice = choice;
    }
  }

  private final Seen<P> seen;
  private final Game<P> game;
  private final Meter meter;
  private final SearchTree<P> tree;
  private final Rollout<P> rollout;
  private final Contrast<P> leading;
  private final List<Entrant> entrants;
  private final Halving race;
  private final boolean reasoned;

  /**
   * Between these choices of the open question, which are different and at least one.
   *
   * @param choices their indices, or {@link Decision#WAIT}; of equals the first one is preferred
   * @param reasoned whether {@link #reasons} will be asked for
   */
  Contest(
      Seen<P> seen, List<Integer> choices, SplittableRandom random, Meter meter, boolean reasoned) {
    this.seen = seen;
    this.game = seen.game();
    this.meter = meter;
    this.tree = new SearchTree<>(seen, TO_THE_END, random, meter);
    this.rollout = new Rollout<>(game, tree);
    this.leading = new Contrast<>(seen);
    this.entrants = choices.stream().map(Entrant::new).toList();
    this.race = new Halving(choices.size(), false, meter.budget());
    this.reasoned = reasoned && choices.size() > 1;
    if (this.reasoned) tree.keepParts();
  }

  /**
   * Plays as many of these matches as the budget allows, at least one.
   *
   * @param worlds answers null where there are no more; not at first
   */
  void play(Supplier<World<P>> worlds) {
    do {
      World<P> world = worlds.get();
      if (world == null) break;
      for (int index : race.left(meter.used())) {
        Entrant entrant = entrants.get(index);
        double share = won(world, entrant.choice);
        race.add(index, share);
        entrant.shares.add(share);
        if (reasoned) entrant.led.add(leading.led(tree, rollout));
      }
    } while (meter.goesOn());
  }

  /** Plays one match to its end with any choice. Returns the share of the win. */
  double won(World<P> world, int choice) {
    tree.begin(choice);
    rollout.from(world).play();
    tree.end(rollout);
    return rollout.outcome() == null
        ? 0.5
        : Standing.won(game, rollout.position(), rollout.outcome(), seen.seat());
  }

  /** The choices, best first: those longest in the race, and of these what won most. */
  List<Integer> order() {
    return race.decision(meter).rated().stream()
        .map(rated -> entrants.get(rated.choice()).choice)
        .toList();
  }

  /** In how many matches a choice was played. */
  int played(int choice) {
    return entrant(choice).shares.size();
  }

  /** The share of the win with a choice. */
  Estimate share(int choice) {
    Samples samples = new Samples();
    entrant(choice).shares.forEach(samples::add);
    return samples.share(1.0 / sides());
  }

  /** By how much more a choice wins than another one, over the matches that both were played in. */
  Estimate difference(int choice, int other) {
    List<Double> here = entrant(choice).shares;
    List<Double> there = entrant(other).shares;
    Samples samples = new Samples();
    int both = Math.min(here.size(), there.size());
    for (int i = 0; i < both; i++) samples.add(here.get(i) - there.get(i));
    return samples.difference();
  }

  /** Why a choice is better than another one, from the matches that both were played in. */
  List<Hint.Reason> reasons(int choice, int other) {
    List<Contrast.Led> here = entrant(choice).led;
    List<Contrast.Led> there = entrant(other).led;
    Contrast<P> contrast = leading.anew();
    int both = Math.min(here.size(), there.size());
    for (int i = 0; i < both; i++) contrast.add(here.get(i), there.get(i));
    return contrast.reasons();
  }

  private Entrant entrant(int choice) {
    for (Entrant each : entrants) if (each.choice == choice) return each;
    throw new IllegalArgumentException("choice " + choice + " is not in this contest");
  }

  /** How many sides there are. */
  private long sides() {
    return IntStream.range(0, seen.known().setup().size())
        .mapToObj(seat -> game.side(rollout.position(), Seat.of(seat)))
        .distinct()
        .count();
  }
}
