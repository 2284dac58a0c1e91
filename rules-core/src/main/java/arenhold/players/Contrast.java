package arenhold.players;

import arenhold.players.analysis.Estimate;
import arenhold.players.analysis.Samples;
import arenhold.rules.Game;
import arenhold.rules.Prospect;
import arenhold.rules.Rollout;
import arenhold.rules.Seat;
import arenhold.rules.Unimaginable;
import arenhold.rules.World;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * One choice held against another over the same imagined matches, by the named parts of what they
 * lead to is worth: why it is better. It is compared where a search values positions. Parts that
 * differ by chance alone, or hardly, are no reasons.
 *
 * @param <P> the game's position
 */
final class Contrast<P> {

  /** The choice can win the match before its position would be valued; the other less often. */
  static final String WINS = "wins";

  /** The other choice loses the match so early, or goes out of it, more often. */
  static final String STAYS = "stays";

  /** The choice puts rivals out of a match that goes on; the other fewer. */
  static final String OUTS = "outs";

  /** What is added to the key of a part: better for the seat itself, or worse for its rivals. */
  static final String OWN = ".own";

  static final String OTHERS = ".others";

  /** In fewer imagined matches nothing is seen. */
  private static final int LEAST_PAIRS = 6;

  /** By how much a part must differ for certain, in log-odds. */
  private static final double LEAST = 0.04;

  /** How much oftener a match must end, or a seat go out, for certain. */
  private static final double OFTENER = 0.05;

  /** What a share of the win is worth in log-odds where nobody is ahead. */
  private static final double WIN = 4;

  /** What a part counts for in one match at the most. */
  private static final double MOST = 3;

  /**
   * Where a choice led in one match.
   *
   * @param parts of what the position was worth; empty if the match was over before
   * @param odds what it was worth to each seat
   * @param won the share of the win, if it was over
   * @param lost what was lost of it then; 1 for a seat that is out of a match that goes on
   * @param outs how many rivals are out of it
   */
  record Led(List<Prospect> parts, double[] odds, double won, double lost, int outs) {}

  /** How much a part differs. */
  private static final class Gap {
    private final Samples worth = new Samples();
    private final Samples amount = new Samples();

    private void add(double value, double more) {
      worth.add(Math.clamp(value, -MOST, MOST));
      amount.add(more);
    }

    /** What is gained for certain; null if nothing is. */
    private Gain gain(String key) {
      Estimate difference = worth.difference();
      boolean certain = difference.least() > LEAST && amount.estimate().least() > 0;
      return certain ? new Gain(key, difference.mean()) : null;
    }
  }

  private record Gain(String key, double worth) {

    private Gain larger(Gain other) {
      return other.worth > worth ? other : this;
    }
  }

  private final Game<P> game;
  private final Seat own;
  private final int seats;
  private final Samples wins = new Samples();
  private final Samples stays = new Samples();
  private final Samples outs = new Samples();
  private final Map<String, Gap> gaps = new LinkedHashMap<>();
  private List<Integer> rivals;

  /** Whether the game names parts at all. */
  private boolean named;

  Contrast(Seen<P> seen) {
    this(seen.game(), seen.seat(), seen.known().setup().size());
  }

  private Contrast(Game<P> game, Seat own, int seats) {
    this.game = game;
    this.own = own;
    this.seats = seats;
  }

  /** Of another two choices of the same question, without any match yet. */
  Contrast<P> anew() {
    Contrast<P> other = new Contrast<>(game, own, seats);
    other.rivals = rivals;
    other.named = named;
    return other;
  }

  /** Holds a choice against another one in imagined matches, as many as the budget allows. */
  static <P> Contrast<P> between(Seen<P> seen, int choice, int other, Thinking thinking) {
    SplittableRandom random = thinking.random(seen.known()).split();
    Meter meter = new Meter(thinking);
    WorldPool<P> worlds = new WorldPool<>(seen, random, meter);
    SearchTree<P> tree = new SearchTree<>(seen, SearchStyle.USUAL, random, meter);
    tree.keepParts();
    Rollout<P> rollout = new Rollout<>(seen.game(), tree);
    Contrast<P> contrast = new Contrast<>(seen);
    try {
      while (meter.goesOn()) {
        World<P> world = worlds.next();
        if (world == null) break;
        Led here = contrast.played(world, choice, tree, rollout);
        contrast.add(here, contrast.played(world, other, tree, rollout));
      }
    } catch (Unimaginable none) {
      // No match is found in time: then there are no reasons.
    }
    return contrast;
  }

  private Led played(World<P> world, int choice, SearchTree<P> tree, Rollout<P> rollout) {
    tree.begin(choice);
    rollout.from(world).play();
    tree.end(rollout);
    return led(tree, rollout);
  }

