package arenhold.players;

import arenhold.rules.Rollout;
import arenhold.rules.World;
import java.util.SplittableRandom;

/**
 * Plays any game by searching a tree of single choices over imagined matches, without knowing
 * anything of it: information-set tree search with a tree for every observer (Cowling, Powley and
 * Whitehouse, 2012). Every seat is taken to play for itself.
 *
 * <p>The budget is spent at the root by sequential halving: all choices are tried equally often,
 * then the better half of them, and so on, which is more exact for a known budget than bounds of
 * confidence. Below it {@link SearchTree} chooses.
 */
final class SearchPlayer implements Player {

  private final SearchStyle style;

  SearchPlayer() {
    this(SearchStyle.USUAL);
  }

  SearchPlayer(SearchStyle style) {
    this.style = style;
  }

  @Override
  public Decision decide(Seen<?> seen, Thinking thinking) {
    if (seen.size() == 1 && !seen.question().offer()) return Decision.of(0);
    return searched(seen, thinking);
  }

  private <P> Decision searched(Seen<P> seen, Thinking thinking) {
    SplittableRandom random = thinking.random(seen.known());
    Meter meter = new Meter(thinking);
    WorldPool<P> worlds = new WorldPool<>(seen, random, meter);
    Halving root = new Halving(seen.size(), seen.question().offer(), thinking.nodes());
    SearchTree<P> tree = new SearchTree<>(seen, style, random, meter);
    Rollout<P> rollout = new Rollout<>(seen.game(), tree);
    do {
      World<P> world = worlds.next();
      if (world == null) break;
      int index = root.next(meter.used());
      tree.begin(root.choice(index));
      rollout.from(world).play();
      root.add(index, tree.end(rollout));
    } while (meter.goesOn());
    return root.decision(meter);
  }
}