  /** Where the last iteration of a tree that keeps parts led. */
  Led led(SearchTree<P> tree, Rollout<P> rollout) {
    if (rivals == null) {
      rivals = rivals(rollout.position());
      named = !game.prospects(rollout.position()).isEmpty();
    }
    List<Prospect> parts = tree.parts();
    if (parts == null) {
      boolean over = rollout.outcome() != null;
      double won = over ? Standing.won(game, rollout.position(), rollout.outcome(), own) : 0;
      return new Led(List.of(), new double[0], won, over ? 1 - won : 0, 0);
    }
    double[] odds = Standing.odds(parts);
    int out = 0;
    for (int rival : rivals) if (isOut(odds, rival)) out++;
    return new Led(parts, odds, 0, isOut(odds, own.index()) ? 1 : 0, out);
  }

  /** The seats of other sides. */
  private List<Integer> rivals(P position) {
    List<Seat> side = game.side(position, own);
    List<Integer> others = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      if (!side.contains(Seat.of(seat))) others.add(seat);
    }
    return others;
  }

  private static boolean isOut(double[] odds, int seat) {
    for (double other : odds) if (odds[seat] <= other - Prospect.OUT) return true;
    return false;
  }

  /** Adds an imagined match in which the choice led here, and the other one there. */
  void add(Led here, Led there) {
    wins.add(here.won - there.won);
    stays.add(there.lost - here.lost);
    outs.add(here.outs - there.outs);
    boolean comparable = here.odds.length > 0 && here.odds.length == there.odds.length;
    boolean plays = comparable && here.lost == 0 && there.lost == 0;
    if (!plays) {
      gaps.values().forEach(gap -> gap.add(0, 0));
      return;
    }
    double[] weights = weights(here.odds, there.odds);
    for (int i = 0; i < here.parts.size(); i++) {
      compare(here.parts.get(i), there.parts.get(i), weights);
    }
  }

  /** How much each rival counts: the stronger the more; those that are out do not. */
  private double[] weights(double[] here, double[] there) {
    double[] weights = new double[here.length];
    for (double[] odds : List.of(here, there)) {
      double most = Double.NEGATIVE_INFINITY;
      for (int rival : rivals) most = Math.max(most, odds[rival]);
      double all = 0;
      for (int rival : rivals) all += StrictMath.exp(odds[rival] - most);
      for (int rival : rivals) weights[rival] += StrictMath.exp(odds[rival] - most) / all / 2;
    }
    for (int rival : rivals) if (isOut(here, rival) || isOut(there, rival)) weights[rival] = 0;
    return weights;
  }

  private void compare(Prospect here, Prospect there, double[] weights) {
    int seat = own.index();
    double value = here.values().get(seat) - there.values().get(seat);
    double amount = here.amounts().get(seat) - there.amounts().get(seat);
    gap(here.key() + OWN).add(value, amount);
    value = 0;
    amount = 0;
    for (int rival : rivals) {
      value += weights[rival] * (there.values().get(rival) - here.values().get(rival));
      amount += weights[rival] * (there.amounts().get(rival) - here.amounts().get(rival));
    }
    gap(here.key() + OTHERS).add(value, amount);
  }

  /** How much a part differs, with all matches so far in it. */
  private Gap gap(String key) {
    Gap known = gaps.get(key);
    if (known != null) return known;
    Gap gap = new Gap();
    for (int i = 1; i < wins.count(); i++) gap.add(0, 0);
    gaps.put(key, gap);
    return gap;
  }

  /** Why the choice is better than the other one, the best reason first: one for each part. */
  List<Hint.Reason> reasons() {
    if (!named || wins.count() < LEAST_PAIRS) return List.of();
    List<Gain> gains = new ArrayList<>();
    oftener(WINS, wins, gains);
    oftener(STAYS, stays, gains);
    oftener(OUTS, outs, gains);
    Map<String, Gain> parts = new LinkedHashMap<>();
    gaps.forEach(
        (key, gap) -> {
          Gain gain = gap.gain(key);
          String part = key.substring(0, key.lastIndexOf('.'));
          if (gain != null) parts.merge(part, gain, Gain::larger);
        });
    gains.addAll(parts.values());
    return gains.stream()
        .sorted(Comparator.comparingDouble((Gain gain) -> -gain.worth))
        .limit(Hint.MOST_REASONS)
        .map(gain -> new Hint.Reason(gain.key, Map.of()))
        .toList();
  }

  private static void oftener(String key, Samples samples, List<Gain> gains) {
    Estimate share = samples.difference();
    if (share.least() > OFTENER) gains.add(new Gain(key, WIN * share.mean()));
  }
}
